"""A tank container on an Indian lorry between container stacks in the monsoon: Home. Metres.

args: `numbers` (one), `action` (the emergency action code of the goods) and camera. The lorry
stands along x, its cab towards +x; the middle of the cab's rear wall is the origin.
"""

import math

import numpy as np
from PIL import Image

import outdoors
from harbour.containers import GAP, HEIGHT, LENGTH_40, WIDTH, ContainerYard
from harbour.quay import build_quay, lane_line
from harbour.tank_container import TankPaints, build_tank
from lettering import Sheet, paint_flat, words_image
from materials import glow, paint, plain, printed, srgb
from people.worker import Look, add_worker
from shapes import ALONG_X, ALONG_Y, angles, box, cylinder, flat_plate, lathe
from studio import Haze, Shot, set_camera

DECK = 1.32
"""Height of the trailer's deck."""
GROOVES = [(r, side * 0.36 + x) for side in (-1, 0, 1) for r, x in ((0.52, -0.06), (0.5, -0.05), (0.5, 0.05), (0.52, 0.06))]
TYRE = [(0.29, -1), (0.46, -1), (0.515, -0.8), *GROOVES, (0.515, 0.8), (0.46, 1), (0.29, 1)]
HUB = [(0.30, -0.01), (0.27, -0.02), (0.25, -0.09), (0.12, -0.07), (0.10, 0.03), (0, 0.04)]
TWINS = [(x, across, 0.26) for x in (-2.7, -5.7, -6.95, -8.2) for across in (0.79, 1.09)]
WHEELS = [(0.98, 1.10, 0.3), *TWINS]
"""Of one side: place along the lorry and across it, width of the tyre."""
REAR = -9.36
SIGNS = (
    ("GOODS CARRIER", "#8e1f16", 0.13, (REAR - 0.018, 0.36, 1.0)),
    ("MH 46 XX 8235", "#111111", 0.054, (REAR - 0.066, 0, 0.55)),
)
"""Signs on the rear: words, colour of the letters, their height and place."""


class Paints:
    """The paints of the lorry."""

    def __init__(self):
        self.orange = paint("cab", srgb("#b5480f"), 0.32, 0.08, 3, 0.4, 3)
        self.cream = plain("cab cream", srgb("#d9cfae"), 0.4, coat=0.3)
        self.red = plain("band", srgb("#8e1f16"), 0.4)
        self.tyre = _tyre_rubber()
        self.dark = plain("rubber", (0.028, 0.028, 0.029, 1), 0.65)
        self.chrome = plain("chrome", (0.7, 0.7, 0.7, 1), 0.2, 1)
        self.steel = plain("chassis", srgb("#31343a"), 0.55)
        self.yellow = plain("plate yellow", srgb("#d8a90c"), 0.45)
        self.lit = glow("rear lamp", (1, 0.05, 0.02, 1), 1)


def build(job):
    paints = Paints()
    _build_rear(job, paints)
    for side in (-1, 1):
        for x, across, width in WHEELS:
            _build_wheel(paints, x, side, across, width)
    _build_trailer(paints)
    driver = Look(suit="#57503f", helmet="#c98f12", vest="#c9440f")
    add_worker(driver, "walking", (-8.2, -2.2, 0), 94)
    [number] = job.args["numbers"]
    build_tank(job, number, TankPaints("#7d2a1d")).place((-4.35, 0, DECK), math.pi)
    random = np.random.default_rng(3)
    yard = ContainerYard(job, random)
    for x in np.arange(-78, 50, LENGTH_40 + 0.5):
        for y in (11.5, 11.9 + WIDTH):
            for tier in range(int(random.integers(3, 6))):
                at = (x, y, HEIGHT / 2 + tier * (HEIGHT + GAP))
                yard.place(at, lettered=bool(random.random() < 0.25))
    build_quay(-240, 120, -60, 240, wet=0.47)
    for y in (-3.4, 4.6):
        lane_line(-240, 120, y, "#b9b9b2")
    outdoors.set_overcast(1.0)
    set_camera(**job.args["camera"], fstop=7, focus=(REAR, -1.2, 1.6))
    haze = Haze(26, 420, 0.75, (0.42, 0.46, 0.5), 0.8, 0.95)
    return Shot(exposure=0.6, bounces=7, indirect_clamp=5, haze=haze, glare=0.12, vignette=0.16)


