"""The lights that a ship of over 50 m shows under way at night (COLREG, rules 21 and 23)."""

import math

from harbour.hull import BEAM, FREEBOARD, LENGTH, deck_height
from harbour.lights import Lamp
from harbour.superstructure import BLOCK_X, BRIDGE_Z

WHITE, GREEN, RED = "#fff3dc", "#19e08a", "#ff3b2e"
ABAFT_THE_BEAM = 112.5
"""Degrees from right ahead to 22.5 degrees abaft the beam, where side and masthead lights end."""
WING = (BLOCK_X + 4.9, BEAM / 2 + 0.2, BRIDGE_Z + 0.9)

LIGHTS = (
    (WHITE, (138.0, 0, float(deck_height(138)) + 10.8), -ABAFT_THE_BEAM, ABAFT_THE_BEAM),
    (WHITE, (BLOCK_X - 0.6, 0, BRIDGE_Z + 15.6), -ABAFT_THE_BEAM, ABAFT_THE_BEAM),
    (GREEN, (WING[0], -WING[1], WING[2]), 0, ABAFT_THE_BEAM),
    (RED, WING, -ABAFT_THE_BEAM, 0),
    (WHITE, (-LENGTH / 2 - 0.2, 0, FREEBOARD + 2.0), ABAFT_THE_BEAM, 360 - ABAFT_THE_BEAM),
)
"""Two masthead lights, the after one higher, two sidelights, a stern light: colour, place, first and last bearing."""


def show_navigation_lights(camera):
    """Hangs those lights whose arc holds the camera, a place (x, y, z)."""
    for colour, place, first, last in LIGHTS:
        bearing = math.degrees(math.atan2(place[1] - camera[1], camera[0] - place[0]))
        if (bearing - first) % 360 <= last - first:
            Lamp("navigation light", colour, 30).hang(place, 0.3)
