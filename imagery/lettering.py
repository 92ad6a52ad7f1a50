"""Words and the mark as painted on hulls, containers, vessels and glass: textures drawn by Pillow.

Package labels and the lettering of tank containers are typeset instead (`imagery/prints.ts`).
"""

from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

import brand_colours
from materials import printed
from shapes import flat_plate

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "node_modules"
HEADING_FACE = FONTS / "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"
TEXT_FACE = FONTS / "inter-ui/variable/InterVariable.woff2"
WIDE = 125
PAPER = "#fbfaf7"
INK = "#15191f"
GREY = "#4a5766"


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
    """A picture to draw on in millimetres, origin at its upper left; clear where `ground` is None."""

    def __init__(self, width, height, pixels_per_mm, ground=PAPER):
        self.scale = pixels_per_mm
        self.width, self.height = width, height
        size = (round(width * self.scale), round(height * self.scale))
        # Clear pixels have the colour of ink, so that the edges of letters do not turn white.
        self.image = Image.new("RGBA" if ground is None else "RGB", size, ground or (21, 25, 31, 0))
        self.draw = ImageDraw.Draw(self.image)

    def band(self, top, bottom, colour, left=0, right=None):
        """A filled strip."""
        right = self.width if right is None else right
        self.draw.rectangle([v * self.scale for v in (left, top, right, bottom)], fill=colour)

    def text(
        self, x, y, words, height, colour=INK, weight=500, face=text_font, anchor="ls", fit=None
    ):
        """Words with the given capital height on the base line y, made smaller to fit a width."""
        pixels = height * self.scale / 0.72
        font = face(pixels, weight)
        if fit is not None and font.getlength(words) > fit * self.scale:
            font = face(pixels * fit * self.scale / font.getlength(words), weight)
        self.draw.text(
            (x * self.scale, y * self.scale), words, font=font, fill=colour, anchor=anchor
        )


def mark_image(size, ring, wave):
    """The company's mark as a transparent picture; `ring` and `wave` are CSS colours."""
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    for name, colour in (("ring", ring), ("wave", wave)):
        file = ROOT / ".cache" / "imagery" / f"{name}.png"
        shape = Image.open(file).getchannel("A").resize((size, size), Image.LANCZOS)
        image.paste(Image.new("RGBA", (size, size), colour), (0, 0), shape)
    return image


def words_image(text, height, colour, weight=800, width=WIDE):
    """A line of words, cropped to its ink and `height` pixels tall."""
    font = heading_font(height, weight, width)
    left, top, right, bottom = font.getbbox(text)
    ink = Image.new("RGBA", (right - left, bottom - top), (0, 0, 0, 0))
    ImageDraw.Draw(ink).text((-left, -top), text, font=font, fill=colour)
    return ink.resize((round(ink.width * height / ink.height), height), Image.LANCZOS)


def sign_image(number, ink, size, left, side, start, height):
    """The mark, `side` wide from `left`, and a number from `start`, on a clear picture; pixels."""
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    middle = size[1] // 2
    image.paste(mark_image(side, ink, brand_colours.TEAL), (left, middle - side // 2))
    font = heading_font(height, 800, WIDE)
    ImageDraw.Draw(image).text((start, middle), number, font=font, fill=ink, anchor="lm")
    return image


def save_bled(image, path, colour):
    """Saves a transparent picture whose clear pixels carry its colour, so that no edge greys."""
    solid = Image.new("RGBA", image.size, colour)
    solid.putalpha(0)
    solid.alpha_composite(image)
    flat = Image.composite(image, solid, image.getchannel("A"))
    flat.putalpha(image.getchannel("A"))
    flat.save(path)
    return path


def painted(job, name, image, colour):
    """The material of a transparent picture that is painted on a wall, mostly in a colour."""
    return printed(name, save_bled(image, job.texture(name), colour), 0.5, 0, True, 0.2)


def paint_flat(job, name, image, colour, height, location, turn=(0, 0, 0)):
    """Paints a transparent picture on a wall that faces -y before it is turned."""
    material = painted(job, name, image, colour)
    width = height * image.width / image.height
    return flat_plate(name, width, height, material, location, turn)
