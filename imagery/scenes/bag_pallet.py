"""A full pallet of 25 kg bags, five to a layer, each layer turned against the one below, strapped.

`wooden_pallet` and `stamp` serve other scenes too.
"""

import math

import bpy
import numpy as np

from filling import Lying
from indoors import stand_in_hall
from lettering import Sheet
from materials import plain, printed, wood
from sack import paper, sack
from shapes import Assembly, box, copy_assembly, flat_plate, grid_faces, mesh, thicken
from studio import Shot, set_camera

LAYERS, PITCH = 8, 0.088
"""The number of layers, and the height of one: the weight above presses them flat."""
DECK = 0.144
LENGTH, WIDTH = 1.2, 1.0
SNUG = (0.9, 0.9, 1)
"""How bags that are packed beside each other are narrower and shorter than free ones."""
STRAPS = (-0.31, 0.29)
"""Places of the two straps each way, from the pallet's middle."""
KINDS = ((False, True, 1), (True, True, 1), (True, False, 1), (True, False, 2))
"""Kinds of bags: raised or not, pressed or not, and seed; the first below, the last two above."""


def build(job):
    face = job.prints["bag"]
    material = paper(face.file)
    rng = np.random.default_rng(3)
    kinds = [_kind(material, face, Lying(*pose), seed) for *pose, seed in KINDS]
    with Assembly() as pallet:
        wooden_pallet(wood(), stamp(job), LENGTH, WIDTH)
        for layer in range(LAYERS):
            for x, y, degrees in _places(layer % 2 == 1):
                at = (x + rng.normal() * 0.005, y + rng.normal() * 0.005, DECK + PITCH * layer)
                turn = math.radians(degrees + rng.normal() * 1.2)
                kind = 0 if layer == 0 else rng.integers(2, 4) if layer == LAYERS - 1 else 1
                copy_assembly(kinds[kind], at, turn).scale = SNUG
        _straps()
    stand_in_hall(pallet.place((0, 0, 0), math.radians(-24)))
    set_camera((0.5, -5.8, 1.85), (0.0, 0, 0.5), 92, 2.8, (0, -0.6, 0.4))
    return Shot(exposure=0.4)


def _kind(material, face, pose, seed):
    """A bag out of sight, to copy."""
    with Assembly() as one:
        sack(material, face, pose, seed, fine=False)
    return one.place((90, 90, 0))


def _places(turned):
    """Three bags side by side and two lengthwise before them; `turned` by half a turn."""
    wide, long = LENGTH / 3, LENGTH / 2
    rows = [(k * wide, (WIDTH - long) / 2, 180) for k in (-1, 0, 1)]
    rows += [(k * long / 2, (wide - WIDTH) / 2, 90) for k in (-1, 1)]
    return [(-x, -y, degrees + 180) for x, y, degrees in rows] if turned else rows


def _straps():
    """Plastic straps over the bags and under the deck, two each way, straight from one bag to the next."""
    points = np.vstack([
        [bag.matrix_world @ v.co for v in list(bag.object.data.vertices)[::3]]
        for bag in bpy.context.evaluated_depsgraph_get().object_instances
        if bag.object.name.startswith("bag") and bag.matrix_world[0][3] < 9
    ])
    band = plain("strap", (0.02, 0.025, 0.03, 1), 0.35, specular=0.4)
    for axis, reach in ((0, WIDTH / 2 - 0.01), (1, LENGTH / 2 - 0.01)):
        for place in STRAPS:
            near = points[np.abs(points[:, axis] - place) < 0.012][:, [1 - axis, 2]]
            deck = [(side * reach, DECK - 0.024) for side in (-1, 1)]
            line = _hull(np.vstack([near, deck]))
            line = line + 0.001 * np.sign(line - (0, 0.5))
            sides = [np.insert(line, axis, place + half, axis=1) for half in (-0.008, 0.008)]
            strip = np.stack([*sides]).transpose(1, 0, 2).reshape(-1, 3)
            thicken(
                mesh("strap", strip, grid_faces(len(line), 2, True), [band], True, 60), 0.001, 0
            )


def _hull(points):
    """The corners of the convex outline of points in a plane, in order."""

    def chain(run):
        kept = []
        for point in run:
            while len(kept) > 1 and np.cross(kept[-1] - kept[-2], point - kept[-2]) <= 0:
                kept.pop()
            kept.append(point)
        return kept[:-1]

    run = points[np.lexsort(points.T[::-1])]
    return np.array(chain(run) + chain(run[::-1]))


def wooden_pallet(timber, stamp, length, width, decked=True):
    """A block pallet with four-way entry, `DECK` high, about the origin on its underside.

    Without a deck it is 22 mm lower, for an IBC's steel tray.
    """
    across = (-width / 2 + 0.07, 0, width / 2 - 0.07)
    along = (-length / 2 + 0.07, 0, length / 2 - 0.07)
    for y in across:
        box("runner", (length, 0.11, 0.022), (0, y, 0.011), timber, 0.003)
        for x in along:
            box("block", (0.14, 0.10, 0.078), (x, y, 0.061), timber, 0.004)
    for x in along:
        box("stringer", (0.12, width, 0.022), (x, 0, 0.111), timber, 0.003)
    for y in np.linspace(-width / 2 + 0.05, width / 2 - 0.05, 7 if decked else 0):
        box("deck", (length, 0.095, 0.022), (0, y, 0.133), timber, 0.003)
    flat_plate("stamp", 0.112, 0.056, stamp, (0, -width / 2 + 0.0195, 0.061))


def stamp(job):
    """The brand of ISPM 15 on a block: an ear of wheat, IPPC, the country, the producer, heat treatment."""
    sheet = Sheet(112, 56, 8, None)
    ink = "#2c1a10"

    def line(*corners, width=1.6):
        sheet.draw.line([v * sheet.scale for v in corners], ink, round(width * sheet.scale))

    line(2, 2, 110, 2, 110, 54, 2, 54, 2, 2)
    line(46, 2, 46, 54)
    line(24, 6, 24, 42)
    for y in range(8, 32, 6):
        for side in (-1, 1):
            line(24, y + 7, 24 + side * 8, y, width=3)
    sheet.text(24, 51, "IPPC", 7, ink, 800, anchor="ms")
    sheet.text(78, 24, "IN-052", 11, ink, 800, anchor="ms")
    sheet.text(78, 46, "HT", 11, ink, 800, anchor="ms")
    file = job.texture("stamp")
    sheet.image.save(file)
    return printed("stamp", file, 0.7, 0, True)
