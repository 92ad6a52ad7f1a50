"""Words and the mark as painted on hulls, containers and tanks: transparent textures.

The typeface is the site's own heading face, the mark is the one of `src/drawing/mark.ts`.
"""

from PIL import Image, ImageDraw

from labels import heading_font
from vector_paths import fill_mask, parse_path

NARROW, WIDE = 100, 125
MARK_VIEW_BOX = (0, 0, 48, 48)
"""The grid on which `src/drawing/mark.ts` draws the mark."""


def mark_image(mark, size, ring, wave):
    """The company's mark as a transparent picture; `ring` and `wave` are CSS colours."""
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    for path, colour in ((mark.ring, ring), (mark.wave, wave)):
        mask = fill_mask(parse_path(path), MARK_VIEW_BOX, size, size)
        image.paste(Image.new("RGBA", (size, size), colour), (0, 0), mask)
    return image


def words_image(text, height, colour, weight=800, width=WIDE, mark=None, wave=None, gap=0.35):
    """A line of words, cropped to its ink and `height` pixels tall, with the mark before it."""
    font = heading_font(height, weight, width)
    left, top, right, bottom = font.getbbox(text)
    ink = Image.new("RGBA", (right - left, bottom - top), (0, 0, 0, 0))
    ImageDraw.Draw(ink).text((-left, -top), text, font=font, fill=colour)
    ink = ink.resize((round(ink.width * height / ink.height), height), Image.LANCZOS)
    if mark is None:
        return ink
    size = round(height * 1.5)
    start = size + round(height * gap)
    image = Image.new("RGBA", (start + ink.width, size), (0, 0, 0, 0))
    image.paste(mark_image(mark, size, colour, wave or colour), (0, 0))
    image.paste(ink, (start, (size - height) // 2))
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
