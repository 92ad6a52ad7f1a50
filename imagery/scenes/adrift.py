"""A container adrift on an empty sea, numbered 404: the page that was not found."""

import math

import bpy

import outdoors
from harbour.dry_container import LENGTH_20, DryPaints, build_dry_container, paint_on_side
from lettering import words_image
from materials import plain, srgb
from shapes import lathe, link, mesh, rod, sphere
from studio import Shot, set_camera


def build(job):
    """Args: none; the company's name and the number are painted on the side."""
    raft = build_dry_container(DryPaints("#0a7d75")).place()
    number = paint_on_side(
        job, words_image("404", 300, "#f4f1ea"), "adrift-number", 0.88, (1.36, 1.42)
    )
    name = paint_on_side(
        job,
        words_image(job.company.name.upper(), 120, "#f4f1ea", mark=job.mark),
        "adrift-name",
        0.30,
        (-1.5, 2.02),
    )
    for obj in (number, name):
        obj.parent = raft
    gull = _build_gull()
    gull.parent = raft
    gull.location = (-1.3, -0.35, 2.59)
    gull.rotation_euler = (0, 0, math.radians(200))
    raft.location = (0, 0, -0.78)
    raft.rotation_euler = (math.radians(7), math.radians(-6), math.radians(18))
    outdoors.add_sea(_lapping, wave_height=0.55, fine=job.width > 1000, wind=7)
    outdoors.light_golden_hour(dict(sun_height=7, sun_bearing=205, sun=0.4))
    set_camera((5.2, -14.5, 2.1), (-0.2, 0, 1.2), 50, None, shift=(0, 0.05))
    return Shot(
        exposure=0.0,
        bounces=6,
        indirect_clamp=4,
        haze=outdoors.sea_haze(),
        glare=0.15,
        vignette=0.14,
    )


def _lapping(material, x, y, _):
    """A little foam where waves lap at the steel."""
    distance = material.math(
        "SQRT",
        material.math(
            "ADD",
            material.math("MULTIPLY", x, x),
            material.math("MULTIPLY", material.math("MULTIPLY", y, y), 4.0),
        ),
    )
    return material.remap(distance, LENGTH_20 * 0.50, LENGTH_20 * 0.85, 0.40, 0)


def _build_gull():
    """A herring gull at rest, about its feet, beak towards -x."""
    white = plain("plumage", srgb("#e6e5e0"), 0.8, specular=0.1)
    grey = plain("mantle", srgb("#8b949b"), 0.8, specular=0.1)
    black = plain("wing tips", (0.012, 0.012, 0.014, 1), 0.7)
    yellow = plain("beak", srgb("#d99a1a"), 0.5)
    pink = plain("legs", srgb("#c98f86"), 0.6)
    parent = link(bpy.data.objects.new("gull", None))
    parts = []
    body = sphere("body", 1, (0, 0, 0.235), white, 5)
    body.scale = (0.21, 0.088, 0.098)
    body.rotation_euler = (0, math.radians(14), 0)
    neck = sphere("neck", 1, (-0.155, 0, 0.315), white, 4)
    neck.scale = (0.062, 0.05, 0.085)
    neck.rotation_euler = (0, math.radians(-18), 0)
    head = sphere("head", 1, (-0.192, 0, 0.385), white, 4)
    head.scale = (0.058, 0.045, 0.047)
    parts += [body, neck, head]
    beak = lathe("beak", [(0.014, 0), (0.012, 0.03), (0.005, 0.062), (0, 0.066)], [yellow], 16)
    beak.location, beak.rotation_euler = (-0.243, 0, 0.380), (0, math.radians(-98), 0)
    parts.append(beak)
    for side in (-1, 1):
        wing = sphere("wing", 1, (0.055, side * 0.068, 0.258), grey, 4)
        wing.scale, wing.rotation_euler = (0.20, 0.032, 0.072), (
            0,
            math.radians(12),
            side * math.radians(-4),
        )
        tip = sphere("wing tip", 1, (0.245, side * 0.035, 0.212), black, 4)
        tip.scale, tip.rotation_euler = (0.10, 0.014, 0.022), (
            0,
            math.radians(10),
            side * math.radians(-10),
        )
        eye = sphere("eye", 0.007, (-0.215, side * 0.038, 0.396), black, 3)
        parts += [wing, tip, eye]
        parts.append(
            rod("leg", (0.0, side * 0.035, 0.0), (0.01, side * 0.035, 0.16), 0.008, pink, 10)
        )
        foot = [
            (0.01, side * 0.035, 0.006),
            (-0.06, side * 0.035 - 0.03, 0.002),
            (-0.06, side * 0.035 + 0.03, 0.002),
        ]
        parts.append(mesh("foot", foot, [(0, 1, 2)], [pink], False))
    tail = mesh(
        "tail",
        [(0.17, -0.04, 0.20), (0.17, 0.04, 0.20), (0.30, 0.05, 0.178), (0.30, -0.05, 0.178)],
        [(0, 1, 2, 3)],
        [white],
        False,
    )
    parts.append(tail)
    for part in parts:
        part.parent = parent
    parent.scale = (1.25, 1.25, 1.25)
    return parent
