"""A 20 ft tank container in the studio.

args: `shell` (white or steel), `frame` (navy or teal), `numbers` (one, such as HVLU402345), `view` (right
or left: the end with the outlet is on that side).
"""

import math

from harbour.tank_container import TankPaints, build_tank
from studio import DARK, Shot, set_camera, set_stage

FRAMES = {"navy": "#071d3d", "teal": "#0a7d75"}


def build(job):
    paints = TankPaints(FRAMES[job.args.get("frame", "navy")], job.args.get("shell", "white"))
    tank = build_tank(job, job.args["numbers"][0], paints)
    # The outlet is at +x; turned round, the tank shows it on the left, with its other flank.
    side = 1 if job.args.get("view", "right") == "right" else -1
    set_stage(3.9, (0, 0, 0.33), key=1.2, rim=1.6, top=0.9, back=1.1, **DARK)
    tank.place(turn=0 if side > 0 else math.pi)
    set_camera((side * 7.9, -12.7, 2.15), (side * 0.12, 0, 1.22), 68, 8, (side * 1.0, -1.2, 1.4))
    return Shot()
