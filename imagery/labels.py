"""Everything printed on a package, drawn from the product's and the company's records.

Sizes are millimetres of the real label, so that a class diamond has the
100 mm side that transport rules ask for.
"""

from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

import hazard_marks
from brand_colours import NAVY, TEAL
from vector_paths import fill_mask, parse_path

FONTS = Path(__file__).parent.parent / "node_modules"
HEADING_FACE = FONTS / "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"
TEXT_FACE = FONTS / "inter-ui/variable/InterVariable.woff2"
PAPER = "#fbfaf7"
INK = "#15191f"
GREY = "#4a5766"
SIGNAL_RED = "#b3121d"

CLEAR = (21, 25, 31, 0)
"""Nothing, in the colour of ink: the edges of see-through lettering fade into it, not into white."""

DIAMOND_MM = 141
"""A diamond of 100 mm sides, corner to corner: the least size on a package."""
PICTOGRAM_MM = 46
"""A GHS pictogram of 32 mm sides, corner to corner: the least size on a 50 to 500 litre package."""


@cache
def heading_font(pixels, weight=800, width=100):
    """The site's heading face; weight 100 to 900, width 62 to 125."""
    font = ImageFont.truetype(str(HEADING_FACE), max(4, round(pixels)))
    font.set_variation_by_axes([weight, width])
    return font


@cache
def text_font(pixels, weight=400):
    """The site's text face, drawn for small sizes; weight 100 to 900."""
    font = ImageFont.truetype(str(TEXT_FACE), max(4, round(pixels)))
    font.set_variation_by_axes([14, weight])
    return font


class Sheet:
    """A label to draw on in millimetres, origin at its upper left."""

    def __init__(self, width, height, pixels_per_mm=5.0, ground=PAPER):
        self.scale = pixels_per_mm
        self.width, self.height = width, height
        mode = "RGBA" if ground is None else "RGB"
        size = (round(width * self.scale), round(height * self.scale))
        self.image = Image.new(mode, size, CLEAR if ground is None else ground)
        self.draw = ImageDraw.Draw(self.image)

    def band(self, top, bottom, colour, left=0, right=None):
        """A filled strip."""
        right = self.width if right is None else right
        self.draw.rectangle([v * self.scale for v in (left, top, right, bottom)], fill=colour)

    def text(
        self, x, y, words, height, colour=INK, weight=500, face=text_font, anchor="ls", fit=None
    ):
        """Words with the given capital height on the base line y, made smaller to fit a width.

        Returns their width in millimetres.
        """
        pixels = height * self.scale / 0.72
        font = face(pixels, weight)
        if fit is not None and font.getlength(words) > fit * self.scale:
            font = face(pixels * fit * self.scale / font.getlength(words), weight)
        self.draw.text(
            (x * self.scale, y * self.scale), words, font=font, fill=colour, anchor=anchor
        )
        return font.getlength(words) / self.scale

    def wrapped(
        self, x, y, words, height, width, colour=INK, weight=400, leading=1.75, most_lines=99
    ):
        """Words broken to a width; returns the base line after the last one."""
        font = text_font(height * self.scale / 0.72, weight)
        line = ""
        lines = []
        for word in words.split():
            longer = f"{line} {word}".strip()
            if font.getlength(longer) > width * self.scale and line:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
        for text in lines[:most_lines]:
            self.draw.text(
                (x * self.scale, y * self.scale), text, font=font, fill=colour, anchor="ls"
            )
            y += height * leading
        return y

    def paste(self, picture, x, y):
        """A picture with alpha, its upper left at x, y."""
        self.image.paste(picture, (round(x * self.scale), round(y * self.scale)), picture)

    def mark(self, job, x, y, side, ring, wave=TEAL):
        """The company's mark in a square."""
        pixels = round(side * self.scale)
        for path, colour in ((job.mark.ring, ring), (job.mark.wave, wave)):
            mask = fill_mask(parse_path(path), (0, 0, 48, 48), pixels, pixels)
            self.image.paste(colour, (round(x * self.scale), round(y * self.scale)), mask)
            if self.image.mode == "RGBA":
                alpha = Image.new("RGBA", (pixels, pixels), colour)
                alpha.putalpha(mask)
                self.image.alpha_composite(alpha, (round(x * self.scale), round(y * self.scale)))

    def save(self, path):
        """Writes the label and returns its path."""
        self.image.save(path)
        return path


