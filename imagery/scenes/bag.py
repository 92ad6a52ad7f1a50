"""25 kg bags: one leans on a stack of others with its face to the camera.

args: `mirror` (the stack looks out on the left), `stack` (bags in it), `turn` in degrees, `seed`,
`view` (whole, or label: from near).
"""

import math

from PIL import Image

from filling import LAYER, LEAN, Leaning, Lying
from lettering import INK
from sack import paper, sack
from shapes import Assembly
from stickers import un_mark
from studio import DARK, Shot, set_camera, set_stage

DEPTH = 0.12
"""Of the leaning bag where it touches the stack."""
JITTER = ((0.0, 0.0, -2), (0.02, -0.015, 2.5), (-0.015, 0.01, -1), (0.01, 0.012, 1.5))


def build(job):
    side = -1 if job.args.get("mirror") else 1
    count = job.args.get("stack", 3)
    seed = job.args.get("seed", 1)
    turn = job.args.get("turn", 14)
    face = job.prints["bag"]
    material = paper(_with_un_mark(job, face.file))
    rise = count * LAYER
    front = rise * math.tan(LEAN) + DEPTH / 2 / math.cos(LEAN)
    # The stack is turned with the leaning bag, about a middle beside that bag's.
    middle = front + 0.21 + 0.2 * side * math.tan(math.radians(turn))
    top = count - 1
    for level in range(count):
        dx, dy, degrees = JITTER[(level + seed) % len(JITTER)]
        bag = sack(material, face, Lying(level > 0, level < top), 1 + seed % 2 * (level == top))
        bag.rotation_euler = (0, 0, math.radians(side * 90 + turn + degrees))
        bag.location = ((0.17 + dx) * side, middle + dy, LAYER * level)
    with Assembly() as hero:
        sack(material, face, Leaning(front, rise), 1)
    hero.place((-0.10 * side, 0, 0), math.radians(turn))
    set_stage(0.62, (0, 0, 0.36), key=1.3, rim=0.9, top=0.32, back=0.8, **DARK)
    if job.args.get("view") == "label":
        near = (-0.10 * side - 0.05, -1.75, 1.05)
        set_camera(near, (-0.10 * side, 0.0, 0.2), 104, 11, (-0.10 * side, -0.1, 0.25))
    else:
        aim, focus = (0.05 * side, 0.1, 0.20), (-0.10 * side, -0.08, 0.25)
        set_camera((0.34 * side, -2.15, 1.45), aim, 88, 8, focus)
    return Shot(exposure=0.3 if job.args.get("view") == "label" else 0.1)


def _with_un_mark(job, print_file):
    """The print of a bag; below its UN number, if it has one, the UN mark, which the bag's maker prints."""
    if not hasattr(job.product, "unNumber"):
        return print_file
    image = Image.open(print_file)
    mark = un_mark("5M2/Z26/S/26/IND/VELLORA P-2209", (0, INK))
    mark = mark.crop(mark.getbbox())
    wide = round(image.width * 0.36)
    mark = mark.resize((wide, round(wide * mark.height / mark.width)), Image.LANCZOS)
    image.paste(mark, (round(image.width * 0.037), round(image.height * 0.72)), mark)
    file = str(job.texture("bag-with-un-mark"))
    image.save(file)
    return file
