"""A full pallet of 25 kg bags, five to a layer, each layer turned against the one below, wrapped in film."""

import math

import bpy
import numpy as np

from lettering import Sheet
from materials import Material, printed, wood
from sack import HALF_LENGTH, HALF_WIDTH, paper, sack
from shapes import Assembly, array_mesh, box, flat_plate, ring_faces
from studio import DARK, Shot, set_camera, set_stage

LAYERS, LAYER = 8, 0.105
"""The number of layers, and the height of one in metres."""
DECK = 0.144
LENGTH, WIDTH = 1.2, 1.0
BAG = (0.402, 0.59)
"""The width and length of a bag: three side by side are as wide as two lengthwise."""


def build(job):
    face = job.prints["bag"]
    material = paper(face.file)
    scale = (BAG[0] / HALF_WIDTH / 2, BAG[1] / HALF_LENGTH / 2)
    rng = np.random.default_rng(3)
    bags = []
    with Assembly() as pallet:
        wooden_pallet(wood(), stamp(job), LENGTH, WIDTH)
        for layer in range(LAYERS):
            # The lower a bag lies, the flatter it is.
            flat = 1 - 0.4 * layer / LAYERS
            for k, (x, y, degrees) in enumerate(_places(layer % 2 == 1)):
                bag = sack(material, face, 20 * layer + k + 1, flat, scale)
                turn = math.radians(degrees + rng.normal() * 0.7)
                bag.rotation_euler = (math.radians(-90), 0, turn)
                at = (x + rng.normal() * 0.004, y + rng.normal() * 0.004)
                bag.location = (*at, DECK + LAYER * (layer + 0.5))
                bags.append(bag)
        _film(bags)
    pallet.place((0, 0, 0), math.radians(-24))
    set_stage(1.35, key=0.9, rim=1.0, top=0.65, back=0.8, **DARK)
    set_camera((0.5, -5.5, 2.05), (0.0, 0, 0.49), 94, 6.3, (0, -0.6, 0.5))
    return Shot(exposure=0.0, guided_denoise=False)


def _places(turned):
    """Three bags side by side and two lengthwise before them; `turned` by half a turn."""
    wide, long = LENGTH / 3, LENGTH / 2
    rows = [(k * wide, (WIDTH - long) / 2, 180) for k in (-1, 0, 1)]
    rows += [(k * long / 2, (wide - WIDTH) / 2, 90) for k in (-1, 1)]
    return [(-x, -y, degrees + 180) for x, y, degrees in rows] if turned else rows


def _film(bags):
    """Stretch film round the bags, straight from one to the next, from the deck to over the top edge."""
    bpy.context.view_layer.update()
    points = np.vstack(
        [[bag.matrix_world @ v.co for v in list(bag.data.vertices)[::7]] for bag in bags]
    )
    heights = np.linspace(DECK - 0.03, DECK + LAYER * LAYERS + 0.008, 110)
    angles = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    turns = angles[::3]
    normals = np.stack([np.cos(turns), np.sin(turns)])
    facing = np.cos(angles[:, None] - turns)
    rings = []
    for z in heights:
        near = np.abs(points[:, 2] - z) < 0.035
        # The lines that touch the bags at this height; the film lies inside all of them.
        lines = (points[near, :2] @ normals).max(axis=0) + 0.002
        reach = np.where(facing > 0.2, lines / np.maximum(facing, 0.2), np.inf).min(axis=1)
        rings.append(np.stack([reach * np.cos(angles), reach * np.sin(angles), reach * 0 + z], 1))
    index = np.arange(len(heights) * len(angles)).reshape(len(heights), -1)
    film = Material("film")
    # Pleats that run aslant, where it was drawn tight.
    pleats = film.bump(film.noise(1.6, 2, (1, 1, 7), 0.4, 0.5), 0.22, 0.02)
    clear, gloss = film.node("BsdfTransparent"), film.node("BsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.14
    film.link(pleats, gloss.inputs["Normal"])
    rim = film.value(film.node("LayerWeight"), "Facing")
    film.show(film.mix_shaders(rim * 0.3 + 0.05, clear.outputs[0], gloss.outputs[0]))
    array_mesh("film", np.vstack(rings), np.array(ring_faces(index)), [film], True)


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
    sheet.text(78, 24, "IN-417", 11, ink, 800, anchor="ms")
    sheet.text(78, 46, "HT", 11, ink, 800, anchor="ms")
    file = job.texture("stamp")
    sheet.image.save(file)
    return printed("stamp", file, 0.7, 0, True)