def group_thousands(number):
    """1000 as "1,000"."""
    return f"{number:,.0f}"


def un_text(transport):
    """The UN number as it is marked on packages: "UN 1294"."""
    return f"UN {transport.unNumber[2:]}"


def package_label(job, packaging, path, width=300, height=205, with_diamonds=True):
    """The label of a drum or IBC: who, what, identity, UN number, hazards, net mass, diamonds.

    A label without diamonds goes with separate ones beside it, as on plastic drums.
    """
    product = job.require_product()
    sheet = Sheet(width, height)
    margin = width * 0.035
    header = height * 0.135
    _header(sheet, job, header, margin)
    diamonds = []
    if with_diamonds:
        diamonds = hazard_marks.transport_marks(product.transport, round(DIAMOND_MM * sheet.scale))
    columns = _paste_diamonds(sheet, diamonds, header * 1.08, margin)
    room = width - margin * 2 - columns
    # A label without hazards has room for larger type.
    airy = 1.0 if product.pictograms else 1.35
    y = _product_name(sheet, product.name, margin, header, room, airy)
    y += height * 0.063 * airy
    identity = f"CAS {product.casNumber}   {_subscripted(product.formula)}"
    sheet.text(margin, y, identity, height * 0.036 * airy, GREY, 500, fit=room)
    y += height * 0.024 * airy**3
    sheet.band(y, y + 0.7, "#c5ced6", margin, margin + room)
    if product.transport:
        y += height * 0.095
        number = sheet.text(margin, y, un_text(product.transport), height * 0.07, INK, 700)
        beside = width * 0.025
        sheet.text(
            margin + number + beside,
            y,
            product.transport.properShippingName,
            height * 0.034,
            INK,
            600,
            fit=room - number - beside,
        )
    amount_size = height * (0.046 if product.pictograms else 0.085)
    y += height * 0.03 * airy**3 + amount_size
    amount = f"Net {group_thousands(packaging.netMassKg)} kg"
    if packaging.netVolumeLitres:
        amount += f"   {group_thousands(packaging.netVolumeLitres)} L"
    sheet.text(margin, y, amount, amount_size, NAVY, 600, fit=room)
    if product.pictograms:
        _hazards(sheet, product, margin, y + height * 0.026, room, height)
    else:
        sheet.text(margin, y + height * 0.11, packaging.name, height * 0.046, GREY, 500, fit=room)
    words = f"{job.company.legalName}, {job.company.address}   {job.company.phone}"
    sheet.text(margin, height * 0.972, words, height * 0.016, GREY, 500, fit=room)
    return sheet.save(path)


def _product_name(sheet, name, margin, header, room, airy):
    """The name as large as the room allows, a long one on two lines; returns its last base line."""
    height = sheet.height
    size = height * 0.105 * airy
    last = header + height * 0.155 * airy
    if _height_to_fit(sheet, name, room) >= size * 0.62:
        sheet.text(margin, last, name, size, NAVY, 800, heading_font, fit=room)
        return last
    words = name.split(" ")
    first, second = " ".join(words[:-1]), words[-1]
    if len(words) > 2 and len(first) > len(second) * 2.5:
        first, second = words[0], " ".join(words[1:])
    size = min([height * 0.066, *(_height_to_fit(sheet, line, room) for line in (first, second))])
    last += height * 0.034
    sheet.text(margin, last - size * 1.38, first, size, NAVY, 800, heading_font)
    sheet.text(margin, last, second, size, NAVY, 800, heading_font)
    return last


def _header(sheet, job, header, margin):
    """The company's mark and name on navy, as on every label of the series."""
    sheet.band(0, header, NAVY)
    sheet.band(header, header + sheet.height * 0.012, TEAL)
    side = header * 0.74
    sheet.mark(job, margin, (header - side) / 2, side, "#ffffff")
    name = job.company.name.upper()
    sheet.text(
        margin + side * 1.25, header * 0.68, name, header * 0.37, "#ffffff", 700, heading_font
    )


