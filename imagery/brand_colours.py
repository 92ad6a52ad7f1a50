"""The company's colours, as `content/brand.yaml` has them.

`render.ts` writes them here before Blender starts, which cannot read YAML.
"""

import json
from pathlib import Path

_COLOURS = json.loads(
    (Path(__file__).parent.parent / ".cache" / "imagery" / "brand.json").read_text()
)

NAVY = _COLOURS["navy"]
TEAL = _COLOURS["teal"]
PAPER = _COLOURS["paper"]
