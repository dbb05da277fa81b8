# The companion in a container: docker build -t companion . (README, "Install", says how it is run).
FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /opt/companion
COPY pyproject.toml constraints.txt README.md LICENSE NOTICE ./
COPY companion companion
COPY content content
RUN /opt/companion/bin/python -m pip --no-cache-dir install --constraint constraints.txt .

FROM python:3.13-slim
COPY --from=build /opt/companion /opt/companion
RUN useradd --uid 10001 --no-create-home companion && install -d -o companion -g companion /data
USER companion
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HOME=/tmp
# All that is kept; the rest of the image may be read-only, with a temporary /tmp.
VOLUME /data
EXPOSE 8160
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["/opt/companion/bin/python", "-c", \
  "import urllib.request as u; u.urlopen('http://127.0.0.1:8160/api/health', timeout=4)"]
STOPSIGNAL SIGTERM
# Through a published port every phone may come from one address, and none of them is this machine.
ENTRYPOINT ["/opt/companion/bin/companion", "serve", "--no-open", "--data", "/data", "--behind-proxy"]
