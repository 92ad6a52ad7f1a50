"""Drums on pallets go into a container at the end of the day: total support. Metres."""

import math

import numpy as np

import outdoors
from drums import load_pallet
from harbour.dry_container import ON_WALL, WHITE, DryPaints, build_dry_container, paint_on_side
from harbour.iso_frame import LENGTH
from harbour.quay import build_quay, lane_line
from lettering import Sheet, words_image
from materials import plain, printed, srgb, wood
from people.worker import Look, add_worker
from scenes.bag_pallet import stamp
from scenes.steel_drum import build_drum, drum_paint
from shapes import Assembly, box, flat_plate
from stickers import stick_flat
from studio import Haze, Shot, area_light, set_camera

NUMBER = "NDHU 310 482 8"
"""With its check digit (ISO 6346)."""
STEP = 0.155
"""Height of the container's floor above the ground."""


def build(job):
    """Args: none; the drums carry the label of the manifest's product."""
    [diamond] = job.prints_from("diamond")
    build_dry_container(DryPaints(job, "#06224f"), door_angle=104).place((0, 0, 0.05))
    image = words_image("NORDHAVEL", 160, WHITE, weight=700)
    paint_on_side(job, image, "container-name", 0.28, (1.08, 1.8))
    paint_on_side(job, words_image(NUMBER, 80, WHITE), "number", 0.12, (1.9, 2.34))
    stick_flat(diamond, (2.1, ON_WALL, 1.0), see_through=True, scale=2.5).visible_shadow = False
    _add_un_number(job)
    random = np.random.default_rng(5)
    with Assembly() as drum:
        build_drum(job, drum_paint("navy"))
    hero = drum.place((90, 0, 0))
    timber, brand = wood(), stamp(job)
    end = LENGTH / 2
    # The far side is loaded; the near one waits for the pallet outside.
    for row in range(3):
        load_pallet(hero, timber, brand, (end - 0.85 - row * 1.16, 0.5, 0.05 + STEP + 0.02), random)
    load_pallet(hero, timber, brand, (end + 2.35, -0.55, 0), random)
    load_pallet(hero, timber, brand, (end + 1.6, 2.9, 0), random)
    load_pallet(hero, timber, brand, (end + 2.9, 3.1, 0), random)
    ramp = plain("dock plate", srgb("#7d8388"), 0.45, 0.6)
    box("dock plate", (1.3, 1.9, 0.02), (end + 0.58, 0, 0.11), ramp, 0.004, (0, math.radians(9), 0))
    build_quay(-400, 200, -200, 400, wet=0.64)
    lane_line(-400, 200, -3.4, "#c79a2b")
    _build_warehouse()
    outdoors.add_hills(-90, -55, -62)
    # He checks the pallets that wait.
    add_worker(Look("#5b5546", "#1c4f93", "#c9440f", "lean"), "writing", (end + 1.9, 4.2, 0), -80, 1.74)
    outdoors.set_daylight(15, 158, 0.14, dust=0.3)
    outdoors.add_clouds()
    inside = area_light("inside", (end + 3.0, -2.5, 3.0), (end - 1.5, 0, 1.0), 2.0, 160, (1, 0.92, 0.82))
    inside.visible_glossy = False
    aim, focus = (end - 0.02, -0.1, 1.42), (end + 2.3, -0.5, 0.7)
    set_camera((end + 6.5, -5.6, 1.6), aim, 40.7, 8, focus, (0.06, -0.039))
    haze = Haze(30, 600, 0.4)
    return Shot(exposure=0.05, bounces=7, indirect_clamp=5, haze=haze, glare=0.08, vignette=0.14)


def _add_un_number(job):
    """The white field in the placard with the UN number in digits of 65 mm (IMDG Code, 5.3.2.1.2)."""
    sheet = Sheet(220, 85, 4, "#ffffff")
    sheet.text(110, 75, job.product.unNumber.removeprefix("UN"), 65, "#000000", 700, anchor="ms")
    file = job.texture("un-number")
    sheet.image.save(file)
    flat_plate("un number", 0.22, 0.085, printed("un number", file), (2.1, ON_WALL - 0.002, 0.985))


def _build_warehouse():
    """A warehouse behind, its gates shut."""
    sheet = plain("cladding sheet", srgb("#8d989e"), 0.45, 0.3)
    sheet.ribs(0, 0.3, 0.6, 0.03)
    box("shed", (60, 12, 8.0), (-8, 19, 4.0), sheet)
    box("plinth", (60.1, 12.1, 0.9), (-8, 19, 0.45), plain("plinth", srgb("#77797a"), 0.85), 0.02)
    box("fascia", (60.4, 12.4, 0.9), (-8, 19, 8.0), plain("fascia", srgb("#06224f"), 0.5))
    gate = plain("gate", srgb("#0a6e67"), 0.5)
    gate.ribs(2, 0.11, 0.6, 0.014)
    for left in (-20, -8, 4, 16):
        box("gate", (4.4, 0.12, 4.6), (left, 12.96, 2.3), gate, 0.02)
