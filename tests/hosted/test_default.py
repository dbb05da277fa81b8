"""Who serves one machine installs and imports nothing of what several machines need."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]

_SERVE = """
import sys
from pathlib import Path
from companion.server import bootstrap, serve
from companion.ui.web.server import Server
with bootstrap.open_folder(Path(sys.argv[1])) as folder:
    bootstrap.build(folder, port=0, lang="en")
print([name for name in sys.modules if name.partition(".")[0] == "nats" or name.startswith("companion.hosted")])
"""


def test_serving_one_machine_imports_nothing_of_several(tmp_path: Path) -> None:
    asked = [sys.executable, "-c", _SERVE, str(tmp_path / "data")]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=120, cwd=ROOT)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr


def test_only_the_extra_installs_the_engine() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    hosted = project["optional-dependencies"]["hosted"]
    assert not [each for each in project["dependencies"] if each.startswith("nats")]
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert len(hosted) == 2 and set(hosted) <= set(pinned)
