"""The rules reference: topics from the content folder and a forgiving search. Draws nothing, scores nothing."""