def _build_rear(job, paints):
    """Board, striped beam, number plate, lamps and mud flaps, and what the lorry is."""
    box("board", (0.03, 2.44, 0.24), (REAR, 0, 1.0), paints.cream, 0.01)
    box("beam", (0.1, 2.44, 0.2), (REAR, 0, 0.55), paints.cream, 0.02)
    for k in range(-5, 6):
        if abs(k) > 1:
            box("stripe", (0.11, 0.09, 0.17), (REAR, 0.19 * k, 0.55), paints.red, 0, (0.5, 0, 0))
    box("plate", (0.012, 0.64, 0.15), (REAR - 0.056, 0, 0.55), paints.yellow, 0.004)
    for side in (-1, 1):
        box("mud flap", (0.02, 0.6, 0.5), (REAR + 0.3, side * 0.94, 0.62), paints.dark, 0.01)
        for k, material in enumerate((paints.lit, paints.red, paints.yellow)):
            at = (REAR - 0.02, side * (1.1 - 0.17 * k), 0.79)
            box("lamp", (0.03, 0.14, 0.1), at, material, 0.02)
    for words, ink, height, at in SIGNS:
        image = words_image(words, 120, ink, weight=700, width=100)
        paint_flat(job, words.replace(" ", "-"), image, ink, height, at, (0, 0, -math.pi / 2))
    panel = _emergency_panel(job)
    flat_plate("emergency panel", 0.6, 0.33, panel, (REAR - 0.02, -0.85, 1.03), (0, 0, -math.pi / 2))
    flat_plate("emergency panel", 0.95, 0.52, panel, (-4.35, -1.2, 0.86))


def _build_wheel(paints, x, side, across, width):
    place, turn = (x, side * across, 0.52), (-side * math.pi / 2, 0, 0)
    tyre = [(r, z * width / 2) for r, z in TYRE]
    lathe("tyre", tyre, [paints.tyre], 128, 40, location=place, turn=turn)
    hub = [(r, width / 2 + z) for r, z in HUB]
    lathe("hub", hub, [paints.red], 64, 40, location=place, turn=turn)
    for a in angles(10):
        at = (x + 0.18 * math.cos(a), side * (across + width / 2 - 0.07), 0.52 + 0.18 * math.sin(a))
        cylinder("nut", 0.018, 0.05, at, paints.steel, 6, 0.003, ALONG_Y)


def _tyre_rubber():
    """Lugs on the tread, rings on the side wall, dust on both."""
    rubber = plain("tyre", (0.028, 0.028, 0.029, 1), 0.7)
    x, y, _ = rubber.axes(rubber.coordinates())
    away = rubber.math("SQRT", x * x + y * y)
    lugs = (rubber.math("SINE", rubber.math("ARCTAN2", y, x) * 52) > 0.8) * (away > 0.485)
    rings = (rubber.math("SINE", away * 300) > 0.5) * (away < 0.45)
    rubber.drive(rubber.bump(rings * 0.06 - lugs, 1.0, 0.014), "Normal")
    dust = rubber.remap(rubber.noise(6, 6, None, 0.7), 0.4, 0.75, 0.05, 0.4)
    rubber.drive(rubber.mix(dust, (0.028, 0.028, 0.029, 1), srgb("#6b645a")), "Base Color")
    return rubber


def _emergency_panel(job):
    """The emergency information panel of a goods carriage (Central Motor Vehicles Rules, rule 134)."""
    sheet = Sheet(550, 300, 3, "#ffffff")
    sheet.band(0, 190, "#e8770c")
    [placard, *_] = job.prints_from("placard")
    sheet.band(0, 190, "#ffffff", 360)
    diamond = Image.open(placard.file).convert("RGBA").resize((540, 540))
    sheet.image.paste(diamond, (1095, 15), diamond)
    lines = (
        (86, 66, job.args["action"]),
        (176, 66, job.product.unNumber.removeprefix("UN").strip()),
        (236, 34, job.product.displayName.upper()),
        (284, 26, f"POLICE 100  FIRE 101  {job.company.phoneDisplay}"),
    )
    for down, tall, words in lines:
        sheet.text(24, down, words, tall, "#000000", 800, fit=510)
    file = job.texture("emergency-panel")
    sheet.image.save(file)
    return printed("emergency panel", file, 0.5, 0)


def _build_trailer(paints):
    """The cab, of which the picture shows the rear only, the tractor's frame and a skeletal semi-trailer."""
    box("cab", (1.9, 2.44, 2.1), (0.97, 0, 1.85), paints.orange, 0.045)
    for y in (-0.45, 0.45):
        box("tractor rail", (6.0, 0.09, 0.26), (-1.2, y, 0.86), paints.steel, 0.01)
        box("trailer rail", (8.6, 0.14, 0.30), (-5.0, y, 1.14), paints.steel, 0.01)
    for x in (-1.45, -4.35, -7.25):
        box("bolster", (0.22, 2.44, 0.14), (x, 0, DECK - 0.08), paints.steel, 0.01)
    for side in (-1, 1):
        box("mudguard", (1.2, 0.56, 0.03), (-2.7, side * 0.94, 1.10), paints.dark, 0.01)
        at = (-0.95, side * 0.98, 0.68)
        cylinder("fuel tank", 0.29, 1.0, at, paints.chrome, 48, 0.03, ALONG_X)
        box("side guard", (1.5, 0.03, 0.12), (-4.2, side * 1.18, 0.72), paints.steel, 0.01)
        box("landing leg", (0.14, 0.14, 0.8), (-3.75, side * 0.62, 0.66), paints.steel, 0.01)
