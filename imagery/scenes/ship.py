"""The container ship under way: banners of Home, About and Services."""

import numpy as np

import outdoors
from harbour import wake
from harbour.container_ship import build_ship
from studio import set_camera


def build(job):
    """Args: camera (location, target, lens, shift) and light (golden or dusk), sun_bearing, sun_height."""
    args = job.args
    random = np.random.default_rng(11)
    dusk = args.get("light") == "dusk"
    build_ship(job, random, lit=dusk, seen_from=args["camera"]["location"] if dusk else None)
    outdoors.add_sea(wake.foam, wake.raise_waves, fine=job.width > 1000)
    if dusk:
        outdoors.light_blue_hour(args)
    else:
        outdoors.light_golden_hour(args)
    set_camera(**args["camera"], fstop=None)
    return outdoors.SEA_SHOT
