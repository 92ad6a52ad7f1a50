"""A ship-to-shore gantry crane: portal on rails, boom over the ship, stays, trolley and spreader. Metres."""

from harbour.containers import HEIGHT as BOX_HEIGHT
from materials import plain, srgb
from shapes import Assembly, beam, box, rod

GAUGE = 30.0
"""Between the water-side rail (y = 0) and the land-side rail (y = GAUGE)."""
SPAN = 18.0
GIRDER_Z = 46.0
OUTREACH, BACKREACH = 56.0, 18.0
APEX_Z = 74.0


class CranePaints:
    """The paints and lamps of a crane."""

    def __init__(self, lamp, beacon):
        self.steel = plain("crane blue", srgb("#0a2f63"), 0.5, specular=0.3)
        self.white = plain("crane white", srgb("#cfcdc6"), 0.5)
        self.dark = plain("crane dark", (0.02, 0.022, 0.026, 1), 0.5)
        self.glass = plain("cab glass", (0.01, 0.015, 0.02, 1), 0.08)
        self.yellow = plain("spreader", srgb("#cf9a1d"), 0.5)
        self.lamp = lamp
        self.beacon = beacon


def build_crane(paints, trolley, yard):
    """A crane whose water-side legs stand at the origin; its boom reaches towards -y.

    `trolley` is where the trolley hangs, 0 over the water-side rail and 1 at the boom's tip; before
    the middle it carries a container of `yard`. Returns the open assembly.
    """
    with Assembly() as parts:
        _portal(paints)
        _girders(paints)
        _apex(paints)
        _trolley(paints, trolley, yard)
        _houses(paints)
        _lights(paints)
    return parts


def _portal(paints):
    steel = paints.steel
    for x in (-SPAN / 2, SPAN / 2):
        for y in (0, GAUGE):
            beam("leg", (x, y, 2.5), (x * 0.86, y, GIRDER_Z), 1.5, 1.7, steel, 0.05)
        beam("diagonal", (x * 0.95, GAUGE, 17), (x * 0.88, 0, GIRDER_Z - 2), 0.8, 0.8, steel, 0.04)
        start, end = (x * 0.87, -1, GIRDER_Z - 0.5), (x * 0.87, GAUGE + 1, GIRDER_Z - 0.5)
        beam("top tie", start, end, 1.1, 1.4, steel, 0.04)
    for y in (0, GAUGE):
        start, end = (-SPAN / 2, y, GIRDER_Z - 1.4), (SPAN / 2, y, GIRDER_Z - 1.4)
        beam("upper sill", start, end, 1.3, 1.5, steel, 0.04)
    x = SPAN / 2 * 0.93 + 1.4
    for flight in range(9):
        z = 4 + flight * 4.4
        y0, y1 = (GAUGE - 1.5, GAUGE + 1.5) if flight % 2 else (GAUGE + 1.5, GAUGE - 1.5)
        beam("stair", (x, y0, z), (x, y1, z + 4.4), 0.8, 0.15, paints.white)
        box("landing", (1.2, 1.2, 0.1), (x, y1, z + 4.4), paints.white)


def _girders(paints):
    for x in (-3.2, 3.2):
        at = (x, (GAUGE + BACKREACH - OUTREACH) / 2, GIRDER_Z + 1.2)
        box("girder", (1.1, OUTREACH + GAUGE + BACKREACH, 2.2), at, paints.steel, 0.06)
        for up in (0.6, 1.15):
            start = (x * 1.35, -OUTREACH, GIRDER_Z + 2.3 + up)
            end = (x * 1.35, GAUGE + BACKREACH, GIRDER_Z + 2.3 + up)
            rod("walk rail", start, end, 0.06, paints.white, 8)
    for y in range(int(-OUTREACH), int(GAUGE + BACKREACH) + 1, 8):
        box("cross tie", (6.4, 0.6, 0.9), (0, y, GIRDER_Z + 1.6), paints.steel, 0.03)


def _apex(paints):
    for x in (-3.2, 3.2):
        top = (x * 0.6, 3.0, APEX_Z)
        beam("mast leg", (x, 0, GIRDER_Z + 2), top, 1.0, 1.0, paints.steel, 0.04)
        beam("mast back leg", (x, GAUGE * 0.75, GIRDER_Z + 2), top, 0.8, 0.8, paints.steel, 0.04)
        for reach in (0.52, 0.93):
            rod("forestay", top, (x, -OUTREACH * reach, GIRDER_Z + 2.3), 0.22, paints.steel, 12)
        rod("backstay", top, (x, GAUGE + BACKREACH * 0.8, GIRDER_Z + 2.3), 0.22, paints.steel, 12)
    box("apex tie", (4.6, 1.2, 1.2), (0, 3.0, APEX_Z), paints.steel, 0.05)
    box("mast tie", (5.2, 0.8, 0.8), (0, 1.6, (APEX_Z + GIRDER_Z) / 2), paints.steel, 0.04)


def _trolley(paints, along, yard):
    y = -OUTREACH * along
    box("trolley", (7.6, 5.5, 1.0), (0, y, GIRDER_Z - 0.4), paints.white, 0.06)
    box("cab", (2.2, 2.6, 2.6), (2.0, y + 4.2, GIRDER_Z - 2.2), paints.white, 0.15)
    box("cab window", (1.9, 0.1, 1.6), (2.0, y + 2.88, GIRDER_Z - 2.3), paints.glass)
    spreader_z = GIRDER_Z - 13.0
    for x in (-2.2, 2.2):
        for across in (-0.9, 0.9):
            start, end = (x, y + across, spreader_z + 1.2), (x, y + across, GIRDER_Z - 0.6)
            rod("hoist rope", start, end, 0.05, paints.dark, 6)
    box("headblock", (5.4, 2.2, 0.7), (0, y, spreader_z + 0.9), paints.yellow, 0.05)
    box("spreader", (12.2, 0.9, 0.5), (0, y, spreader_z + 0.3), paints.yellow, 0.05)
    for x in (-6.0, 6.0):
        box("spreader end", (0.5, 2.4, 0.4), (x, y, spreader_z + 0.25), paints.yellow, 0.05)
    if along < 0.5:
        yard.place((0, y, spreader_z - BOX_HEIGHT / 2), lettered=True, paint="maroon")


def _houses(paints):
    box("machinery house", (9.0, 14.0, 5.5), (0, GAUGE + 6.0, GIRDER_Z + 5.2), paints.white, 0.1)
    box("house roof", (9.4, 14.4, 0.3), (0, GAUGE + 6.0, GIRDER_Z + 8.1), paints.steel)


def _lights(paints):
    for y in range(int(-OUTREACH) + 3, int(GAUGE), 9):
        for x in (-3.9, 3.9):
            paints.lamp.hang((x, y, GIRDER_Z - 0.3), 0.32)
    for x in (-SPAN / 2, SPAN / 2):
        for y in (0, GAUGE):
            paints.lamp.hang((x * 0.95, y - 1.0, 15.0), 0.3)
    for y, z in ((3, APEX_Z + 1), (-OUTREACH, GIRDER_Z + 3), (GAUGE + BACKREACH, GIRDER_Z + 3)):
        paints.beacon.hang((0, y, z), 0.4)
    paints.lamp.hang((SPAN / 2 + 1.4, GAUGE, 20), 0.2)
