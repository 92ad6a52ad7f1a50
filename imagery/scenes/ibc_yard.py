"""Used IBCs stand in a yard, cleaned and without labels, to be filled again: sustainable development. Metres."""

import math

import numpy as np

import outdoors
from harbour.quay import build_quay, lamp_mast, lane_line
from people.worker import Look, add_worker
from scenes.ibc import build_ibc
from shapes import Assembly, copy_assembly
from studio import Haze, Shot, set_camera

PITCH, TIER = 1.34, 1.158
"""From one IBC to the next along a row, and upwards."""
ROWS = ((0, 22, 2), (1.15, 22, 3), (9, 20, 2))
"""y, number of stacks and greatest height of each row."""


def build(job):
    """Args: none."""
    random = np.random.default_rng(12)
    kinds = []
    for job.args["conductive"] in (False, True):
        with Assembly() as container:
            build_ibc(job)
        kinds.append(container.place((0, -90, 0)))
    for y, count, most in ROWS:
        for column in range(count):
            for tier in range(most - int(random.random() < 0.25)):
                aside, turn = 0.03 * random.standard_normal(), math.radians(1.2 * random.standard_normal())
                kind = kinds[int(random.random() < 0.15)]
                copy_assembly(kind, (3.0 - PITCH * column, y + aside, tier * TIER), turn)
    build_quay(-400, 200, -200, 400, wet=0.53)
    lane_line(-400, 200, -1.9, "#c79a2b")
    for x, y in ((-34, 14), (-75, 20)):
        lamp_mast(x, y, 24, None)
    add_worker(Look("#5b5546", "#1c4f93", build="lean"), "writing", (-1.5, -1.25, 0), 20, 1.7)
    outdoors.add_hills(-90, -40, -62)
    outdoors.set_daylight(14, 220, 0.13, dust=0.6)
    outdoors.add_clouds(seed=1.4)
    set_camera((3.6, -4.7, 1.6), (-1.9, 0, 1.4), 35, 8, (-1, -0.8, 1.2), (0, 0.02))
    haze = Haze(30, 700, 0.45)
    return Shot(exposure=0.05, bounces=9, indirect_clamp=5, haze=haze, glare=0.08, vignette=0.14)
