"""The container ship under way: banners of Home, About and Services."""

import numpy as np

import outdoors
from harbour.container_ship import build_ship
from harbour.hull import BEAM, LENGTH, half_breadth
from studio import Shot, set_camera


def build(job):
    """Args: camera (location, target, lens, shift) and light (golden or dusk), sun_bearing, sun_height."""
    args = job.args
    random = np.random.default_rng(11)
    dusk = args.get("light") == "dusk"
    build_ship(job, random, lit=dusk)
    outdoors.add_sea(wash, raise_bow_wave, fine=job.width > 1000)
    if dusk:
        outdoors.light_blue_hour(args)
    else:
        outdoors.light_golden_hour(args)
    set_camera(**args["camera"], fstop=None)
    return Shot(
        exposure=0.05,
        bounces=6,
        indirect_clamp=4,
        haze=outdoors.sea_haze(),
        glare=0.2,
        vignette=0.12,
    )


def raise_bow_wave(points):
    """Lifts the water that the stem throws aside."""
    x, y = points[:, 0], points[:, 1]
    outside = np.abs(y) - half_breadth(np.clip(x, -LENGTH / 2, LENGTH / 2), 1.0)
    beside = np.abs(x) < LENGTH / 2
    along = np.exp(-(((x - LENGTH * 0.45) / 13) ** 2))
    points[:, 2] += 1.5 * np.exp(-np.clip(outside - 1, 0, None) / 3.5) * along * beside


def wash(material, x, y):
    """White water: along the sides, in the V of the bow wave, in the wake."""
    aside = material.math("ABSOLUTE", y)
    sides = material.math(
        "MULTIPLY",
        material.remap(aside, BEAM / 2 - 2, BEAM / 2 + 12, 1, 0),
        material.math(
            "MULTIPLY",
            material.remap(x, LENGTH * 0.40, LENGTH * 0.47, 1, 0),
            material.remap(x, -LENGTH * 0.9, -LENGTH * 0.45, 0.35, 0.8),
        ),
    )
    behind = material.math("SUBTRACT", LENGTH * 0.487, x)
    spread = material.math("POWER", material.math("MAXIMUM", behind, 0.01), 0.62)
    off = material.math(
        "ABSOLUTE", material.math("SUBTRACT", aside, material.math("MULTIPLY", spread, 1.75))
    )
    vee = material.math(
        "MULTIPLY",
        material.remap(off, 0, 6.5, 1, 0),
        material.math(
            "MULTIPLY",
            material.remap(behind, 0, 170, 1, 0),
            material.math("GREATER_THAN", behind, 0),
        ),
    )
    wake = material.math(
        "MULTIPLY",
        material.remap(aside, BEAM * 0.28, BEAM * 0.62, 1, 0),
        material.math(
            "MULTIPLY",
            material.remap(x, -LENGTH * 0.47, -LENGTH * 0.5, 0, 1),
            material.remap(x, -LENGTH * 1.6, -LENGTH * 0.5, 0.15, 0.62),
        ),
    )
    vee = material.math("MULTIPLY", vee, 1.15)
    return material.math("MAXIMUM", material.math("MAXIMUM", sides, vee), wake)
