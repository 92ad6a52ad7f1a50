"""Filled 25 kg bags of paper, sewn at both ends under a tape of crêpe paper. `filling.py` shapes them."""

import bpy
import numpy as np

import filling
from materials import Value, plain, srgb
from shapes import grid_faces, mesh, ring_faces, thicken, tube

PRINT_SCALE = 0.83
TAPE_ROWS = 6
"""Rows of points under the tape at each end."""


def paper(print_file):
    """White sack paper with fine fibre and small sharp creases; the print lies on the face only."""
    white = srgb("#eceae4")
    material = plain("sack paper", white, 0.55, specular=0.3)
    image = bpy.data.images.load(print_file)
    picture = material.node("TexImage", image=image, interpolation="Cubic", extension="CLIP")
    material.link(material.coordinates("UV"), picture.inputs[0])
    handled = material.remap(material.noise(5, 6, roughness=0.7), 0.35, 0.75)
    ground = material.mix(handled, white, srgb("#e0ddd4"))
    inked = material.mix(1.0, picture.outputs[0], ground, "MULTIPLY")
    material.drive(material.mix(Value(material, picture.outputs[1]), ground, inked), "Base Color")
    crease = material.noise(9, 4, roughness=0.6, distortion=1.4)
    normal = material.bump(abs(crease - 0.5), 0.12, 0.008)
    normal = material.bump(material.noise(260, 3), 0.07, 0.001, normal)
    material.drive(normal, "Normal")
    return material


def sack(material, face, pose, seed, fine=True):
    """One bag with the print `face` (a `Print`) in a pose of `filling.py`; `fine` for near views."""
    points = filling.filled_bag(pose, seed)
    rows, columns, _ = points.shape
    across, along = filling.flat_places(rows, columns)
    uv = np.empty((rows, columns, 2))
    # Smaller than the face, as the upper end is slack and falls back and the lower one is folded under.
    uv[..., 0] = 0.5 + across / (face.width * PRINT_SCALE)
    uv[..., 1] = 0.5 + along[:, None] / (face.height * PRINT_SCALE)
    # The UV of the back is outside the picture, so that the print is on the face only.
    uv[:, columns // 2 :, 1] = 2.5
    faces = ring_faces(np.arange(rows * columns).reshape(rows, columns))
    bag = mesh("bag", points.reshape(-1, 3), faces, [material], True, 180, uv.reshape(-1, 2))
    # Front and back coincide where they are sewn.
    apart = bag.modifiers.new("apart", "DISPLACE")
    apart.strength, apart.mid_level = 0.0008, 0
    if fine:
        bag.modifiers.new("smooth", "SUBSURF").render_levels = 1
    for end in (points[:TAPE_ROWS, : columns // 2], points[-TAPE_ROWS:, : columns // 2]):
        _sew(bag, end)
    return bag


def _sew(bag, end):
    """The tape folded over a sewn end, and the thread through it."""
    kraft = plain("tape", srgb("#d8c8a6"), 0.7, specular=0.2)
    kraft.ribs(0, 0.004, 0.3, 0.001)
    tape = mesh("tape", end.reshape(-1, 3), grid_faces(*end.shape[:2]), [kraft], True, 180)
    thicken(tape, 0.0036, 0)
    tape.parent = bag
    line = end[TAPE_ROWS // 2]
    normal = np.cross(np.gradient(line, axis=0), np.gradient(end, axis=0)[TAPE_ROWS // 2])
    normal *= 0.0021 / np.linalg.norm(normal, axis=1, keepdims=True)
    stitches = range(0, len(line) - 1, 2)
    lines = [[*map(tuple, (line + s * normal)[k : k + 2])] for s in (-1, 1) for k in stitches]
    tube("thread", lines, 0.0007, plain("thread", srgb("#f4f1e8"), 0.8)).parent = bag
