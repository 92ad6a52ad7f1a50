"""Tank containers on a quay before a tank farm: a slide of Home, and Services."""

import math

import outdoors
from harbour.quay import build_quay, lamp_mast, lane_line
from harbour.storage_tank import FarmPaints, build_pipe_rack, build_storage_tank
from harbour.lights import Lamp
from harbour.tank_container import TankPaints, build_tank
from people.worker import Look, add_worker
from shapes import box, copy_assembly
from studio import Haze, Shot, area_light, set_camera

FARM_Y = 62.0
FARM = (
    (-104, 30, 14, 20), (-72, 12, 12, 17), (-42, 24, 13, 21), (-7, 10, 10, 15), (20, 14, 10, 15),
    (42, 26, 13, 19), (-60, 60, 15, 22), (76, 16, 12, 17), (10, 60, 15, 21),
)
"""x, y behind the water's edge, radius and height of each storage tank."""


def build(job):
    """Args: camera, light (golden or dusk), sun_height, sun_bearing and the others of that light."""
    args = job.args
    dusk = args.get("light") == "dusk"
    first, second = job.args["numbers"]
    build_tank(job, first, TankPaints()).place((0, 0, 0))
    second = build_tank(job, second, TankPaints("#0a7d75")).place((-8.15, 1.0, 0))
    copy_assembly(second, (-15.4, 1.0, 0))
    build_quay(-90, 50, -40, 8.0, wet=0.56 if dusk else 0.55)
    lane_line(-90, 50, -2.6)
    outdoors.add_basin((-6000, 8.0), (6000, 9000))
    _build_farm(job, dusk)
    _add_workers(dusk)
    outdoors.add_hills(-80, -50, -61)
    if dusk:
        outdoors.light_blue_hour(args)
        for x in (1, -15, -31):
            area_light("mast light", (x, -5, 9), (x, -1, 0), 0.8, 420, (1.0, 0.66, 0.36))
    else:
        outdoors.set_daylight(args["sun_height"], 215, 0.15, dust=0.6)
        outdoors.add_clouds(0.7, (1, 0.93, 0.88), 4.4, 1.4, 7.7)
        outdoors.tint_sky((0.92, 0.98, 1.12))
    set_camera(**args["camera"], focus=(1, -1.2, 1.4))
    haze = Haze(40, 900, 0.55, (0.7, 0.8, 0.9))
    return Shot(bounces=7, indirect_clamp=5, haze=haze, glare=0.12, vignette=0.12)


def _add_workers(dusk):
    """Two beside the tanks: one walks along them, one writes down their numbers."""
    walks, writes = ((2.2, -2.3), (0.2, -1.7)) if dusk else ((-5.2, -2.3), (-4.6, -1.3))
    add_worker(Look(vest="#c9440f"), "walking", (*walks, 0), -75)
    add_worker(Look("#5b5546", "#1c4f93", build="lean"), "writing", (*writes, 0), 10, 1.66)


def _build_farm(job, dusk):
    paints = FarmPaints()
    for index, (x, y, radius, height) in enumerate(FARM):
        towards = math.degrees(math.atan2(-8 - FARM_Y - y, -x + 4))
        number, stair = f"T-{201 + index}", math.radians(towards) + 0.5
        tank = build_storage_tank(job, paints, radius, height, number, stair, towards)
        tank.place((x, FARM_Y + y, -0.6))
    box("far quay", (800, 160, 1.8), (-100, FARM_Y + 76, -1.5), paints.concrete, 0.1)
    build_pipe_rack(paints, -300, 140, FARM_Y + 0.5)
    lamp = Lamp("yard lamp", "#ffc984", 40) if dusk else None
    for x in range(-136, 121, 44):
        lamp_mast(x, FARM_Y + 4.5, 26, lamp)
