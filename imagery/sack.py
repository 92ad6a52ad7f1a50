"""Filled 25 kg valve bags of paper: a tube with block bottoms, pasted over, with a valve in one corner.

A bag stands in its own axes with its face to -y and its valve up; its middle is the origin.
"""

import bpy
import numpy as np

from materials import plain, srgb
from shapes import mesh, quad, ring_faces, thicken

HALF_WIDTH, HALF_DEPTH, HALF_LENGTH = 0.215, 0.06, 0.275
RINGS, RING_POINTS, CAP_RINGS = 120, 176, 10
CREASES = 40


def paper(print_file):
    """White sack paper with fine fibre and small sharp creases; the print lies on the face only."""
    white = srgb("#eceae4")
    material = plain("sack paper", white, 0.6, specular=0.28)
    image = bpy.data.images.load(print_file)
    picture = material.node("TexImage", image=image, interpolation="Cubic", extension="CLIP")
    material.link(material.coordinates("UV"), picture.inputs[0])
    inked = material.mix(1.0, picture.outputs[0], white, "MULTIPLY")
    material.drive(material.mix(picture.outputs[1], white, inked), "Base Color")
    crease = material.noise(11, 4, roughness=0.6, distortion=1.4)
    normal = material.bump(abs(crease - 0.5), 0.3, 0.008)
    normal = material.bump(material.noise(260, 3), 0.07, 0.001, normal)
    material.drive(normal, "Normal")
    return material


def sack(material, face, seed, flat=0.0, scale=(1, 1)):
    """One bag with the print `face` (a `Print`); `flat` from 0 to 1 is how far bags above press it.

    `scale` changes the bag's width and length; the print keeps its proportions.
    """
    rng = np.random.default_rng(seed)
    points, faces = _skin()
    uv = 0.5 + points[:, [0, 2]] * (1, scale[1] / scale[0]) / (face.width, face.height)
    # The UV of the back is outside the picture, so that the print is on the face only.
    uv[points[:, 1] > -0.004] = (2.5, 2.5)
    points = _fill(points, rng, flat)
    obj = mesh("bag", points, faces, [material], True, 180, uv)
    obj.scale = (scale[0], 1, scale[1])
    for end in (-1, 1):
        _close(obj, points, end)
    return obj


def _skin():
    """A tube whose section goes from a pillow in its middle to a rectangle at its block bottoms."""
    angles = np.linspace(-np.pi, np.pi, RING_POINTS, endpoint=False)
    rows = []
    for v in np.linspace(-1, 1, RINGS):
        end = abs(v) ** 6
        depth = HALF_DEPTH * (1 - 0.3 * abs(v) ** 3)
        width = HALF_WIDTH * (0.965 + 0.045 * v * v)
        # Flat over the face, round at the sides: a higher power across than in depth.
        x = np.sign(np.sin(angles)) * np.abs(np.sin(angles)) ** (0.52 - 0.2 * end) * width
        y = -np.sign(np.cos(angles)) * np.abs(np.cos(angles)) ** (1 - 0.5 * end) * depth
        rows.append(np.column_stack([x, y, np.full(RING_POINTS, v * HALF_LENGTH)]))
    for end in (-1, 1):
        rim = rows[0] if end < 0 else rows[RINGS - 1]
        for ring in range(1, CAP_RINGS + 1):
            share = 1 - ring / (CAP_RINGS + 0.3)
            swell = end * 0.006 * (1 - share**2)
            rows.append(rim * (share, share, 1) + (0, 0, swell))
    points = np.vstack(rows)
    index = np.arange(len(points)).reshape(-1, RING_POINTS)
    tube, low, high = index[:RINGS], index[RINGS : RINGS + CAP_RINGS], index[RINGS + CAP_RINGS :]
    faces = ring_faces(np.vstack([low[::-1], tube, high]))
    return points, [*faces, low[-1][::-1], high[-1]]


