"""25 kg paper bags: one stands with its print to the camera, others lie behind it.

args: `mirror` (stack on the left), `stack` (how many lie behind), `turn` in degrees.
"""

import math

from labels import bag_back, bag_print
from sack import lie, paper, sack, stand
from shapes import link
from studio import Shot, set_camera, set_stage

THICKNESS = 0.135
STACK_JITTER = ((0.0, 0.0, -3), (0.03, -0.02, 3), (-0.02, 0.015, -1))


def build(job):
    side = -1 if job.args.get("mirror") else 1
    print_path = bag_print(job, job.packaging("bag"), job.texture("print"))
    material = paper("paper", print_path)
    front = sack("front", material, 1)
    stand(front)
    front.rotation_euler = (math.radians(-6), 0, math.radians(side * job.args.get("turn", 8)))
    front.location = (-0.17 * side, 0, 0.004)
    _stack(paper("back", bag_back(job, job.texture("back"))), job.args.get("stack", 3), side)
    set_stage(0.86, centre=(0, 0, 0.42), key=0.72, rim=0.8, top=0.8)
    set_camera(
        (0.22 * side, -2.95, 0.84), (0.10 * side, 0.05, 0.355), 75, 4.5, (-0.17 * side, -0.12, 0.4)
    )
    return Shot(exposure=0.0)


def _stack(material, count, side):
    lying = sack("lying", material, 5)
    lie(lying, THICKNESS)
    for level in range(count):
        dx, dy, degrees = STACK_JITTER[level % 3]
        obj = lying if level == 0 else link(lying.copy())
        obj.rotation_euler = (math.radians(-90), 0, math.radians(90 + degrees))
        obj.location = ((0.42 + dx) * side, 0.52 + dy, THICKNESS * (0.5 + level * 0.96))
