"""GHS pictograms, class diamonds and the marine pollutant mark, as the site and its sheets draw them.

`hazard-marks.ts` draws them from `images/` before Blender starts.
"""

from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).parent.parent / ".cache" / "imagery" / "marks"


def _mark(name, side):
    """A drawing with see-through corners, `side` pixels from corner to corner."""
    return Image.open(FOLDER / f"{name}.png").convert("RGBA").resize((side, side), Image.LANCZOS)


def ghs_pictogram(code, side):
    """A GHS pictogram with white ground, `side` pixels from corner to corner."""
    return _mark(code, side)


def transport_marks(transport, side):
    """The diamonds that a package of this product carries: class, subsidiary hazards, marine pollutant."""
    if transport is None:
        return []
    names = [f"class-{name}" for name in (transport.imdgClass, *transport.subsidiaryHazards)]
    if transport.marinePollutant:
        names.append("marine-pollutant")
    return [_mark(name, side) for name in names]
