"""The laboratory: glassware on a bench, and the shelf of retained samples. Metres.

args: `view` (dusk for the slide of Home, bench for About, samples for Services) and camera.
"""

import math

import brand_colours
from brand_colours import NAVY as NAVY_CSS
from lettering import GREY, Sheet, heading_font, mark_image
from materials import blown_plastic, glow, plain, printed, srgb
from shapes import angles, box, curved_plate, cylinder, lathe, polar, rounded_profile
from studio import Shot, area_light, set_backdrop, set_camera, set_world, softbox
from tableware import filled_vessel, liquid_surface, meniscus, radius_at

WATER = 1.345
"""Refractive index of the liquids, as light solvents have it."""
CLEAR = (0.985, 0.995, 1, 1)
ENAMEL = (255, 255, 255, 235)
# A 500 ml Erlenmeyer flask: 105 mm at the base, 180 mm high, 34 mm at the neck.
ROUNDING = [0, 0.004, 0.006, 0.012, 0.022, 0.006, 0]
OUTER_BASE = [(0, 0.0008), (0.047, 0), (0.0525, 0.004), (0.0525, 0.010)]
OUTER_NECK = [(0.0172, 0.128), (0.0172, 0.168), (0.0205, 0.1735)]
OUTER = rounded_profile(OUTER_BASE + OUTER_NECK, ROUNDING)
INNER_BASE = [(0, 0.0028), (0.045, 0.0024), (0.0505, 0.006), (0.0505, 0.0104)]
INNER_NECK = [(0.0154, 0.1275), (0.0154, 0.168), (0.0187, 0.1745)]
INNER = rounded_profile(INNER_BASE + INNER_NECK, ROUNDING)
RIM = [(0.0207, 0.1745), (0.0207, 0.1756), (0.0200, 0.1764), (0.0193, 0.1762), (0.0187, 0.1745)]


def build(job):
    view = job.args["view"]
    if view == "samples":
        _retained_samples(job)
    else:
        _glassware(job, view == "bench")
    {"dusk": _light_dusk, "bench": _build_bench, "samples": _light_samples}[view]()
    set_camera(**{"focus": (-0.02, -0.045, 0.08), **job.args["camera"]})
    return Shot(
        exposure=0.1, bounces=20, glossy_bounces=10, transmission_bounces=18, vignette=0.15,
    )


def _fill(name, outer, inner, rim, level, location):
    """A vessel and the surface of the liquid in it, with its meniscus."""
    surface, edge = filled_vessel(name, outer, inner, rim, level, WATER, CLEAR, location)
    wall = meniscus(edge, level)
    flat = [(wall[0][0] * t / 6, level) for t in range(6)]
    liquid_surface(flat + wall, surface, location)


def _glassware(job, bench):
    flask = (-0.058, 0.0, 0)
    _fill("flask", OUTER, INNER, RIM, 0.068, flask)
    hundreds = [(0.028, "100"), (0.046, "200"), (0.066, "300"), (0.088, "400")]
    _graduate(job, "flask", OUTER, flask, hundreds, 0.020, 0.106)
    _beaker(job, (0.060, -0.030, 0))
    _measuring_cylinder(job, (-0.004, 0.075, 0) if bench else (0.012, 0.095, 0), 0.165)
    _measuring_cylinder(job, (-0.148, 0.055, 0) if bench else (0.085, 0.135, 0), 0.095)


def _beaker(job, location):
    outer = rounded_profile(
        [(0, 0.0008), (0.036, 0), (0.0400, 0.004), (0.0400, 0.100), (0.0435, 0.1085)],
        [0, 0.004, 0.006, 0.010, 0],
    )
    inner = rounded_profile(
        [(0, 0.0028), (0.035, 0.0025), (0.0384, 0.0055), (0.0384, 0.1005), (0.0420, 0.1090)],
        [0, 0.004, 0.006, 0.010, 0],
    )
    rim = [(0.0438, 0.1092), (0.0437, 0.1100), (0.0430, 0.1104), (0.0423, 0.1100), (0.0420, 0.1090)]
    _fill("beaker", outer, inner, rim, 0.058, location)
    # A beaker of 400 ml with a bore of 77 mm: 50 ml are 10.7 mm high.
    fifties = [(0.0031 + n * 0.0107, f"{n * 50}" if n % 2 == 0 else "") for n in range(1, 9)]
    _graduate(job, "beaker", outer, location, fifties, 0.010, 0.097)


