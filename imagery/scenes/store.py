"""Drums and IBCs wait inside a bund in the store: Products, and with a spill kit CSR. Metres."""

import math

import numpy as np

from lettering import INK, paint_flat, words_image
from materials import Material, plain, sealed_floor, srgb, wood, zinc
from people.worker import Look, add_worker
from scenes import ibc, steel_drum
from scenes.bag_pallet import stamp
from scenes.stuffing import load_pallet
from shapes import ALONG_X, Assembly, beam, box, copy_assembly, cylinder, floor, mesh, quad, ring_faces, tube
from studio import Shot, area_light, set_camera, set_world, softbox


EARTHED = ((-1.26, -0.275, 1.012), (0.65, -0.50, 0.25))
"""Ends of the earthing cables: at the chime of a drum in front, and at the lug of the IBC."""
BAY = 2.8
"""From one upright of the racking to the next."""


def build(job):
    """Args: camera, spill_kit; labels are of the manifest's product, sold in drums and IBCs."""
    random = np.random.default_rng(9)
    with Assembly() as drum:
        steel_drum.build_drum(job, steel_drum.drum_paint("navy"))
    hero = drum.place((60, 60, 0))
    with Assembly() as container:
        ibc.build_ibc(job)
    first = container.place((0.55, 0.1, 0), math.radians(-14))
    copy_assembly(first, (-0.3, 1.9, 0), math.radians(-11))
    timber, brand = wood(), stamp(job)
    for x, y in ((-1.15, 0.25), (-1.0, 1.8)):
        load_pallet(hero, timber, brand, (x, y, 0), random, towards=-90)
    _bund()
    if job.args.get("spill_kit"):
        _build_spill_kit(job)
        # The banner has words where the racks would be.
        with Assembly() as pallet:
            load_pallet(hero, timber, brand, (80, 60, 0), random, towards=-90)
        _build_racking(first, pallet.place(), random)
    _build_room()
    _light()
    set_camera(**job.args["camera"], focus=(0, -0.4, 0.6))
    return Shot(exposure=1.05, bounces=9, indirect_clamp=5, vignette=0.2)


def _bund():
    """A kerb that would hold a spill, and the cables that earth a drum and an IBC."""
    concrete = sealed_floor("#3a434b", "#4b555e", 3, 0.5, 0.7)
    yellow = plain("kerb line", srgb("#c79a2b"), 0.45)
    left, front = -2.15, -0.95
    for size, at in (((32, 0.14), (left + 15.93, front)), ((0.14, 8), (left, front + 4.07))):
        box("kerb", (*size, 0.13), (*at, 0.065), concrete, 0.012)
        box("kerb line", (size[0] - 0.03, size[1] - 0.03, 0.003), (*at, 0.131), yellow)
    clamp, earth = zinc(), plain("earth cable", (0, 0, 0, 1), 0.45)
    x, y, z = earth.axes(earth.coordinates())
    turns = earth.math("SINE", (x + y * 0.7 + z) * 130) > 0.2
    earth.drive(earth.mix(turns, srgb("#2f7d2a"), srgb("#d8c02a")), "Base Color")
    for x, y, z in EARTHED:
        box("clamp", (0.03, 0.05, 0.05), (x, y, z), clamp, 0.006)
        # It hangs, lies on the floor and climbs over the kerb to a lug where the camera sees it hang.
        over = (0.1 - x) * 0.08
        hangs = [(0, y - 0.02, z), (0.004, y - 0.08, z - 0.1), (0.006, y - 0.1, 0.2)]
        lies = [(0.008, y - 0.14, 0.02), (over, front + 0.2, 0.012)]
        climbs = [(over, 0.09, 0.06), (over, 0.09, 0.155), (over, -0.09, 0.155), (over, -0.085, 0.07)]
        box("lug", (0.03, 0.012, 0.035), (x + over, front - 0.075, 0.065), clamp, 0.003)
        line = [(x + aside, *at) for aside, *at in hangs + lies]
        line += [(x + aside, front + out, up) for aside, out, up in climbs]
        tube("earth cable", line, 0.007, earth, corner=0.05)


