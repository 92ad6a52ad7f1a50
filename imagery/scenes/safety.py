"""A place where drums are handled: safety shower, eyewash, protective clothing, spill kit, drum on a bund. Metres.

args: none; the drum carries the label of the manifest's product. The important objects
stand within the middle 2 m, which an upright crop shows.
"""

import math

from PIL import Image, ImageDraw

from lettering import paint_flat, words_image
from materials import Material, brushed_steel, glass, plain, printed, sealed_floor, srgb
from scenes.steel_drum import build_drum, drum_paint
from shapes import Assembly, angles, box, cylinder, flat_plate, floor, lathe, mesh, quad, rod
from shapes import sphere, thicken, tube
from studio import Shot, area_light, set_camera, set_world, softbox

WALL_Y = 0.5
BUND_AT, BUND_HEIGHT = (-0.50, -0.40), 0.28


def build(job):
    safety_green = plain("safety green", srgb("#0a7a4a"), 0.4, coat=0.2)
    yellow = plain("safety yellow", srgb("#d9a514"), 0.42, specular=0.4)
    black = plain("black plastic", (0.02, 0.02, 0.022, 1), 0.55)
    _room()
    _shower(safety_green, yellow)
    _signs(job)
    _shelf(black)
    _bund(yellow, black)
    with Assembly() as drum:
        build_drum(job, drum_paint("navy"))
    drum.place((*BUND_AT, BUND_HEIGHT), math.radians(14))
    _spill_kit(job, yellow, black)
    _light()
    set_camera((0.12, -4.7, 1.30), (0.06, 0.0, 1.12), 45, 11, (0, -0.2, 1.0))
    return Shot(exposure=0.25, bounces=6, indirect_clamp=5, vignette=0.12)


def _room():
    """Pale tiles to the height of a man, painted wall above, a sealed floor with a marked field."""
    sealed = sealed_floor("#6f7b82", "#849097", 1.6, 0.22, 0.45, specular=0.4)
    floor("floor", (-6, -6), (6, WALL_Y), sealed)
    tiles = Material("wall tiles").set(roughness=0.18, specular=0.5)
    colours = (srgb("#c3cdd0"), srgb("#b9c5c9"), srgb("#8c979b"))
    grid = tiles.bricks(tiles.coordinates("UV"), 0.2, 0.2, 0.0025, colours)
    tiles.drive(grid.outputs[0], "Base Color")
    tiles.drive(tiles.bump(grid.outputs[1], 0.4, -0.002), "Normal")
    width, height = 12.0, 1.45
    corners = [(-6, WALL_Y, 0), (6, WALL_Y, 0), (6, WALL_Y, height), (-6, WALL_Y, height)]
    quad("tiles", corners, tiles, [(0, 0), (width, 0), (width, height), (0, height)])
    wall = plain("wall", srgb("#1c4a6b"), 0.7, specular=0.2)
    wall.drive(wall.bump(wall.noise(30, 5), 0.1, 0.004), "Normal")
    box("wall", (12, 0.1, 3.0), (0, WALL_Y + 0.052, height + 1.5), wall)
    edge = plain("tile edge", srgb("#dfe4e4"), 0.3)
    box("edge", (12, 0.016, 0.02), (0, WALL_Y, height + 0.01), edge, 0.004)
    skirting = plain("skirting", srgb("#3a464d"), 0.4)
    box("skirting", (12, 0.02, 0.1), (0, WALL_Y - 0.01, 0.05), skirting, 0.006)
    line = plain("floor line", srgb("#0a7a4a"), 0.5)
    for x in (-0.10, 0.66):
        box("field", (0.07, 0.865, 0.002), (x, 0.0675, 0.001), line)
    box("field", (0.83, 0.07, 0.002), (0.28, -0.40, 0.001), line)