def _measuring_cylinder(job, location, level):
    foot = [(0, 0.0008), (0.030, 0), (0.032, 0.002), (0.032, 0.005)]
    column = [(0.0135, 0.014), (0.0135, 0.235), (0.0155, 0.240)]
    outer = rounded_profile(foot + column, [0, 0.001, 0.001, 0.003, 0.005, 0.006, 0])
    inner = rounded_profile(
        [(0, 0.0125), (0.0110, 0.0125), (0.0120, 0.015), (0.0120, 0.235), (0.0140, 0.2405)],
        [0, 0.002, 0.002, 0.006, 0],
    )
    rim = [(0.0157, 0.2406), (0.0155, 0.2416), (0.0148, 0.2418), (0.0141, 0.2414), (0.0140, 0.2405)]
    _fill("cylinder", outer, inner, rim, level, location)
    # A cylinder of 100 ml with a bore of 24 mm: 5 ml are 11 mm high.
    fives = [(0.013 + n * 0.0111, f"{n * 5}" if n % 2 == 0 else "") for n in range(2, 21)]
    _graduate(job, "cylinder", outer, location, fives, 0.020, 0.2345)


def _graduate(job, vessel, outer, location, marks, bottom, top):
    """Enamel graduations on a vessel's outside: `marks` are heights with their millilitres.

    `bottom` and `top` bound the printed field. Lines with a figure are longer.
    """
    field = (0.034, top - bottom)
    sheet = Sheet(field[0] * 1000, field[1] * 1000, 24, None)
    for height, figure in marks:
        y = (top - height) * 1000
        sheet.band(y - 0.22, y + 0.22, ENAMEL, 13, 27 if figure else 21)
        if figure:
            sheet.text(11.5, y + 1.3, figure, 2.6, ENAMEL, 600, anchor="rs")
    sheet.text(17, 4.2, "ml", 2.6, ENAMEL, 600)
    path = job.texture(f"graduation-{vessel}")
    sheet.image.save(path)
    enamel = printed(f"enamel {vessel}", path, 0.5, see_through=True)
    middle, half = math.radians(-82), field[0] / 2 / radius_at(outer, (bottom + top) / 2)

    def wall(z):
        return radius_at(outer, z) + 0.00015

    plate = curved_plate("graduation", wall, bottom, top, middle, half, enamel, 24)
    plate.location = location


def _retained_samples(job):
    """Sample bottles in rows, each with its label."""
    cap = blown_plastic("cap", srgb("#0a7d75"), 0.4)
    for row in range(2):
        for k in range(9):
            place = ((k - 4) * 0.068 + row * 0.034, row * 0.085, 0)
            level = 0.062 if row else 0.060 + 0.003 * (k % 3)
            batch = f"26-{1117 + 6 * k + row}"
            label = printed(f"sample label {batch}", _sample_label(job, batch), 0.5, 0.05)
            sample_bottle(f"sample {row} {k}", place, level, cap, label)


def sample_bottle(name, place, level, cap, label):
    """A closed bottle of 100 ml, filled to a level, with a label round its front."""
    radii = [0, 0.003, 0.004, 0.014, 0.008, 0, 0]
    body = [(0, 0.002), (0.022, 0.0), (0.026, 0.003), (0.026, 0.078)]
    neck = [(0.0115, 0.094), (0.0115, 0.112), (0.0115, 0.113)]
    outer = rounded_profile(body + neck, radii)
    body = [(0, 0.005), (0.021, 0.0035), (0.0242, 0.006), (0.0242, 0.0778)]
    neck = [(0.0098, 0.0935), (0.0098, 0.112), (0.0098, 0.113)]
    inner = rounded_profile(body + neck, radii)
    rim = [(0.0113, 0.1135), (0.0107, 0.114), (0.0100, 0.1135)]
    _fill(name, outer, inner, rim, level, place)
    _cap(cap, place)
    sticker = curved_plate("label", 0.02615, 0.016, 0.054, math.radians(-90), 0.95, label)
    sticker.location = place


def _cap(material, place):
    profile = rounded_profile(
        [(0, 0.126), (0.0135, 0.126), (0.0140, 0.125), (0.0140, 0.100), (0.0118, 0.100)],
        [0, 0.0012, 0.0005, 0.0005, 0],
    )
    lathe("cap", profile, [material], 64, 40, location=place)
    for a in angles(36):
        x, y, z = polar(0.0140, a, 0.1125)
        at = (place[0] + x, place[1] + y, place[2] + z)
        box("rib", (0.0007, 0.0011, 0.022), at, material, 0, (0, 0, a))


