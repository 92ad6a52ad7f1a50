"""Labels and class diamonds stuck on drums and plates."""

import math

from lettering import Sheet
from materials import printed
from shapes import curved_plate, flat_plate

FRONT = math.radians(-90)
DIAMOND_GAP = 0.012


def stick_round(job, radius, label_centre, diamond_centre):
    """The drum's label, and its diamonds side by side, round an upright wall; centres are heights."""
    _bend(job.prints["drum"], radius, label_centre, FRONT, False)
    diamonds = job.prints_from("diamond")
    for index, diamond in enumerate(diamonds):
        step = (diamond.width + DIAMOND_GAP) / radius
        angle = FRONT + (index - (len(diamonds) - 1) / 2) * step
        _bend(diamond, radius, diamond_centre, angle, True)


def _bend(sticker, radius, centre, angle, see_through):
    bottom, top = centre - sticker.height / 2, centre + sticker.height / 2
    material = printed("sticker", sticker.file, see_through=see_through)
    curved_plate("sticker", radius, bottom, top, angle, sticker.width / radius / 2, material)


def stick_flat(sticker, location, turn=(0, 0, 0), see_through=False, scale=1.0):
    """A sticker on a plane that faces -y, then rotated by `turn`."""
    material = printed("sticker", sticker.file, 0.4, 0.1, see_through)
    return flat_plate(
        "sticker", sticker.width * scale, sticker.height * scale, material, location, turn
    )


def un_mark(words, *inks):
    """The UN mark of a packaging, 340 by 18 mm: its sign and words, once in each of `inks` (mm down, colour)."""
    sheet = Sheet(340, 18, 6, None)
    for down, ink in inks:
        sheet.draw.ellipse([v * sheet.scale for v in (1, 1 + down, 16, 16 + down)], None, ink, 7)
        for y, letter in ((8, "u"), (14, "n")):
            sheet.text(8.5, y + down, letter, 4.6, ink, 700, anchor="ms")
        sheet.text(22, 14 + down, words, 11, ink, 600, fit=310)
    return sheet.image


def emboss(job, words, radius, height, dark, light, turn=0.12):
    """The UN mark of a drum, raised on its wall, `turn` to the right of its label: a light face with a dark lower edge."""
    file = job.texture("un-mark")
    un_mark(words, (0.9, dark), (0, light)).save(file)
    material = printed("un mark", file, 0.4, 0.3, True)
    # Letters of 12 mm or more (IMDG Code, 6.1.3.1).
    half, up = 0.2 / radius, 0.0106
    curved_plate("un mark", radius, height - up, height + up, FRONT + turn, half, material)
