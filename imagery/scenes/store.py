"""Drums and IBCs wait inside a bund in the store: Products, and with a spill kit CSR. Metres."""

import math

import numpy as np

from drums import load_pallet, pallet_of
from indoors import build_racking, light_hall
from lettering import INK, paint_flat, words_image
from materials import blown_plastic, plain, sealed_floor, srgb, wood, zinc
from people.worker import Look, add_worker
from scenes import ibc, steel_drum
from scenes.bag_pallet import stamp
from shapes import ALONG_X, Assembly, box, copy_assembly, cylinder, mesh, ring_faces, tube
from studio import Shot, set_camera

EARTHED = ((-1.26, -0.275, 1.012), (0.65, -0.50, 0.25))
"""Ends of the earthing cables: at the chime of a drum in front, and at the lug of the IBC."""


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
        build_racking(first, pallet_of(job, hero, random), random)
    light_hall("#2a3540", "#303c46")
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
    yellow, sock = blown_plastic("bin", srgb("#b98a12"), 0.5), plain("sock", srgb("#b9bcb8"), 0.9)
    dark = plain("wheel", srgb("#15171a"), 0.6)
    # Tapered, with a rim round its mouth.
    levels = ((0, 0.41), (0.02, 0.44), (0.8, 0.525), (0.805, 0.55), (0.84, 0.553), (0.845, 0.53), (0.93, 0.54), (0.935, 0.59), (0.975, 0.6), (0.98, 0.55), (0.4, 0.48))
    rings = [ibc.rounded_rectangle(z, wide, wide, 0.06) for z, wide in levels]
    faces = ring_faces(np.arange(len(rings) * len(rings[0])).reshape(len(rings), -1))
    up = yellow.axes(yellow.coordinates())[2]
    soiled = yellow.remap(yellow.noise(6, 8, (1, 1, 0.4), 0.7) - up * 0.4, 0.38, 0.62, 0, 0.5)
    yellow.drive(yellow.mix(soiled, srgb("#b98a12"), srgb("#4d4230")), "Base Color")
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
    add_worker(Look(suit="#5a5f63", vest="#c9440f", build="lean"), "writing", (-4.15, 3.0, 0), 12, 1.72)