def _shower(green, yellow):
    """A combination unit: shower head and pull rod above, eyewash bowl with covers at 0.95 m."""
    steel = brushed_steel("shower steel", (0.64, 0.65, 0.66, 1), 0.25, 40)
    x, y = 0.28, WALL_Y - 0.14
    foot = [(0, 0.014), (0.11, 0.014), (0.12, 0.006), (0.12, 0)]
    lathe("foot", foot, [green], 64, location=(x, y, 0))
    line = [(x, y, 0), (x, y, 2.24), (x, y - 0.52, 2.24), (x, y - 0.52, 2.16)]
    tube("riser", line, 0.021, green, corner=0.09, resolution=10)
    rose = [(0.024, 0.1), (0.03, 0.085), (0.125, 0.02), (0.128, 0), (0.12, -0.004), (0, -0.004)]
    lathe("rose", rose, [yellow], 96, location=(x, y - 0.52, 2.07))
    # The valve arm beside the riser, the pull rod and its triangle.
    tube("arm", [(x, y - 0.10, 2.24), (x + 0.16, y - 0.10, 2.24)], 0.012, steel)
    cylinder("valve", 0.032, 0.09, (x, y - 0.10, 2.24), steel, 48, 0.006, (0, math.pi / 2, 0))
    rod("pull rod", (x + 0.16, y - 0.10, 2.24), (x + 0.16, y - 0.10, 1.74), 0.006, steel, 16)
    hand = [(x + 0.16, y - 0.10, 1.74), (x + 0.085, y - 0.10, 1.61), (x + 0.235, y - 0.10, 1.61)]
    tube("triangle", hand, 0.009, yellow, closed=True, corner=0.02, resolution=8)
    _eyewash(x, y, green, yellow, steel)
    drain = [(x, y - 0.30, 0.86), (x, y - 0.30, 0.70), (x, y, 0.62)]
    tube("drain", drain, 0.017, steel, corner=0.05)


def _eyewash(x, y, green, yellow, steel):
    inside = [(0.02, 0.0), (0.09, 0.012), (0.142, 0.06), (0.15, 0.092)]
    outside = [(0.154, 0.094), (0.155, 0.088), (0.146, 0.056), (0.093, 0.005), (0.02, -0.01)]
    lathe("bowl", inside + outside, [steel], 128, 50, location=(x, y - 0.30, 0.86))
    tube("feed", [(x, y, 0.98), (x, y - 0.155, 0.98)], 0.016, green)
    bend = ((-0.075, 0.98), (-0.075, 0.93), (0.075, 0.93), (0.075, 0.98))
    pipe = [(x + side, y - 0.30, z) for side, z in bend]
    tube("nozzle pipe", pipe, 0.009, steel, corner=0.02, resolution=8)
    for side in (-0.075, 0.075):
        profile = [(0, 0.03), (0.022, 0.026), (0.027, 0.012), (0.027, 0), (0, 0)]
        lathe("dust cap", profile, [yellow], 48, 40, location=(x + side, y - 0.30, 0.98))
    flag = box("push paddle", (0.13, 0.006, 0.15), (x + 0.22, y - 0.36, 0.99), yellow, 0.012)
    flag.rotation_euler = (math.radians(-12), 0, 0)
    rod("paddle arm", (x + 0.155, y - 0.28, 0.90), (x + 0.21, y - 0.36, 0.95), 0.007, steel, 16)


def _signs(job):
    """Two safe condition signs over the unit, as ISO 7010 has them: E012 shower, E011 eyewash."""
    for name, draw, x in (
        ("shower-sign", _draw_shower, 0.62),
        ("eyewash-sign", _draw_eyewash, 0.86),
    ):
        image = Image.new("RGB", (400, 400), "#00834c")
        draw(ImageDraw.Draw(image))
        path = job.texture(name)
        image.save(path)
        edge = plain("sign edge", srgb("#eef1ee"), 0.4)
        box(name, (0.206, 0.004, 0.206), (x, WALL_Y - 0.002, 2.06), edge, 0.001)
        flat_plate(name, 0.2, 0.2, printed(name, path, 0.35), (x, WALL_Y - 0.0055, 2.06))


def _draw_shower(pen):
    white = "#f4f6f2"
    pen.rectangle((60, 40, 76, 360), fill=white)
    pen.rectangle((60, 40, 250, 56), fill=white)
    pen.polygon([(196, 96), (236, 56), (252, 56), (292, 96)], fill=white)
    for row in range(3):
        for k in range(4):
            left = 196 + k * 26 - row * 4
            pen.ellipse((left, 108 + row * 22, left + 9, 122 + row * 22), fill=white)
    pen.ellipse((216, 172, 272, 228), fill=white)
    pen.rounded_rectangle((198, 234, 290, 318), 24, fill=white)
    pen.rectangle((212, 300, 240, 372), fill=white)
    pen.rectangle((248, 300, 276, 372), fill=white)


