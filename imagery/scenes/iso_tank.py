"""A 20 ft tank container in the studio.

args: `shell` (white or steel), `frame` (navy or teal), `serials` (one, of six figures), `view` (right
or left: the end with the outlet is on that side), `near` (that end fills the picture).
"""

import math

from harbour.tank_container import TankPaints, build_tank
from studio import Shot, set_camera, set_stage

FRAMES = {"navy": "#071d3d", "teal": "#0a7d75"}


def build(job):
    paints = TankPaints(FRAMES[job.args.get("frame", "navy")], job.args.get("shell", "white"))
    # The outlet is at +x; turned round, the tank shows it on the left, with its other flank.
    right = job.args.get("view", "right") == "right"
    build_tank(job, job.args["serials"][0], paints).place(turn=0 if right else math.pi)
    set_stage(3.9, centre=(0, 0, 0.33), key=1.05, rim=0.9, top=1.15, back=1.6)
    side = 1 if right else -1
    if job.args.get("near"):
        set_camera((side * 12.3, -1.9, 1.7), (side * 3.3, -0.06, 1.25), 106, 11, (side * 3, -1, 1.3))
    else:
        set_camera(
            (side * 7.9, -12.7, 2.15), (side * 0.12, 0, 1.22), 68, 8, (side * 1.0, -1.2, 1.4)
        )
    return Shot(exposure=0.0)