def _paste_diamonds(sheet, diamonds, top, margin):
    """Pastes diamonds at the right, side against side as they are stuck; returns the width they took."""
    if not diamonds:
        return 0
    space = sheet.height - top
    side = diamonds[0].width / sheet.scale
    if len(diamonds) == 1:
        sheet.paste(diamonds[0], sheet.width - margin * 0.8 - side, top + (space - side) / 2)
        return side + margin * 0.6
    # Half a diamond down and half a diamond across is the next one's place.
    left = sheet.width - margin * 0.5 - side * 1.5
    upper = top + (space - side * (len(diamonds) + 1) / 2) / 2
    for index, diamond in enumerate(diamonds):
        sheet.paste(diamond, left + (index % 2) * side / 2, upper + index * side / 2)
    return side * 1.5 + margin * 0.3


def _hazards(sheet, product, x, y, room, height):
    """GHS pictograms, signal word and hazard statements."""
    side = min(PICTOGRAM_MM, height * 0.21)
    for index, code in enumerate(product.pictograms):
        picture = hazard_marks.ghs_pictogram(code, round(side * sheet.scale))
        sheet.paste(picture, x - side * 0.04 + index * side * 1.03, y)
    y += side + height * 0.042
    sheet.text(x, y, product.signalWord.upper(), height * 0.032, SIGNAL_RED, 700)
    words = " ".join(product.hazardStatements)
    sheet.wrapped(x, y + height * 0.034, words, height * 0.0165, room, GREY, most_lines=3)


_SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def _subscripted(formula):
    """C6H8O7·H2O with subscripts; digits before a letter group (2H2O) stay."""
    out = ""
    for index, char in enumerate(formula):
        after_dot = index == 0 or formula[index - 1] == "·"
        out += char if after_dot or not char.isdigit() else char.translate(_SUBSCRIPTS)
    return out


def tank_lettering(job, path):
    """The company on an ISO tank's flank: mark, name, legal name. 2800 by 760 mm, see-through."""
    sheet = Sheet(2800, 760, 1.2, None)
    sheet.mark(job, 0, 30, 520, NAVY)
    sheet.text(600, 400, job.company.name.upper(), 290, NAVY, 800, heading_font, fit=2180)
    sheet.band(470, 500, TEAL, 604, 2760)
    sheet.text(604, 660, job.company.legalName, 118, NAVY, 600)
    return sheet.save(path)


def tank_contents(job, path):
    """The proper shipping name that a tank bears on its sides, or the plain name of goods that are
    not regulated. 2000 by 160 mm, see-through."""
    product = job.require_product()
    sheet = Sheet(2000, 160, 2.0, None)
    name = product.transport.properShippingName if product.transport else product.name
    sheet.text(4, 128, name, 92, INK, 700, fit=1990)
    return sheet.save(path)


def un_panel(transport, path):
    """The orange panel with the UN number that goes beside a placard: 300 by 120 mm."""
    sheet = Sheet(300, 120, 2.0, "#ee7a12")
    frame = 10
    for edge in (
        (0, 0, 300, frame),
        (0, 120 - frame, 300, 120),
        (0, 0, frame, 120),
        (300 - frame, 0, 300, 120),
    ):
        sheet.draw.rectangle([v * sheet.scale for v in edge], fill="#111111")
    sheet.text(150, 60, transport.unNumber[2:], 66, "#111111", 700, anchor="mm")
    return sheet.save(path)


def container_number(owner, serial):
    """A container's number with the check digit of ISO 6346: "NAVU 402118 5"."""
    values = {}
    value = 10
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        value += 1 if value % 11 == 0 else 0
        values[letter] = value
        value += 1
    total = sum(
        (values[c] if c.isalpha() else int(c)) * 2**place
        for place, c in enumerate(owner + serial)
    )
    return f"{owner} {serial} {total % 11 % 10}"


