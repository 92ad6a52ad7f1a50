"""Hatch coamings, lashing bridges, breakwater and mooring gear of the container ship."""

from harbour.containers import HEIGHT as TIER
from harbour.hull import BEAM, FREEBOARD, LENGTH, deck_height, half_breadth
from harbour.superstructure import railing
from shapes import ALONG_Y, beam, box, cylinder, lathe, mesh, rod

COAMING, COVER = 1.5, 0.85
CARGO_Z = FREEBOARD + COAMING + COVER
"""Where the lowest container stands."""


def build_hatch(x, length, width, paints):
    """A hatch: coaming with stays, pontoon cover on top, pedestals for the outer stacks."""
    at = (x, 0, FREEBOARD + COAMING / 2)
    box("coaming", (length - 0.4, width - 5.4, COAMING), at, paints.grey)
    for along in range(int(length // 1.6)):
        for side in (-1, 1):
            left = x - length / 2 + 0.9 + along * 1.6
            at = (left, side * (width / 2 - 2.5), FREEBOARD + COAMING / 2)
            box("stay", (0.12, 0.5, COAMING), at, paints.grey)
    at = (x, 0, FREEBOARD + COAMING + COVER / 2)
    box("cover", (length, width - 4.9, COVER), at, paints.buff, 0.06)
    for side in (-1, 1):
        for along in (-length / 2 + 0.3, length / 2 - 0.3):
            at = (x + along, side * (width / 2 - 0.5), FREEBOARD + (COAMING + COVER) / 2)
            box("pedestal", (0.5, 0.5, COAMING + COVER), at, paints.grey)


def build_lashing_bridge(x, width, tiers, paints):
    """A steel frame across the ship from which the stacks are lashed: columns, catwalks, cross ties."""
    top = COAMING + COVER + tiers * TIER + 0.2
    count = max(3, round(width / 5.0))
    step = (width - 0.6) / count
    columns = [-(width - 0.6) / 2 + step * i for i in range(count + 1)]
    for y in columns:
        box("column", (0.5, 0.34, top), (x, y, FREEBOARD + top / 2), paints.grey, 0.03)
    for tier in range(tiers + 1):
        z = FREEBOARD + COAMING + COVER + tier * TIER
        box("catwalk", (0.95, width - 0.4, 0.2), (x, 0, z), paints.grey)
        if tier:
            for edge in (-0.42, 0.42):
                line = [(x + edge, side * (width / 2 - 0.3), z) for side in (-1, 1)]
                railing(line, paints.grey, 1.0, posts=False)
    for i in (0, 1, count // 2, count - 2, count - 1):
        for tier in range(tiers):
            low = FREEBOARD + COAMING + COVER + tier * TIER
            rod("tie", (x, columns[i], low), (x, columns[i + 1], low + TIER), 0.09, paints.grey, 8)


def build_main_deck(paints):
    """Railings along the side passages, air pipes, mooring stations at both ends."""
    for side in (-1, 1):
        edge = [(x, side * (float(half_breadth(x, FREEBOARD)) - 0.15)) for x in range(-148, 112, 4)]
        railing([(x, y, FREEBOARD) for x, y in edge], paints.white)
        for x in range(-76, 108, 14):
            y = side * (float(half_breadth(x, FREEBOARD)) - 1.1)
            cylinder("air pipe", 0.16, 1.1, (x + 6.3, y, FREEBOARD + 0.55), paints.buff, 12, 0.04)
    _build_forecastle(paints)
    _build_stern(paints)


def _winch(x, y, z, paints):
    box("winch bed", (3.4, 2.6, 0.25), (x, y, z + 0.12), paints.green)
    for across in (-1.0, 1.0):
        cylinder("flange", 1.05, 0.12, (x, y + across, z + 1.0), paints.buff, 32, 0.02, ALONG_Y)
    box("motor", (1.3, 0.9, 1.0), (x - 1.3, y + 0.6, z + 0.75), paints.green, 0.1)
    cylinder("rope", 0.85, 1.4, (x, y, z + 1.0), paints.white, 32, 0.1, ALONG_Y)


def _bollards(x, y, z, paints):
    box("bollard plate", (2.2, 0.9, 0.12), (x, y, z + 0.06), paints.black)
    for along in (-0.6, 0.6):
        profile = [(0.32, 0), (0.32, 0.8), (0.4, 0.85), (0.4, 0.98), (0, 1.0)]
        lathe("bollard", profile, [paints.black], 20, location=(x + along, y, z + 0.1))


def _build_forecastle(paints):
    for side in (-1, 1):
        _winch(127, side * 5.5, float(deck_height(127)), paints)
        _winch(121.5, side * 8.5, float(deck_height(121.5)), paints)
        for x, y in ((133, 8.6), (139, 5.0), (123, 13.2)):
            _bollards(x, side * y, float(deck_height(x)), paints)
    at = (117.6, 0, float(deck_height(119)) + 1.3)
    box("bosun store", (5.0, 9.0, 2.6), at, paints.white, 0.12)
    foot = float(deck_height(138))
    profile = [(0.42, 0), (0.36, 5), (0.22, 10.5), (0, 10.6)]
    lathe("foremast", profile, [paints.white], 20, location=(138, 0, foot))
    for height in (4.0, 8.2):
        box("lamp shelf", (1.0, 1.4, 0.12), (138.3, 0, foot + height), paints.white)
        cylinder("lamp", 0.2, 0.5, (138.6, 0, foot + height + 0.3), paints.black, 16)
    for side in (-1, 1):
        rod("stay", (138, 0, foot + 8), (134, side * 3.5, foot), 0.07, paints.white, 8)
    _build_breakwater(paints)


def _build_breakwater(paints):
    """The V-shaped wall before the first bay that throws green seas aside."""
    z = float(deck_height(114.5))
    half, height, reach = 16.0, 4.8, 4.5
    points = [(112.2, -half), (112.2 + reach, 0), (112.2, half)]
    vertices = [(x, y, z + up - 1.0) for x, y in points for up in (0, height + 1.0)]
    mesh("breakwater", vertices, [(0, 2, 3, 1), (2, 4, 5, 3)], [paints.white], False)
    for t in range(-7, 8):
        y = t * half / 7.5
        x = 112.2 + reach * (1 - abs(y) / half)
        beam("stay", (x - 2.2, y, z), (x - 0.1, y, z + height - 0.6), 0.2, 0.4, paints.white)


def _build_stern(paints):
    x = -LENGTH / 2 + 2.6
    for side in (-1, 1):
        _winch(x + 1.0, side * 11.0, FREEBOARD, paints)
        _bollards(x, side * 16.0, FREEBOARD, paints)
    railing([(-LENGTH / 2 + 0.4, y, FREEBOARD) for y in (-18, 18)], paints.white)


def gangway(side, paints):
    """The accommodation ladder, stowed flat along the rail."""
    y = side * (BEAM / 2 + 0.25)
    box("ladder", (13.0, 0.5, 0.8), (-72, y, FREEBOARD + 0.9), paints.grey, 0.05)
