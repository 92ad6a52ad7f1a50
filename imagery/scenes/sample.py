"""A closed sample bottle on the head of the drum from which it was filled, its lot written by hand. args: none."""

import math

import numpy as np

from lettering import GREY, INK, Sheet, heading_font
from materials import blown_plastic, plain, printed, srgb
from scenes.laboratory import sample_bottle
from scenes.plastic_drum import HEAD, tight_head
from shapes import Assembly, cylinder
from studio import DARK, Shot, set_camera, set_stage

AT = (0.062, 0.0, HEAD + 0.0008)
PEN = "#1b2f86"
STROKES = {
    "0": "52 20 05 35 15 85 50 98 82 70 78 20 52 04 38 12",
    "1": "30 25 55 05 52 55 50 98",
    "2": "15 25 40 04 78 18 68 50 30 80 12 96 50 90 88 95",
    "3": "15 12 60 04 80 22 45 45 82 66 62 96 15 90",
    "4": "60 02 15 62 88 60|66 40 62 98",
    "5": "80 04 28 06 20 45 62 42 82 68 58 97 14 90",
    "6": "70 04 28 35 14 75 45 98 78 78 55 55 20 68",
    "7": "12 08 84 04 52 50 40 98|24 52 74 48",
    "8": "70 14 30 08 28 36 72 64 66 94 26 92 30 62 74 30 68 12",
    "9": "78 20 40 06 16 32 44 52 76 26 74 55 62 98",
    "-": "12 55 80 50",
    "/": "86 02 12 98",
}
"""Handwriting: the points of each stroke of a figure, in hundredths of its box."""


def build(job):
    with Assembly() as drum:
        tight_head()
    drum.place((0, 0, 0), math.radians(-16))
    label = printed("sample label", _label(job), 0.55, 0.03)
    sample_bottle("sample", AT, 0.064, blown_plastic("cap", srgb("#e4e2da"), 0.4), label)
    # Glass lets all light through to the head; its base is dark none the less.
    cylinder("base", 0.0245, 0.0006, AT, plain("base", srgb("#0a2748"), 0.3))
    set_stage(1.05, (0, 0, 0.95), **dict(DARK, key=1.3, rim=2.2, top=0.9, back=0.9))
    set_camera((0.05, -0.62, 1.085), (0.106, 0, HEAD + 0.057), 103, 13, (AT[0], AT[1] - 0.026, 0.91))
    return Shot(exposure=0.1, bounces=20, transmission_bounces=18, guided_denoise=False)


def _label(job):
    """A printed form, and what the sampler wrote into it."""
    sheet = Sheet(49.7, 38, 24)
    sheet.text(3, 6.6, job.product.displayName.upper(), 3.4, INK, 800, heading_font)
    sheet.band(8.4, 8.7, INK, 3, 46.7)
    rows = (17, "Lot", job.product.lot), (26.5, "Drawn", "03/11/26"), (36, "Drum", "4/80")
    for y, word, written in rows:
        sheet.text(3, y, word, 1.9, GREY)
        sheet.band(y + 0.7, y + 0.85, GREY, 14, 46.7)
        _write(sheet, 15.5, y + 0.4, written)
    file = job.texture("sample-label")
    sheet.image.save(file)
    return file


def _write(sheet, x, y, figures, tall=5.6):
    for index, figure in enumerate(figures):
        # No two figures of a hand are alike.
        lean, lift = 0.14 + 0.05 * math.sin(3.1 * index), 0.3 * math.sin(2.3 * index + 1)
        for stroke in STROKES[figure].split("|"):
            line = np.array(stroke.split(), float).reshape(-1, 2) / 100
            for _ in range(4):
                a, b = line[:-1], line[1:]
                cut = np.stack([a * 0.75 + b * 0.25, a * 0.25 + b * 0.75], 1).reshape(-1, 2)
                line = np.vstack([line[:1], cut, line[-1:]])
            up = (1 - line[:, 1]) * tall
            points = np.stack([x + line[:, 0] * 3 + lean * up, y + lift - up], 1) * sheet.scale
            sheet.draw.line(points.ravel().tolist(), PEN, 13, "curve")
        x += 3.9