def _draw_eyewash(pen):
    white, green = "#f4f6f2", "#00834c"
    upper = [(50, 140), (110, 92), (200, 74), (290, 92)]
    lower = [(350, 140), (290, 188), (200, 206), (110, 188)]
    pen.polygon(upper + lower, fill=white)
    pen.ellipse((148, 88, 252, 192), fill=green)
    pen.ellipse((174, 114, 226, 166), fill=white)
    for k in range(5):
        x = 120 + k * 40
        pen.line((200, 330, x, 224 + abs(k - 2) * 6), fill=white, width=11)
    pen.polygon([(170, 330), (230, 330), (246, 372), (154, 372)], fill=white)


def _shelf(black):
    """A steel shelf with a helmet and goggles on it, two gauntlets hung below."""
    steel = plain("shelf", srgb("#9aa5aa"), 0.4, 0.6)
    y = WALL_Y - 0.15
    box("shelf", (0.72, 0.29, 0.018), (-0.47, y, 1.62), steel, 0.004)
    box("rail", (0.72, 0.02, 0.07), (-0.47, WALL_Y - 0.012, 1.57), steel, 0.004)
    _helmet((-0.64, y - 0.01, 1.629))
    _goggles((-0.30, y - 0.05, 1.629), black)
    rubber = plain("gauntlet", srgb("#123a63"), 0.5, specular=0.35)
    rubber.drive(rubber.bump(rubber.noise(60, 4), 0.15, 0.002), "Normal")
    for x, turn in ((-0.27, 6), (-0.185, -10)):
        _gauntlet((x, WALL_Y - 0.075, 1.56), rubber, turn)


def _helmet(at):
    white = plain("helmet", srgb("#e9ebe8"), 0.28, coat=0.4)
    with Assembly() as parts:
        dome = [
            (0.118 * math.cos(a), 0.012 + 0.135 * math.sin(a))
            for a in (math.pi / 2 * t / 20 for t in range(21))
        ]
        lathe("helmet", [(0.112, 0.0), (0.126, 0.004), (0.124, 0.012), *dome], [white], 128, 50)
        brim = [(0.05, 0.010), (0.128, 0.006), (0.131, 0.009), (0.128, 0.013), (0.05, 0.018)]
        peak = lathe("peak", brim, [white], 96, 50)
        peak.scale, peak.location = (0.92, 1.05, 1), (0, -0.062, -0.002)
        for along in (-0.03, 0, 0.03):
            arc = [math.radians(24 + 5.5 * step) for step in range(25)]
            tall = 0.137 * (1 - 1.6 * along * along / 0.014)
            line = [(along, -0.112 * math.cos(a), 0.014 + tall * math.sin(a)) for a in arc]
            tube("ridge", line, 0.005, white, resolution=6)
    helmet = parts.place(at, math.radians(-24))
    helmet.scale = (1, 1.18, 1)


def _goggles(at, black):
    """Wide-vision goggles: a soft frame round one clear lens, the strap behind."""
    frame = plain("goggle frame", srgb("#2b6f8f"), 0.35, specular=0.5)
    with Assembly() as parts:
        outline = []
        for a in angles(64):
            x = 0.082 * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a))
            z = 0.040 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))
            if z < 0:
                z += 0.020 * math.exp(-((x / 0.022) ** 2))
            outline.append((x, 0.35 * x * x / 0.082, z + 0.046))
        tube("frame", outline, 0.0085, frame, closed=True, resolution=8)
        middle = (0, 0, 0.046)
        faces = [(0, i + 1, (i + 1) % 64 + 1) for i in range(64)]
        lens = glass("lens", 1.5, (0.72, 0.86, 0.9, 1), shadow=(0.8, 0.9, 0.92, 1))
        thicken(mesh("lens", [middle, *outline], faces, [lens], True, 60), 0.003)
        left = [(-0.088, 0.03, 0.046), (-0.10, 0.09, 0.03), (-0.03, 0.15, 0.012)]
        right = [(0.04, 0.15, 0.012), (0.10, 0.09, 0.03), (0.088, 0.03, 0.046)]
        tube("strap", left + right, 0.006, black, corner=0.04)
    parts.place(at, math.radians(16))


