"""A dry-freight container to be seen from near: frame, corrugated walls, doors with lock rods. Metres."""

import math

import bpy

from harbour.iso_frame import HEIGHT, LENGTH, WIDTH, build_corners, build_rails
from lettering import paint_flat, save_bled
from materials import paint, plain, srgb, wood
from shapes import Assembly, box, cylinder, grid_faces, mesh, rod

POST = 0.16
WHITE = "#f4f1ea"
"""The colour of lettering."""
WAVE, DEPTH = 0.278, 0.036
"""Period and depth of the corrugation."""
WALL_LENGTH, WALL_HEIGHT, SILL = LENGTH - 2 * POST, HEIGHT - 0.24, 0.17
"""Size of a long wall, and the height at which it begins."""
ON_WALL = -(WIDTH / 2 - 0.042)
"""Just before the wall that faces -y."""


class DryPaints:
    """The paints of one container; `mark` is a picture in the middle of the wall that faces -y, and its height."""

    def __init__(self, job, colour, mark=None):
        self.body = _weathered(job, colour)
        self.wall = _weathered(job, colour, mark) if mark else self.body
        self.floor = wood("container floor")
        self.rubber = plain("door seal", (0.02, 0.02, 0.02, 1), 0.7)
        self.zinc = plain("lock rod", (0.5, 0.52, 0.54, 1), 0.4, 1)
        self.dark = plain("hole", (0.01, 0.01, 0.01, 1), 0.9)


def _weathered(job, colour, mark=None):
    """Enamel with dust, rust and mud, on which the mark is painted."""
    material = paint("container body", srgb(colour), 0.42, 0.05, 4, 0.1, 4)
    rust = material.noise(1.3, 8, (1, 1, 0.35), 0.72)
    spots = material.remap(rust, 0.66, 0.74, 0, 0.7)
    dust = material.remap(material.noise(0.5, 4, None, 0.6), 0.4, 0.75, 0, 0.3)
    base = material.mix(dust, srgb(colour), tuple(c * 0.6 for c in srgb(colour)[:3]) + (1,))
    if mark:
        image, tall = mark
        x, _, z = material.axes(material.coordinates())
        place = material.vector(x / (tall * image.width / image.height), (z - WALL_HEIGHT / 2) / tall)
        middle = material.node("Mapping", Vector=place, Location=(0.5, 0.5, 0))
        file = bpy.data.images.load(str(save_bled(image, job.texture("mark"), WHITE)))
        texture = material.node("TexImage", image=file, extension="CLIP", Vector=middle.outputs[0])
        base = material.mix(texture.outputs[1], base, texture.outputs[0])
    up = material.axes(material.node("NewGeometry").outputs["Position"])[2]
    mud = material.remap(up + material.noise(2.5, 6, (1, 1, 0.2), 0.7), 0.5, 1.3, 0.5, 0.0)
    base = material.mix(mud, base, srgb("#6b6558"))
    material.drive(material.mix(spots, base, srgb("#3d2a20")), "Base Color")
    return material


def build_dry_container(paints, door_angle=0):
    """A 20-foot container about the origin on its underside, doors towards +x; `door_angle` opens them (degrees)."""
    with Assembly() as parts:
        build_corners(POST, paints.body, paints.dark, (0.015, 0.012))
        build_rails(0.06, 0.16, 0.035, 0.09, paints.body, 0.008)
        build_rails(0.06, 0.07, 0.035, HEIGHT - 0.045, paints.body, 0.008)
        for end in (-1, 1):
            for z in (0.09, HEIGHT - 0.09):
                at = (end * (LENGTH / 2 - 0.07), 0, z)
                box("cross rail", (0.12, WIDTH - 0.3, 0.15), at, paints.body, 0.01)
        for side in (-1, 1):
            wall = corrugated(WALL_LENGTH, WALL_HEIGHT, paints.wall if side < 0 else paints.body)
            wall.location = (0, side * (WIDTH / 2 - 0.045), SILL)
            wall.rotation_euler = (0, 0, 0 if side < 0 else math.pi)
        front = corrugated(WIDTH - 2 * POST, HEIGHT - 0.32, paints.body)
        front.location = (-LENGTH / 2 + 0.045, 0, SILL)
        front.rotation_euler = (0, 0, -math.pi / 2)
        box("floor", (LENGTH - 0.2, WIDTH - 0.2, 0.03), (0, 0, 0.16), paints.floor)
        box("roof", (LENGTH - 0.2, WIDTH - 0.1, 0.02), (0, 0, HEIGHT - 0.06), paints.body)
        for side in (-1, 1):
            _door(paints, side, door_angle)
    return parts


def corrugated(width, height, material):
    """A wall that faces -y, from z = 0, with trapezoidal waves along x."""
    points = []
    for wave in range(math.ceil(width / WAVE)):
        for share, inward in ((0.0, 0), (0.25, 0), (0.5, 1), (0.75, 1)):
            at = -width / 2 + (wave + share) * WAVE
            if at < width / 2:
                points.append((at, inward * DEPTH))
    points.append((width / 2, 0))
    vertices = [(a, b, z) for a, b in points for z in (0, height)]
    return mesh("wall", vertices, grid_faces(len(points), 2), [material], False)


def _door(paints, side, angle):
    """One leaf, hinged at its post, with two lock rods, cams and handles."""
    leaf = WIDTH / 2 - POST - 0.005
    height = HEIGHT - 0.36
    with Assembly() as parts:
        box("leaf", (0.05, leaf, height), (0.0, -leaf / 2, height / 2), paints.body, 0.008)
        for z in (0.28, 0.83, 1.38, 1.93):
            for x in (0.018, -0.018):
                box("swage", (0.03, leaf - 0.2, 0.30), (x, -leaf / 2, z), paints.body, 0.014)
        for across in (0.30, 0.78):
            y = -leaf * across
            rod("lock rod", (0.075, y, -0.05), (0.075, y, height + 0.05), 0.017, paints.zinc, 12)
            for z in (-0.02, height + 0.02):
                box("cam", (0.06, 0.09, 0.06), (0.06, y, z), paints.zinc, 0.01)
            for z in (0.2, 0.95, 1.75):
                box("bracket", (0.05, 0.09, 0.07), (0.045, y, z), paints.body, 0.008)
            at = (0.09, y + 0.16, 0.78 + across * 0.2)
            box("handle", (0.018, 0.42, 0.03), at, paints.zinc, 0.006)
        for z in (0.15, 0.8, 1.45, 2.05):
            cylinder("hinge", 0.025, 0.16, (0.035, 0.0, z), paints.body, 16, 0.004)
        for y in (-leaf + 0.006, -0.03):
            box("seal", (0.075, 0.03, height), (-0.008, y, height / 2), paints.rubber, 0.008)
        for z in (0.02, height - 0.02):
            box("seal", (0.02, leaf, 0.035), (-0.03, -leaf / 2, z), paints.rubber, 0.008)
    door = parts.place((LENGTH / 2 - 0.06, side * (WIDTH / 2 - POST), 0.18))
    door.scale = (1, side, 1)
    door.rotation_euler = (0, 0, side * math.radians(angle))
    return door


def paint_on_side(job, image, name, height, middle):
    """Lettering before the wall that faces -y, for views along it; `middle` is its x and z."""
    words = paint_flat(job, name, image, WHITE, height, (middle[0], ON_WALL, middle[1]))
    words.visible_shadow = False
