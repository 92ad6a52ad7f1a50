"""Labels and class diamonds stuck on drums and plates."""

import math

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
