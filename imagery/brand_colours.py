"""The company's colours, read from `content/brand.yaml`, a list of names and colours."""

import re
from pathlib import Path

_FILE = Path(__file__).parent.parent / "content" / "brand.yaml"
_COLOURS = dict(re.findall(r"""^(\w+): ['"](#\w{6})""", _FILE.read_text(), re.MULTILINE))

NAVY = _COLOURS["navy"]
TEAL = _COLOURS["teal"]
PAPER = _COLOURS["paper"]
