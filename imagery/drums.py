"""Drums that stand free, before racks of more, and four to a pallet. Metres."""

import math

import numpy as np

from indoors import stand_in_hall
from materials import plain, wood
from scenes.bag_pallet import DECK, stamp, wooden_pallet
from shapes import Assembly, copy_assembly, tube
from studio import Shot, set_camera, set_stage

PALLET = 1.14
"""Its side: four drums stand on it."""
DRUM_PITCH = 0.57
STRAP = 0.782
"""Height of the strap over the pallet's feet: above the labels."""


def show_drums(job, drum, radius, arrangements, cameras, stage=()):
    """Stands a drum and copies where the manifest's `arrangement` says, one alone on a stage, more in the hall."""
    arrangement = job.args["arrangement"]
    hero = drum.place((0, 0, 0), math.radians(job.args.get("turn", 8)))
    for location, degrees in arrangements[arrangement]:
        copy_assembly(hero, location, math.radians(degrees))
    location, target, lens = cameras[arrangement]
    alone = arrangement == "label"
    set_camera(location, target, lens, 11 if alone else 2.5, (0, -radius, 0.5))
    if alone:
        set_stage(*stage)
        return Shot(exposure=0.05)
    stand_in_hall(pallet_of(job, hero, np.random.default_rng(4)))
    return Shot(exposure=0.9)


def load_pallet(drum, timber, brand, at, random, towards=-25):
    """Four drums on a wooden pallet, strapped once round; labels look towards an angle in degrees."""
    x, y, z = at
    with Assembly() as pallet:
        wooden_pallet(timber, brand, PALLET, PALLET)
    pallet.place(at)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turn = math.radians(towards + 90 + 12 * float(random.standard_normal()))
            copy_assembly(drum, (x + sx * DRUM_PITCH / 2, y + sy * DRUM_PITCH / 2, z + DECK), turn)
    corners = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(9):
            a = math.radians(start + 90 * k / 8)
            corners.append((cx * DRUM_PITCH / 2 + 0.29 * math.cos(a), cy * DRUM_PITCH / 2 + 0.29 * math.sin(a), STRAP))
    tube("strap", corners, 0.006, plain("strap", (0.02, 0.02, 0.02, 1), 0.5), closed=True).location = at


def pallet_of(job, drum, random):
    """A loaded pallet out of sight, to copy."""
    with Assembly() as pallet:
        load_pallet(drum, wood(), stamp(job), (0, 0, 0), random, towards=-90)
    return pallet.place((80, 60, 0))