def _build_spill_kit(job):
    """A wheeled yellow bin of rolled absorbent; a worker with a clipboard at the racks."""
    yellow, sock = plain("bin", srgb("#c79a16"), 0.45), plain("sock", srgb("#b9bcb8"), 0.9)
    dark = plain("wheel", srgb("#15171a"), 0.6)
    # Tapered, with a rim round its mouth.
    levels = ((0.07, 0.43), (0.09, 0.45), (0.93, 0.54), (0.935, 0.59), (0.975, 0.6), (0.98, 0.55), (0.4, 0.48))
    rings = [ibc.rounded_rectangle(z, wide, wide, 0.06) for z, wide in levels]
    faces = ring_faces(np.arange(len(rings) * len(rings[0])).reshape(len(rings), -1))
    with Assembly() as kit:
        mesh("bin", [point for ring in rings for point in ring], faces, [yellow])
        box("lid", (0.6, 0.05, 0.58), (0, 0.36, 1.23), yellow, 0.02, (-0.25, 0, 0))
        at, lean = (0, -0.2575, 0.62), (0.053, 0, 0)
        paint_flat(job, "spill-kit", words_image("SPILL KIT", 120, INK), INK, 0.046, at, lean)
        for x in (-0.2, 0.2):
            cylinder("wheel", 0.09, 0.05, (x, 0.24, 0.09), dark, 32, 0.01, ALONG_X)
        for k in range(3):
            rolled = [(-0.17 + 0.17 * k, 0.05, 0.4), (-0.15 + 0.17 * k, 0.02, 1.05 + 0.03 * k)]
            tube("rolled sock", rolled, 0.07, sock, resolution=8)
    kit.place((-0.95, -1.62, 0), math.radians(-20))
    add_worker(Look(suit="#5a5f63", vest="#c9440f", build="lean"), "writing", (-4.15, 2.6, 0), 50, 1.72)


def _build_racking(container, pallet, random):
    """Racks of pallets along the wall, drums and IBCs by chance."""
    upright, orange = plain("upright", srgb("#1b3f73"), 0.45), plain("rack beam", srgb("#b5480f"), 0.45)
    for x in np.arange(-14.4, 12, BAY):
        for y in (5.1, 6.1):
            beam("upright", (x, y, 0), (x, y, 5.6), 0.1, 0.08, upright)
        for level, z in enumerate((0.15, 1.95, 3.75)):
            for y in (5.1, 6.1):
                beam("rack beam", (x + 0.05, y, z - 0.07), (x + BAY - 0.05, y, z - 0.07), 0.05, 0.13, orange)
            for at in (0.75, 2.05):
                kind = random.choice(3, p=(0.3, 0.5, 0.2)) if level else random.choice(2)
                if kind == 0:
                    copy_assembly(container, (x + at, 5.6, z), 0.04 * random.standard_normal())
                elif kind == 1:
                    copy_assembly(pallet, (x + at - 80, 5.6 - 60, z))


def _build_room():
    floor("floor", (-30, -14), (30, 9), sealed_floor("#2a3540", "#303c46", 0.8, 0.2, 0.27))
    wall = Material("store wall").set(base_color=srgb("#16304f"), roughness=0.55, specular=0.25)
    wall.ribs(0, 0.5, 0.5, 0.03)
    quad("wall", [(-30, 7, 0), (30, 7, 0), (30, 7, 9), (-30, 7, 9)], wall)


def _light():
    set_world((0.55, 0.72, 1, 1), 0.05)
    softbox("key", (-3.0, -3.4, 2.6), (0, 0, 0.6), 1.2, 12, 2.6, (1, 0.95, 0.88))
    softbox("rim", (6.0, -1.0, 2.0), (1, 0.4, 0.6), 0.6, 12, 2.8, (0.85, 0.93, 1))
    for x in (-6, -2, 2, 6):
        area_light("high bay", (x, 1.0, 5.6), (x, 1.0, 0), 1.1, 130, (1, 0.92, 0.82))
        area_light("wall wash", (x, 5.6, 5.0), (x, 7.0, 2.0), 1.0, 70, (0.8, 0.92, 1))
