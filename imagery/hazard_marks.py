"""GHS pictograms, class diamonds and the marine pollutant mark, drawn to any size.

The symbols of the transport classes are those of the GHS pictograms (both
follow the UN recommendations), so all are drawn from `images/ghs/*.svg`.
"""

from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFont

from vector_paths import fill_mask, parse_path, read_svg_paths

SYMBOLS = Path(__file__).parent.parent / "images" / "ghs"
FIGURE_FONT = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"

BLACK = "#111111"
WHITE = "#ffffff"
SIGNAL_RED = "#c8102e"

# The two paths of each file: the red frame, and the black symbol.
FRAME, SYMBOL = 0, 1


@cache
def _symbol_mask(code, part, side):
    box, paths = read_svg_paths(SYMBOLS / f"{code}.svg")
    return fill_mask(parse_path(paths[part]), box, side, side)


def _diamond_mask(side, inset=0.0):
    """A square on its point; `inset` is a share of the side."""
    scale = 4
    big = side * scale
    margin = inset * big
    mask = Image.new("L", (big, big))
    middle = big / 2
    ImageDraw.Draw(mask).polygon(
        [(middle, margin), (big - margin, middle), (middle, big - margin), (margin, middle)],
        fill=255,
    )
    return mask.resize((side, side), Image.LANCZOS)


def ghs_pictogram(code, side):
    """A GHS pictogram with white ground, `side` pixels from corner to corner."""
    picture = Image.new("RGBA", (side, side), (255, 255, 255, 0))
    picture.paste(WHITE, mask=_diamond_mask(side, 0.004))
    picture.paste(SIGNAL_RED, mask=_symbol_mask(code, FRAME, side))
    picture.paste(BLACK, mask=_symbol_mask(code, SYMBOL, side))
    return picture


# Ground above, ground below, ink of symbol and inner line above and below, GHS symbol, figure.
_CLASSES = {
    "3": (SIGNAL_RED, SIGNAL_RED, WHITE, WHITE, "GHS02", "3"),
    "6.1": (WHITE, WHITE, BLACK, BLACK, "GHS06", "6"),
    "8": (WHITE, BLACK, BLACK, WHITE, "GHS05", "8"),
}


def class_diamond(imdg_class, side):
    """The label or placard of an IMDG class, `side` pixels from corner to corner.

    Raises a KeyError with advice for a class that no product has had so far.
    """
    if imdg_class not in _CLASSES:
        raise KeyError(f"Class {imdg_class} has no drawing yet: add it to imagery/hazard_marks.py.")
    above, below, ink_above, ink_below, code, figure = _CLASSES[imdg_class]
    ground = _halves(side, above, below)
    # The line runs 5 mm inside the edge of a 100 mm label, in the ink of its half.
    line = ImageChops.subtract(_diamond_mask(side, 0.068), _diamond_mask(side, 0.085))
    ground.paste(_halves(side, ink_above, ink_below), mask=line)
    symbol_side = round(side * 0.66)
    symbol = _symbol_mask(code, SYMBOL, symbol_side)
    box = symbol.getbbox()
    symbol = symbol.crop(box)
    # The symbol of class 8 is wide, and the upper half of a diamond is not.
    factor = min(0.32 * side / symbol.height, 0.38 * side / symbol.width)
    symbol = symbol.resize(
        (round(symbol.width * factor), round(symbol.height * factor)), Image.LANCZOS
    )
    centre_y = 0.31 if imdg_class != "8" else 0.37
    ground.paste(
        ink_above,
        (round((side - symbol.width) / 2), round(centre_y * side - symbol.height / 2)),
        symbol,
    )
    draw = ImageDraw.Draw(ground)
    font = ImageFont.truetype(FIGURE_FONT, round(side * 0.17))
    draw.text((side / 2, side * 0.785), figure, font=font, fill=ink_below, anchor="mm")
    picture = Image.new("RGBA", (side, side), (255, 255, 255, 0))
    picture.paste(ground, mask=_diamond_mask(side))
    return picture


def _halves(side, above, below):
    picture = Image.new("RGB", (side, side), above)
    ImageDraw.Draw(picture).rectangle([0, side // 2, side, side], fill=below)
    return picture


def marine_pollutant_mark(side):
    """The fish and tree in a black frame, `side` pixels from corner to corner."""
    picture = Image.new("RGBA", (side, side), (255, 255, 255, 0))
    picture.paste(BLACK, mask=_diamond_mask(side))
    picture.paste(WHITE, mask=_diamond_mask(side, 0.045))
    symbol = _symbol_mask("GHS09", SYMBOL, round(side * 1.25))
    margin = (symbol.width - side) // 2
    picture.paste(BLACK, mask=symbol.crop((margin, margin, margin + side, margin + side)))
    return picture


def transport_marks(transport, side):
    """The diamonds that a package of this product carries: class, subsidiary hazards, marine pollutant."""
    if transport is None:
        return []
    diamonds = [class_diamond(c, side) for c in (transport.imdgClass, *transport.subsidiaryHazards)]
    if transport.marinePollutant:
        diamonds.append(marine_pollutant_mark(side))
    return diamonds
