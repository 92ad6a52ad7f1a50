"""A pallet of 25 kg bags, four to a layer in a pinwheel, each layer turned against the one below.

args: `layers`.
"""

import math

import numpy as np

from labels import bag_print
from materials import wood
from sack import lie, paper, sack
from shapes import Assembly, box, link
from studio import Shot, set_camera, set_stage

THICKNESS = 0.125
LONG, SHORT = 0.735, 0.455
DECK = 0.144


def build(job):
    material = paper("paper", bag_print(job, job.packaging("bag"), job.texture("print")))
    shapes = []
    for seed in (5, 7):
        shape = sack("bag", material, seed)
        lie(shape, THICKNESS)
        shapes.append(shape)
    rng = np.random.default_rng(3)
    with Assembly() as pallet:
        _pallet(wood())
        layers = job.args.get("layers", 6)
        for layer in range(layers):
            _layer(layer, shapes, rng)
        for shape in shapes:
            shape.hide_render = True
    pallet.place((0, 0, 0), math.radians(-24))
    set_stage(1.35, centre=(0, 0, 0.42), key=0.72, rim=0.8, top=0.8)
    set_camera((0.5, -5.3, 1.95), (0.0, 0, 0.43), 92, 5, (0, -0.6, 0.5))
    return Shot(exposure=0.0)


def _layer(layer, shapes, rng):
    """Bags lie with their mouths outwards in turn; each is a little out of place, as stacked by hand."""
    z = DECK + THICKNESS * (0.5 + layer * 0.93)
    mirrored = layer % 2 == 1
    across, along = SHORT / 2, LONG / 2
    places = [
        (-along, -across, 0),
        (across, -along, 90),
        (along, across, 180),
        (-across, along, 270),
    ]
    for index, (x, y, degrees) in enumerate(places):
        if mirrored:
            x, degrees = -x, -degrees
        shape = shapes[(layer + index) % len(shapes)]
        bag = link(shape.copy())
        bag.rotation_euler = (math.radians(-90), 0, math.radians(degrees + rng.normal() * 1.3))
        bag.location = (x + rng.normal() * 0.006, y + rng.normal() * 0.006, z)


def _pallet(timber):
    """Four-way entry, 1.2 m square."""
    for y in (-0.53, 0, 0.53):
        box("runner", (1.2, 0.11, 0.022), (0, y, 0.011), timber, 0.003)
        for x in (-0.53, 0, 0.53):
            box("block", (0.14, 0.10, 0.078), (x, y, 0.061), timber, 0.004)
    for x in (-0.53, 0, 0.53):
        box("stringer", (0.12, 1.2, 0.022), (x, 0, 0.111), timber, 0.003)
    for y in np.linspace(-0.55, 0.55, 9):
        box("deck", (1.2, 0.095, 0.022), (0, y, 0.133), timber, 0.003)