def _sample_label(job, batch):
    """A retained sample's label: product, batch, the company's mark."""
    sheet = Sheet(48, 38, 24)
    sheet.band(0, 9, NAVY_CSS)
    mark = mark_image(round(6.4 * sheet.scale), brand_colours.PAPER, brand_colours.TEAL)
    sheet.image.paste(mark, (round(1.6 * sheet.scale), round(1.3 * sheet.scale)), mark)
    sheet.text(9.5, 6.3, job.company.name.upper(), 3.0, brand_colours.PAPER, 700, heading_font)
    sheet.text(2.5, 17.2, job.product.displayName, 4.2, NAVY_CSS, 800, heading_font, fit=43)
    sheet.text(2.5, 22.6, f"CAS {job.product.casNumber}", 2.3, GREY)
    sheet.text(2.5, 29.0, "Retained sample", 2.3, GREY)
    sheet.text(2.5, 34.2, f"Batch {batch}", 2.3, GREY)
    path = job.texture(f"sample-label-{batch}")
    sheet.image.save(path)
    return path


def _light_dusk():
    """Dark room: the glass is drawn by two strips beside it and a glow on the wall behind."""
    set_backdrop(0.24, srgb("#17404a"), srgb("#0e2533"), (-0.2, 1.2), 0.16)
    set_world((0.7, 0.85, 1, 1), 0.07)
    softbox("left strip", (-0.42, -0.02, 0.20), (0, 0, 0.09), 0.07, 16, 0.44, (0.85, 0.95, 1))
    softbox("right strip", (0.46, 0.08, 0.20), (0, 0, 0.09), 0.06, 16, 0.44, (1, 0.88, 0.74))
    at, aim = (0.22, 0.42, 0.55), (0.26, 1.02, 0.10)
    glow = area_light("glow", at, aim, 0.5, 34, (0.62, 0.92, 0.92), 0.4)
    top = area_light("top", (0.05, -0.1, 0.8), (0.02, 0, 0), 0.4, 1.4)
    # The polished wall would show both as bright patches.
    glow.visible_glossy = top.visible_glossy = False


def _build_bench():
    """A dark worktop before a wall with a window: strips beside the glass draw its edges."""
    _reagents()
    box("bench", (4, 1.4, 0.03), (0, -0.02, -0.015), plain("worktop", srgb("#1c252c"), 0.2), 0.004)
    box("wall", (6, 0.02, 3), (0, 1.0, 0.5), plain("wall", srgb("#184c5e"), 0.6))
    pane = glow("window", srgb("#c4dae6"), 1.5)
    for x in (-0.60, -0.36):
        box("window", (0.22, 0.01, 0.9), (x, 0.98, 0.52), pane)
    set_world((0.7, 0.85, 1, 1), 0.10)
    softbox("left strip", (-0.42, -0.02, 0.20), (0, 0, 0.09), 0.08, 22, 0.44, (0.9, 0.97, 1))
    softbox("right strip", (0.46, 0.08, 0.20), (0, 0, 0.09), 0.06, 22, 0.44, (1, 0.88, 0.74))
    area_light("wall wash", (0.4, 0.5, 0.8), (0.3, 1.0, 0.1), 0.5, 12, (1, 0.85, 0.68), 0.4)
    area_light("front", (0, -0.5, 0.75), (0, 0.1, 0.06), 0.5, 9)


def _reagents():
    """Brown bottles at the back of the bench, out of focus."""
    amber = plain("amber glass", srgb("#4a2406"), 0.06).set(transmission=0.75, ior=1.25)
    cap, paper = plain("bottle cap", srgb("#10161c"), 0.4), plain("paper", srgb("#aaa598"), 0.6)
    corners = [(0, 0), (0.043, 0), (0.043, 0.130), (0.016, 0.158), (0.016, 0.180)]
    profile = rounded_profile(corners, [0, 0.004, 0.024, 0.012, 0])
    for x, y in ((-0.30, 0.46), (0.205, 0.52), (0.295, 0.46)):
        lathe("bottle", profile, [amber], location=(x, y, 0))
        cylinder("bottle cap", 0.021, 0.026, (x, y, 0.184), cap, 48, 0.002)
        label = curved_plate("label", 0.0433, 0.040, 0.085, math.radians(-90), 0.9, paper)
        label.location = (x, y, 0)


def _light_samples():
    """A bright bench before a deep wall: the glass has light edges above and dark ones below."""
    set_backdrop(0.24, srgb("#12586a"), srgb("#c9d8da"), (-0.25, 1.08), 0.13)
    set_world((0.9, 0.96, 1, 1), 0.07)
    softbox("left strip", (-0.42, -0.05, 0.20), (0, 0, 0.09), 0.09, 22, 0.42, (0.95, 0.98, 1))
    softbox("right strip", (0.46, 0.1, 0.20), (0, 0, 0.09), 0.06, 22, 0.42, (1, 0.95, 0.88))
    wall = area_light("wall", (0.05, 0.35, 1.05), (0.05, 0.9, 0), 0.7, 11, (0.92, 0.99, 1), 0.4)
    wall.visible_glossy = False
    area_light("top", (0, -0.1, 0.8), (0, 0, 0), 0.5, 2.4)