def _fill(points, rng, flat):
    """Grain under the paper, folds that run in from the corners, and the weight of the bags above."""
    x, y, z = points.T
    across, along = x / HALF_WIDTH, z / HALF_LENGTH
    front = np.sign(y)
    lumps = np.zeros(len(points))
    for _ in range(9):
        kx, kz, phase = rng.uniform(4, 16), rng.uniform(4, 16), rng.uniform(0, 6.3, 2)
        lumps += np.sin(kx * x + phase[0] + front) * np.sin(kz * z + phase[1])
    inner = np.clip(1 - np.abs(across) ** 6, 0, 1) * np.clip(1 - np.abs(along) ** 8, 0, 1)
    depth = lumps * 0.0016 * inner
    folds = np.zeros(len(points))
    for _ in range(CREASES):
        side, end, face = rng.choice([-1, 1], 3)
        start = np.array([side * rng.uniform(0.55, 1.0), end * rng.uniform(0.86, 1.0)])
        direction = np.array([-side * rng.uniform(0.15, 1.0), -end * rng.uniform(0.5, 1.1)])
        direction /= np.hypot(*direction)
        dx, dz = x - start[0] * HALF_WIDTH, z - start[1] * HALF_LENGTH
        forth = dx * direction[0] + dz * direction[1]
        aside = dx * direction[1] - dz * direction[0]
        length, width = rng.uniform(0.05, 0.15), rng.uniform(0.004, 0.009)
        fade = np.exp(-((forth / length) ** 2)) * (forth > -0.02)
        ridge = np.exp(-((aside / width) ** 2)) - 0.6 * np.exp(
            -(((aside - 2 * width) / width) ** 2)
        )
        folds += rng.uniform(0.002, 0.007) * fade * ridge * (front == face)
    # Folds that meet do not add up, and end before the sides and the block bottoms, where the faces meet.
    faded = np.clip(np.abs(y) / 0.03, 0, 1) * np.clip((1 - np.abs(along)) / 0.08, 0, 1)
    depth -= 0.005 * np.tanh(folds / 0.005) * faded
    moved = points.copy()
    # The contents settle in the lower half.
    settled = 0.020 + 0.016 * np.exp(-(((along + 0.45) / 0.4) ** 2))
    swell = settled * np.clip(1 - across**2, 0, 1) ** 0.7 * np.clip(1 - along**4, 0, 1)
    moved[:, 1] += front * (swell * (1 - flat) + depth)
    for _ in range(4):
        k, phase = rng.uniform(8, 26), rng.uniform(0, 6.3)
        moved[:, 0] += 0.0018 * np.sin(k * z + phase) * np.abs(across) ** 2
    if flat:
        limit = HALF_DEPTH * (1.06 - 0.12 * flat)
        moved[:, 1] = limit * np.tanh(moved[:, 1] / limit * 1.5) / np.tanh(1.5)
    # A full bag bends a little over, and its ends bow.
    moved[:, 2] += 0.010 * (1 - across**2) * along**3
    # Bags are never square.
    moved[:, 0] += 0.006 * along * rng.normal() + 0.004 * along**2 * rng.normal()
    moved[:, 2] += 0.004 * across * rng.normal()
    return moved


def _close(bag, points, end):
    """The cover pasted on a block bottom; at the upper one the valve's sleeve looks out of a corner."""
    kraft = plain("cover", srgb("#dcd5c4"), 0.65, specular=0.25)
    z = end * (HALF_LENGTH + 0.0165)
    near = points[np.abs(points[:, 2] - end * HALF_LENGTH) < 0.02]
    shift = near[:, :2].mean(axis=0)
    corners = [(-0.19, -0.027), (0.19, -0.027), (0.19, 0.027), (-0.19, 0.027)]
    cover = quad(
        "cover", [(x + shift[0], y + shift[1], z - end * 0.011) for x, y in corners], kraft
    )
    thicken(cover, 0.0012)
    cover.parent = bag
    if end < 0:
        return
    (ax, az), (bx, bz) = (0.13 + shift[0], z - 0.005), (0.205 + shift[0], z - 0.007)
    y0, y1 = shift[1] - 0.024, shift[1] + 0.024
    corners = [(ax, y0, az), (bx, y0, bz), (bx, y1, bz), (ax, y1, az)]
    sleeve = quad("valve", corners, plain("valve", srgb("#c9bea6"), 0.7))
    thicken(sleeve, 0.0015)
    sleeve.parent = bag


def settle(bag):
    """Flattens the part of a placed bag that is below the floor: its lower edge spreads under its weight.

    Removes the cover of its lower end, which stands on the floor and would stick out.
    """
    bpy.context.view_layer.update()
    for child in list(bag.children):
        if min((child.matrix_world @ vertex.co).z for vertex in child.data.vertices) < 0.02:
            bpy.data.objects.remove(child)
    world, back = bag.matrix_world, bag.matrix_world.inverted()
    for vertex in bag.data.vertices:
        at = world @ vertex.co
        if at.z < 0.02:
            # Points lower than 20 mm, also those below the floor, move to heights between 1 and 20 mm.
            at.z = 0.001 + 0.019 * np.exp((at.z - 0.02) / 0.03)
            vertex.co = back @ at
