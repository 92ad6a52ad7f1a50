"""A full pallet of 25 kg bags, five to a layer, each layer turned against the one below."""

import math

import numpy as np

from materials import wood
from sack import HALF_LENGTH, HALF_WIDTH, paper, sack
from shapes import Assembly, box
from studio import Shot, set_camera, set_stage

LAYERS, LAYER = 8, 0.113
"""How many, and the height of one."""
DECK = 0.144
PITCH = 2 * HALF_WIDTH - 0.012
LONG = 2 * HALF_LENGTH + 0.014


def build(job):
    face = job.prints["bag"]
    material = paper(face.file)
    rng = np.random.default_rng(3)
    with Assembly() as pallet:
        wooden_pallet(wood(), 1.2, 1.0)
        for layer in range(LAYERS):
            # The lower a bag lies, the flatter it is.
            flat = 1 - 0.5 * layer / LAYERS
            bags = [sack(material, face, 20 * layer + k + 1, flat) for k in range(5)]
            for bag, (x, y, degrees) in zip(bags, _places(layer % 2 == 1)):
                turn = math.radians(degrees + rng.normal() * 1.1)
                bag.rotation_euler = (math.radians(-90), 0, turn)
                at = (x + rng.normal() * 0.006, y + rng.normal() * 0.006)
                bag.location = (*at, DECK + LAYER * (layer + 0.5))
    pallet.place((0, 0, 0), math.radians(-24))
    set_stage(1.35, centre=(0, 0, 0.5), key=0.72, rim=0.8, top=0.8)
    set_camera((0.5, -5.5, 2.05), (0.0, 0, 0.50), 88, 5, (0, -0.6, 0.5))
    return Shot(exposure=0.0)


def _places(turned):
    """Three bags side by side and two lengthwise before them; `turned` by half a turn."""
    rows = [(k * PITCH, 0.5 * PITCH, 0) for k in (-1, 0, 1)]
    rows += [(k * LONG / 2, -0.5 * LONG, 90) for k in (-1, 1)]
    return [(-x, -y, degrees + 180) for x, y, degrees in rows] if turned else rows


def wooden_pallet(timber, length, width):
    """A block pallet with four-way entry, `DECK` high, about the origin on its underside."""
    across = (-width / 2 + 0.07, 0, width / 2 - 0.07)
    along = (-length / 2 + 0.07, 0, length / 2 - 0.07)
    for y in across:
        box("runner", (length, 0.11, 0.022), (0, y, 0.011), timber, 0.003)
        for x in along:
            box("block", (0.14, 0.10, 0.078), (x, y, 0.061), timber, 0.004)
    for x in along:
        box("stringer", (0.12, width, 0.022), (x, 0, 0.111), timber, 0.003)
    for y in np.linspace(-width / 2 + 0.05, width / 2 - 0.05, 7):
        box("deck", (length, 0.095, 0.022), (0, y, 0.133), timber, 0.003)
