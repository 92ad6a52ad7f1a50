"""The hall of a store: racks of pallets, floor, wall and lamps. Metres."""

import numpy as np

from materials import Material, plain, sealed_floor, srgb
from shapes import beam, copy_assembly, floor, quad
from studio import area_light, set_world, softbox

BAY = 2.8
"""From one upright of the racking to the next."""


def stand_in_hall(pallet):
    """Puts racks behind a product, filled with copies of a pallet of it."""
    build_racking(pallet, pallet, np.random.default_rng(9))
    light_hall("#57544e", "#6b6861")


def build_racking(container, pallet, random):
    """Racks of pallets along the wall, drums and IBCs by chance."""
    upright, orange = plain("upright", srgb("#1b3f73"), 0.45), plain("rack beam", srgb("#b5480f"), 0.45)
    for x in np.arange(-14.4, 12, BAY):
        for y in (5.1, 6.1):
            beam("upright", (x, y, 0), (x, y, 5.6), 0.1, 0.08, upright)
        for level, z in enumerate((0.15, 1.95, 3.75)):
            for y in (5.1, 6.1):
                beam("rack beam", (x + 0.05, y, z - 0.07), (x + BAY - 0.05, y, z - 0.07), 0.05, 0.13, orange)
            for at in (0.75, 2.05):
                kind = random.choice(3, p=(0.3, 0.5, 0.2)) if level else random.choice(2)
                if kind == 0:
                    copy_assembly(container, (x + at, 5.6, z), 0.04 * random.standard_normal())
                elif kind == 1:
                    copy_assembly(pallet, (x + at, 5.6, z))


def light_hall(dark, light):
    """Floor, wall and lamps of the hall; the floor is worn between two colours."""
    floor("floor", (-30, -14), (30, 9), sealed_floor(dark, light, 0.8, 0.2, 0.27))
    wall = Material("store wall").set(base_color=srgb("#16304f"), roughness=0.55, specular=0.25)
    wall.ribs(0, 0.5, 0.5, 0.03)
    quad("wall", [(-30, 7, 0), (30, 7, 0), (30, 7, 9), (-30, 7, 9)], wall)
    set_world((0.55, 0.72, 1, 1), 0.05)
    softbox("key", (-3.0, -3.4, 2.6), (0, 0, 0.6), 1.2, 12, 2.6, (1, 0.95, 0.88))
    softbox("rim", (6.0, -1.0, 2.0), (1, 0.4, 0.6), 0.6, 12, 2.8, (0.85, 0.93, 1))
    for x in (-6, -2, 2, 6):
        area_light("high bay", (x, 1.0, 5.6), (x, 1.0, 0), 1.1, 130, (1, 0.92, 0.82))
        area_light("wall wash", (x, 5.6, 5.0), (x, 7.0, 2.0), 1.0, 70, (0.8, 0.92, 1))