def tank_number(job, serial, path):
    """The container number and the size and type code of a 20 ft tank container. 1000 by 330 mm."""
    sheet = Sheet(1000, 330, 3.0, None)
    owner = job.company.name[:3].upper() + "U"
    sheet.text(996, 130, container_number(owner, serial), 100, INK, 700, anchor="rs", fit=990)
    sheet.text(996, 300, "22T6", 100, INK, 700, anchor="rs")
    return sheet.save(path)


BAG_MM = (500, 800)
BAG_MARGIN = 104
"""The print keeps clear of the sides, which turn away when the bag is full."""
BAG_NAME_ROOM = 252
"""Millimetres for the longest word of the name: a full bag is narrower near its mouth."""
BAG_PAPER = "#f1efe9"


def bag_print(job, packaging, path):
    """The printed front of a 25 kg bag; the paper's ends stay white for seams."""
    product = job.require_product()
    width, height = BAG_MM
    sheet = Sheet(width, height, 3.2, BAG_PAPER)
    margin = BAG_MARGIN
    room = width - 2 * margin
    _bag_bands(sheet)
    words = _bag_name_lines(product.name)
    size = min([58, *(_height_to_fit(sheet, word, BAG_NAME_ROOM) for word in words)])
    line = size * 1.42
    y = 231 - line * (len(words) - 1) / 2 + size / 2
    for word in words:
        sheet.text(width / 2, y, word, size, "#ffffff", 800, heading_font, "ms")
        y += line
    sheet.text(
        margin, 408, f"NET {group_thousands(packaging.netMassKg)} kg", 38, NAVY, 800, heading_font
    )
    sheet.text(
        margin,
        440,
        f"CAS {product.casNumber}   {_subscripted(product.formula)}",
        16,
        GREY,
        500,
        fit=room,
    )
    _bag_hazards(sheet, product, margin, 462, room)
    sheet.mark(job, margin, 634, 62, NAVY)
    sheet.text(margin + 76, 668, job.company.name.upper(), 24, NAVY, 700, heading_font)
    sheet.text(margin + 77, 690, job.company.legalName, 10, GREY, 500)
    return sheet.save(path)


def bag_back(job, path):
    """The unlettered back of a bag: the same bands, and the mark."""
    width, height = BAG_MM
    sheet = Sheet(width, height, 2.0, BAG_PAPER)
    _bag_bands(sheet)
    sheet.mark(job, width / 2 - 55, 480, 110, NAVY)
    return sheet.save(path)


def _bag_bands(sheet):
    sheet.band(118, 122, TEAL)
    sheet.band(130, 332, NAVY)
    sheet.band(332, 343, TEAL)


def _bag_name_lines(name):
    """A name as lines of print: short words share a line as long as the longest word stands alone."""
    if len(name) <= 12:
        return [name]
    words = name.split(" ")
    longest = max(len(word) for word in words)
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 1 + len(word) <= longest:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _height_to_fit(sheet, word, room):
    """The capital height in millimetres at which a word is as wide as the room."""
    reference = heading_font(100 / 0.72, 800)
    return 100 * room / reference.getlength(word)


def _bag_hazards(sheet, product, x, y, room):
    """Diamond, UN number and GHS pictograms where there are any; storage advice is the data sheet's."""
    left = x
    if product.transport:
        for diamond in hazard_marks.transport_marks(
            product.transport, round(DIAMOND_MM * sheet.scale)
        ):
            sheet.paste(diamond, left - 6, y)
            left += DIAMOND_MM + 6
    side = 62 if not product.transport else 48
    top = y + (6 if not product.transport else 0)
    for index, code in enumerate(product.pictograms):
        picture = hazard_marks.ghs_pictogram(code, round(side * sheet.scale))
        sheet.paste(picture, left - 2 + index * (side + 4), top)
    y_text = top + side + 24
    if product.signalWord:
        sheet.text(left, y_text, product.signalWord.upper(), 14, SIGNAL_RED, 700)
    if product.transport:
        sheet.text(left, y_text + 28, un_text(product.transport), 19, INK, 700)
        sheet.text(
            left,
            y_text + 46,
            product.transport.properShippingName,
            9,
            INK,
            600,
            fit=room - (left - x),
        )