def _gauntlet(at, rubber, turn):
    """A chemical gauntlet of 350 mm that hangs by its cuff, fingers down."""
    with Assembly() as parts:
        edge = [(0.061, 0.002), (0.065, 0.005), (0.069, 0.0), (0.066, -0.006)]
        rolled = lathe("roll", edge, [rubber], 64, 60)
        cuff = [(0.062, 0.0), (0.066, -0.004), (0.060, -0.07), (0.047, -0.15), (0.040, -0.20)]
        sleeve = lathe("cuff", [*cuff, (0.044, -0.215)], [rubber], 64, 60)
        sleeve.scale = rolled.scale = (1, 0.42, 1)
        palm = sphere("palm", 1, (0, 0, -0.245), rubber, 4)
        palm.scale = (0.046, 0.021, 0.062)
        fingers = ((-0.033, 0.066), (-0.011, 0.080), (0.012, 0.076), (0.034, 0.058))
        for index, (x, length) in enumerate(fingers):
            tip = (x * 1.25, -0.006 * index, -0.275 - length)
            tube("finger", [(x * 0.9, 0, -0.26), tip], 0.0115, rubber, resolution=8)
            sphere("finger tip", 0.0115, tip, rubber, 3)
        thumb = (0.066, -0.012, -0.285)
        bent = [(0.032, 0, -0.225), (0.058, -0.008, -0.25), thumb]
        tube("thumb", bent, 0.0125, rubber, corner=0.02, resolution=8)
        sphere("thumb tip", 0.0125, thumb, rubber, 3)
    parts.place(at, math.radians(turn))


def _bund(yellow, black):
    """A spill pallet: a yellow tray with fork openings, and the grating on which the drum stands."""
    (x, y), side = BUND_AT, 0.80
    box("bund", (side, side, BUND_HEIGHT - 0.03), (x, y, (BUND_HEIGHT - 0.03) / 2), yellow, 0.03)
    box("bund rim", (side + 0.03, side + 0.03, 0.05), (x, y, BUND_HEIGHT - 0.045), yellow, 0.018)
    for across in (-0.2, 0.2):
        at = (x + across, y - side / 2 + 0.003, 0.075)
        box("fork opening", (0.17, 0.02, 0.09), at, black, 0.012)
        at = (x + side / 2 - 0.003, y + across, 0.075)
        box("fork opening", (0.02, 0.17, 0.09), at, black, 0.012)
    count = 15
    for k in range(count):
        along = (k / (count - 1) - 0.5) * (side - 0.09)
        box("bar", (0.016, side - 0.07, 0.02), (x + along, y, BUND_HEIGHT - 0.011), black, 0.003)
        box("bar", (side - 0.07, 0.012, 0.014), (x, y + along, BUND_HEIGHT - 0.012), black, 0.003)


def _spill_kit(job, yellow, black):
    """A bin with a lid and a label."""
    x, y, turn = 1.06, 0.06, math.radians(-7)
    with Assembly() as kit:
        box("bin", (0.44, 0.40, 0.58), (0, 0, 0.33), yellow, 0.03)
        box("lid", (0.48, 0.44, 0.05), (0, 0, 0.645), yellow, 0.022)
        box("lid grip", (0.14, 0.03, 0.03), (0, -0.225, 0.645), black, 0.01)
        for across in (-0.17, 0.17):
            cylinder("foot", 0.03, 0.05, (across, -0.15, 0.025), black, 32, 0.004)
        line = [(-0.18, 0.21, 0.60), (-0.18, 0.26, 0.72), (0.18, 0.26, 0.72), (0.18, 0.21, 0.60)]
        tube("bar", line, 0.011, black, corner=0.04, resolution=8)
        words = words_image("SPILL KIT", 200, "#10181c")
        height = 0.28 * words.height / words.width
        label = plain("kit label", srgb("#f1f2ee"), 0.4)
        box("kit label", (0.32, 0.002, height + 0.04), (0, -0.2005, 0.42), label)
        paint_flat(job, "spill-kit", words, "#10181c", height, (0, -0.202, 0.42))
    kit.place((x, y, 0), turn)


def _light():
    """Daylight from a high window on the left, and a strip lamp above."""
    set_world((0.75, 0.87, 1, 1), 0.25)
    softbox("window", (-3.2, -2.0, 2.9), (0, 0, 0.9), 1.5, 13, 1.6, (1, 0.96, 0.90))
    softbox("right", (3.4, -2.4, 2.0), (0.2, 0, 0.9), 0.6, 5, 1.8, (0.86, 0.94, 1))
    area_light("strip", (0.0, -1.2, 3.2), (0, 0, 0.6), 1.6, 60, (1, 0.97, 0.92), 0.25)
