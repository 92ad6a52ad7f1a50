"""Storage tanks inside their bund on a clear day: About. Metres."""

import math

import outdoors
from harbour.storage_tank import FarmPaints, build_pipe_rack, build_storage_tank
from materials import Material, plain, srgb
from people.worker import Look, add_worker
from shapes import angles, box, cylinder, floor, rod, tube
from studio import Haze, Shot, set_camera

TANKS = (
    (0.0, 0.0, 8.0, 14.4, "T-101", "ACETONE"),
    (21.0, 3.0, 8.0, 14.4, "T-102", "TOLUENE"),
    (-18.0, 4.0, 7.0, 12.0, "T-103", "METHANOL"),
    (10.0, 26.0, 9.5, 16.8, "T-104", None),
    (-12.0, 28.0, 9.5, 16.8, "T-105", None),
    (36.0, 24.0, 9.0, 14.4, "T-106", None),
    (-38.0, 26.0, 9.0, 14.4, "T-107", None),
)
"""x, y, radius, height, number, what its board names; the rear row, without boards, is lettered
towards the other road."""
CAMERA = (-11.0, -33.0, 1.75)


def build(job):
    """Args: none."""
    paints = FarmPaints()
    for x, y, radius, height, number, contents in TANKS:
        towards = math.degrees(math.atan2(CAMERA[1] - y, CAMERA[0] - x))
        face = towards if contents else towards + 180
        stair = math.radians(towards) + 0.42
        tank = build_storage_tank(job, paints, radius, height, number, stair, face, contents)
        tank.place((x, y, 0))
    _build_ground()
    _build_bund(paints)
    _build_lines(paints)
    build_pipe_rack(paints, -70, 70, 13.0, (3.6, 5.0))
    add_worker(Look(), "walking", (-1.7, -17.0, -0.35), 62)
    outdoors.set_daylight(24, 255, 0.115, 0.42, dust=0.8, ozone=2.5)
    outdoors.add_clouds(0.6, (1, 1, 1), 8.0, 1.2, 6.1, 0.3, 1.0)
    set_camera(CAMERA, (2.5, 2.0, 6.0), 28, 8, (0, -8, 4), (-0.06, 0.12))
    haze = Haze(40, 700, 0.4)
    return Shot(exposure=0.05, bounces=6, indirect_clamp=5, haze=haze, glare=0.12, vignette=0.12)


def _build_ground():
    gravel = Material("gravel").set(roughness=0.9, specular=0.2)
    stones = gravel.node("TexVoronoi", Scale=14, Vector=gravel.coordinates())
    shade = gravel.axes(stones.outputs["Color"])[0]
    gravel.drive(
        gravel.ramp(
            shade, [(0.0, srgb("#56524b")), (0.6, srgb("#827c71")), (1.0, srgb("#a09a8e"))]
        ),
        "Base Color",
    )
    gravel.drive(gravel.bump(stones.outputs["Distance"], 0.8, 0.05), "Normal")
    floor("gravel", (-300, -11), (300, 300), gravel)
    road = Material("road").set(roughness=0.8, specular=0.25)
    broad = road.noise(0.5, 8, None, 0.6)
    damp = road.remap(road.noise(0.12, 4, None, 0.55), 0.50, 0.58)
    tone = road.ramp(broad, [(0.3, srgb("#46494b")), (0.7, srgb("#4d5053"))])
    grain = road.remap(road.noise(12, 8, None, 0.85), 0.3, 0.7, 0.75, 1.3)
    tracks = road.remap(road.noise(0.9, 6, (0.04, 1.5, 1), 0.6), 0.45, 0.7, 1.1, 0.72)
    tone = road.mix(1.0, tone, grain * tracks, "MULTIPLY")
    road.drive(road.mix(damp * 0.25, tone, srgb("#1b1e20")), "Base Color")
    road.drive(road.mix(damp, 0.6, 0.35), "Roughness")
    road.drive(road.bump(road.noise(60, 4), 0.25, 0.01), "Normal")
    floor("road", (-300, -60), (300, -15), road, -0.35)
    verge = plain("kerb", srgb("#8a8a85"), 0.8)
    box("kerb", (600, 0.25, 0.2), (0, -15.1, -0.25), verge, 0.02)
    box("verge", (600, 3.2, 0.2), (0, -13.4, -0.3), plain("verge", srgb("#6f6e66"), 0.9))


def _build_bund(paints):
    """The wall that holds what a burst tank would spill; a stile crosses it."""
    box("bund", (600, 0.35, 1.5), (0, -11.5, 0.4), paints.concrete, 0.03)
    box("bund cap", (600, 0.45, 0.08), (0, -11.5, 1.18), paints.concrete, 0.02)
    for x in range(-120, 121, 6):
        box("joint", (0.03, 0.37, 1.5), (x, -11.5, 0.4), plain("joint", srgb("#3c3e3f"), 0.9))
    x0 = 10.0
    for k in range(4):
        for side in (-1, 1):
            at = (x0, -11.5 + side * (0.35 + 0.28 * (3 - k)), 0.0 + 0.32 * (k + 0.2))
            box("step", (1.0, 0.28, 0.05), at, paints.steel, 0.005)
    box("stile", (1.0, 0.6, 0.06), (x0, -11.5, 1.28), paints.steel, 0.005)
    for x in (x0 - 0.5, x0 + 0.5):
        line = [(x, y, z) for y, z in ((-12.9, 0.9), (-11.8, 2.25), (-11.2, 2.25), (-10.1, 0.9))]
        for start, end in zip(line, line[1:]):
            rod("stile rail", start, end, 0.025, paints.yellow, 12)
        for x, y, z in line:
            rod("stile post", (x, y, max(0.0, z - 1.05) - 0.3), (x, y, z), 0.025, paints.yellow, 12)


def _build_lines(paints):
    """Two lines along the foot of the bund, and three that cross it with a valve each."""
    for y, radius in ((-13.2, 0.13), (-13.6, 0.1)):
        line = [(-90, y, 0.12), (7, y, 0.12), (7, y, -0.6)]
        tube("line", line, radius, paints.pipe, corner=0.4)
    for x in range(-89, 7, 4):
        box("sleeper", (0.25, 1.0, 0.25), (x, -13.4, -0.12), paints.concrete, 0.01)
    for x, tank_y in ((-12.0, 1.0), (-4.5, -6.0), (4.5, -6.0)):
        y = -13.2
        line = [(x, tank_y, 0.7), (x, -10.5, 0.7), (x, -10.5, 1.7), (x, y, 1.7), (x, y, 0.1)]
        tube("line", line, 0.11, paints.pipe, corner=0.3)
        for z in (0.62, 0.98):
            cylinder("flange", 0.21, 0.05, (x, y, z), paints.steel, 32, 0.005)
        cylinder("valve", 0.17, 0.3, (x, y, 0.8), paints.red, 32, 0.02)
        rod("spindle", (x, y, 0.8), (x, y - 0.5, 0.8), 0.03, paints.steel)
        wheel = [(x + 0.24 * math.cos(a), y - 0.5, 0.8 + 0.24 * math.sin(a)) for a in angles(24)]
        tube("wheel", wheel, 0.025, paints.red, closed=True)
        for k in (0, 6):
            rod("spoke", wheel[k], wheel[k + 12], 0.018, paints.red, 8)
