"""A container ship of an invented line: hull, markings, deck, cargo and house as one assembly."""

from harbour import deck, hull, superstructure
from harbour.containers import GAP, HEIGHT, LENGTH_40, PITCH, ContainerYard
from harbour.hull import BEAM, FREEBOARD, LENGTH, half_breadth
from harbour.navigation_lights import show_navigation_lights
from lettering import heading_font, paint_flat, painted, words_image
from shapes import Assembly

import numpy as np
from PIL import Image, ImageDraw

LINE, NAME, HOME_PORT, IMO = "NORDHAVEL", "NORDHAVEL ELVA", "MONROVIA", "IMO 9998327"
WHITE_PAINT = "#efece5"
BAY_PITCH = LENGTH_40 + 1.45
FIRST_BAY_X = -77.0
"""Middle of the first bay forward of the accommodation."""
AFT_BAY_X = -144.2 + LENGTH_40 / 2


def build_ship(job, random, lit=False, seen_from=None, trim=-0.2):
    """Builds the ship in the sea at the origin, bow towards +x; `lit` lights its windows.

    `seen_from` is the camera's place when the ship is under way at night: a ship at its berth shows
    no navigation lights.
    """
    with Assembly() as parts:
        hull.build_hull()
        hull.add_anchors()
        _paint_markings(job)
        paints = superstructure.ShipPaints(lit)
        superstructure.build_accommodation(paints, random, lit)
        superstructure.build_funnel(paints)
        deck.build_main_deck(paints)
        for side in (-1, 1):
            deck.gangway(side, paints)
        _stow_cargo(job, random, paints)
        if seen_from:
            show_navigation_lights(seen_from)
    ship = parts.place()
    ship.rotation_euler = (0, np.radians(trim), 0)
    return ship


def _stow_cargo(job, random, paints):
    yard = ContainerYard(job, random)
    bays = [AFT_BAY_X, *np.arange(FIRST_BAY_X, 108, BAY_PITCH)]
    for x in bays:
        width = 2 * min(BEAM / 2, float(half_breadth(x + LENGTH_40 / 2, FREEBOARD))) - 0.3
        deck.build_hatch(x, LENGTH_40, width, paints)
        along = (x + LENGTH / 2) / LENGTH
        tiers = int(round(float(np.interp(along, [0, 0.2, 0.45, 0.7, 0.85], [5, 7, 7, 6.4, 4.6]))))
        rows = int((width + 0.1) // PITCH)
        _fill_bay(yard, random, x, rows, tiers)
        last = x in (bays[0], bays[-1])
        deck.build_lashing_bridge(x + BAY_PITCH / 2, width, 1 if last else 2, paints)
        if x == FIRST_BAY_X:
            deck.build_lashing_bridge(x - BAY_PITCH / 2, width, 2, paints)


def _fill_bay(yard, random, x, rows, tiers):
    """Stacks of nearly one height, as stowage planners leave them, a few lower ones between."""
    low = random.random(rows) < 0.18
    for row in range(rows):
        y = (row - (rows - 1) / 2) * PITCH
        high = max(2, tiers - (1 if low[row] else 0) - (1 if random.random() < 0.08 else 0))
        for tier in range(high):
            z = deck.CARGO_Z + HEIGHT / 2 + tier * (HEIGHT + GAP)
            yard.place((x, y, z))


def _paint_markings(job):
    def paint(key, image):
        return painted(job, key, image, WHITE_PAINT)

    line = words_image(LINE, 300, WHITE_PAINT, weight=700)
    ship = words_image(NAME, 120, WHITE_PAINT, weight=700)
    for key, image, x, z, height in (
        ("hull-name", line, -27, 4.9, 5.2),
        ("ship-name", ship, 133, 14.6, 1.35),
    ):
        half = height * image.width / image.height / 2
        hull.add_marking(paint(key, image), (x - half, x + half), (z, z + height))
    for words, z, height in ((NAME, 9.8, 1.6), (HOME_PORT, 7.5, 1.2), (IMO, 5.7, 0.8)):
        image = words_image(words, 120, WHITE_PAINT, weight=700)
        at, turn = (-LENGTH / 2 - 0.05, 0, z), (0, 0, -np.pi / 2)
        paint_flat(job, f"transom-{z}", image, WHITE_PAINT, height, at, turn)
    draught = paint("draught", _draught_marks())
    for x in (133.5, 6.0, -131.0):
        hull.add_marking(draught, (x - 0.75, x + 0.75), (-0.2, 6.2), columns=2)
    hull.add_marking(paint("load-line", _load_line()), (19.0, 23.6), (2.7, 5.7), columns=4)
    tug = paint("tug", _tug_mark())
    for x in (66.0, -116.0):
        hull.add_marking(tug, (x, x + 2.6), (5.0, 8.0), columns=4)


def _canvas(width, height):
    image = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    return image, ImageDraw.Draw(image)


def _draught_marks():
    """Metres in even decimetre steps, as surveyors read them from a boat."""
    image, draw = _canvas(240, 1024)
    font = heading_font(84, 700, 100)
    for step in range(8):
        y = 980 - step * 128
        draw.text((20, y), f"{12 + step}M", font=font, fill=WHITE_PAINT, anchor="ls")
        draw.rectangle((20, y + 42, 90, y + 50), fill=WHITE_PAINT)
    return image


def _load_line():
    """Plimsoll's disc with its line, and the ladder of seasonal lines ahead of it."""
    image, draw = _canvas(736, 480)
    draw.ellipse((40, 90, 340, 390), outline=WHITE_PAINT, width=30)
    draw.rectangle((0, 226, 380, 254), fill=WHITE_PAINT)
    font = heading_font(46, 700, 100)
    draw.text((24, 205), "I", font=font, fill=WHITE_PAINT, anchor="ls")
    draw.text((345, 205), "R", font=font, fill=WHITE_PAINT, anchor="ls")
    draw.rectangle((520, 60, 540, 400), fill=WHITE_PAINT)
    aft, forward = (400, 520, 388, "rs"), (540, 660, 672, "ls")
    lines = ((60, "TF", aft), (110, "F", aft), (170, "T", forward), (226, "S", forward))
    for y, letter, (start, end, at, anchor) in (*lines, (290, "W", forward)):
        draw.rectangle((start, y, end, y + 20), fill=WHITE_PAINT)
        draw.text((at, y + 30), letter, font=font, fill=WHITE_PAINT, anchor=anchor)
    return image


def _tug_mark():
    """Where tugs may push: an arrow between two of the ship's frames."""
    image, draw = _canvas(260, 300)
    draw.text((130, 100), "TUG", font=heading_font(90, 800, 100), fill=WHITE_PAINT, anchor="ms")
    draw.polygon(
        [(130, 290), (60, 200), (108, 200), (108, 120), (152, 120), (152, 200), (200, 200)],
        fill=WHITE_PAINT,
    )
    return image
