"""Drums and IBCs wait in a row in the store: the banner of Products. Metres."""

import math

import numpy as np

from materials import Material, plain, sealed_floor, srgb, wood
from scenes import ibc, steel_drum
from scenes.stuffing import load_pallet
from shapes import Assembly, box, copy_assembly, floor, quad
from studio import Shot, area_light, set_camera, set_world, softbox


def build(job):
    """Args: camera; labels are of the manifest's product, which is sold in drums and IBCs."""
    random = np.random.default_rng(9)
    with Assembly() as drum:
        steel_drum.build_drum(job, steel_drum.drum_paint("navy"))
    hero = drum.place((60, 60, 0))
    with Assembly() as container:
        ibc.build_ibc(job)
    first = container.place((0.55, 0.1, 0), math.radians(-14))
    for x, y in ((2.0, 0.35), (3.45, 0.1), (4.9, 0.35), (0.75, 1.7), (2.2, 1.9), (3.65, 1.7)):
        copy_assembly(first, (x, y, 0), math.radians(-14 + 4 * float(random.standard_normal())))
    timber = wood()
    for x, y in ((-1.15, 0.25), (-1.0, 1.8)):
        load_pallet(hero, timber, (x, y, 0), random, towards=-90)
    _build_room()
    _light()
    set_camera(**job.args["camera"], focus=(0, -0.4, 0.6))
    return Shot(exposure=0.75, bounces=9, indirect_clamp=5, vignette=0.2)


def _build_room():
    floor("floor", (-30, -14), (30, 9), sealed_floor("#26313b", "#34404b", 0.8, 0.12, 0.34))
    box("bay line", (60, 0.09, 0.003), (0, -0.85, 0.002), plain("bay line", srgb("#c79a2b"), 0.45))
    wall = Material("store wall").set(base_color=srgb("#16304f"), roughness=0.55, specular=0.25)
    wall.ribs(0, 0.5, 0.5, 0.03)
    quad("wall", [(-30, 7, 0), (30, 7, 0), (30, 7, 9), (-30, 7, 9)], wall)


def _light():
    set_world((0.55, 0.72, 1, 1), 0.05)
    softbox("key", (-3.0, -3.4, 2.6), (0, 0, 0.6), 1.2, 9, 2.6, (1, 0.95, 0.88))
    softbox("rim", (6.0, -1.0, 2.0), (1, 0.4, 0.6), 0.6, 12, 2.8, (0.85, 0.93, 1))
    for x in (-6, -2, 2, 6):
        area_light("high bay", (x, 1.0, 5.6), (x, 1.0, 0), 1.1, 130, (1, 0.92, 0.82))
        area_light("wall wash", (x, 5.6, 5.0), (x, 7.0, 2.0), 1.0, 70, (0.8, 0.92, 1))
