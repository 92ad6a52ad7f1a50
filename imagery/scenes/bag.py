"""25 kg valve bags: one leans on a stack of others with its face to the camera.

args: `mirror` (the stack looks out on the left), `stack` (bags in it), `turn` in degrees, `seed`,
`view` (whole, or label: from near).
"""

import math

from mathutils import Vector

from sack import HALF_DEPTH, HALF_WIDTH, paper, sack, settle
from studio import DARK, Shot, set_camera, set_stage

LEAN = math.radians(27)
LAYER = 0.113
"""Height of one bag in the stack."""
JITTER = ((0.0, 0.0, -2), (0.02, -0.015, 2.5), (-0.015, 0.01, -1), (0.01, 0.012, 1.5))


def build(job):
    side = -1 if job.args.get("mirror") else 1
    count = job.args.get("stack", 3)
    seed = job.args.get("seed", 1)
    turn = job.args.get("turn", 14)
    face = job.prints["bag"]
    material = paper(face.file)
    rise = count * LAYER
    front = rise * math.tan(LEAN) + HALF_DEPTH / math.cos(LEAN)
    # The stack is turned with the leaning bag, about a middle beside that bag's.
    middle = front + HALF_WIDTH + 0.2 * side * math.tan(math.radians(turn))
    for level in range(count):
        dx, dy, degrees = JITTER[(level + seed) % len(JITTER)]
        bag = sack(material, face, 10 * seed + level + 2, flat=1 - 0.25 * level / count)
        bag.rotation_euler = (math.radians(-90), 0, math.radians(side * 90 + turn + degrees))
        bag.location = ((0.17 + dx) * side, middle + dy, LAYER * (level + 0.5))
    hero = sack(material, face, seed)
    hero.rotation_euler = (-LEAN, 0, math.radians(turn))
    hero.location = (-0.10 * side, 0.275 * math.sin(LEAN), 0.275 * math.cos(LEAN) + 0.005)
    settle(hero)
    set_stage(0.62, (0, 0, 0.36), key=1.3, rim=0.9, top=0.32, back=0.8, **DARK)
    if job.args.get("view") == "label":
        near, aim = (hero.matrix_world @ Vector(at) for at in ((0.10, -1.9, 0), (0, -0.09, -0.006)))
        set_camera(near, aim, 95, 9)
    else:
        aim, focus = (0.05 * side, 0.12, 0.235), (-0.10 * side, 0.08, 0.28)
        set_camera((0.34 * side, -2.30, 1.02), aim, 82, 6.3, focus)
    return Shot(exposure=0.0)
