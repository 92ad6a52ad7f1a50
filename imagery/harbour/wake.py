"""The sea as a ship of 20 knots leaves it: Kelvin's V of waves, white water at bow, sides and stern."""

import numpy as np

from harbour.hull import BEAM, LENGTH, half_breadth, smooth

WAVE_NUMBER = 9.81 / 10.3**2
"""In radians per metre, of waves that travel at 20 knots (10.3 m/s). Their length is 68 m."""
CUSP = 8**-0.5
"""Tangent of Kelvin's angle, 19.5 degrees: all waves of a ship lie within it."""


def raise_waves(points):
    """Adds the waves of bow and stern to a sea of (n, 3) points, and calms the water between them."""
    x, y = points[:, 0], points[:, 1]
    points[:, 2] *= 1 - 0.6 * _churned(x, y)
    points[:, 2] += _kelvin_waves(LENGTH * 0.47 - x, y, 3.0)
    points[:, 2] -= _kelvin_waves(-LENGTH * 0.47 - x, y, 2.2)
    outside = np.abs(y) - half_breadth(np.clip(x, -LENGTH / 2, LENGTH / 2), 1.0)
    beside = np.abs(x) < LENGTH / 2
    stem = np.exp(-(((x - LENGTH * 0.45) / 13) ** 2))
    points[:, 2] += 1.5 * np.exp(-np.clip(outside - 1, 0, None) / 3.5) * stem * beside


def _churned(x, y):
    """1 in the water that the propeller has stirred, 0 outside."""
    behind = -LENGTH * 0.48 - x
    return smooth(behind / 25) * (1 - smooth((np.abs(y) - _wake_width(behind) + 4) / 8))


def _wake_width(behind):
    """Half the width of the stirred water at a distance behind the stern."""
    return BEAM * 0.36 + 0.035 * np.clip(behind, 0, None)


def _kelvin_waves(behind, aside, height):
    """Diverging and transverse waves of one source, by stationary phase."""
    far = np.maximum(behind, 1.0)
    slope = np.maximum(np.abs(aside) / far, 1e-3)
    root = np.sqrt(np.clip(1 - 8 * slope**2, 0, None))
    waves = np.zeros_like(far)
    for sign, share in ((1, 1.0), (-1, 0.45)):
        turn = (1 + sign * root) / (4 * slope)
        phase = WAVE_NUMBER * far * np.sqrt(1 + turn**2) * (1 - slope * turn)
        short = np.exp(-1.6 * WAVE_NUMBER * (1 + turn**2))
        waves += share * short * np.cos(phase + sign * np.pi / 4)
    edge = 1 - smooth((slope - CUSP) / 0.04)
    crowded = 0.4 + 0.6 * np.clip(slope / CUSP, 0, 1) ** 3
    return height * waves * edge * crowded * smooth(behind / 20) * np.sqrt(60 / (60 + far))


def foam(material, x, y):
    """White water, a shader value from 0 to 1: along the sides, in the V of the bow wave, in the wake."""
    remap = material.remap
    aside = abs(y)
    sides = remap(aside, BEAM / 2 - 2, BEAM / 2 + 12, 1, 0)
    sides *= remap(x, LENGTH * 0.40, LENGTH * 0.47, 1, 0)
    sides *= remap(x, -LENGTH * 0.9, -LENGTH * 0.45, 0.35, 0.8)
    from_stem = LENGTH * 0.487 - x
    arm = material.math("MAXIMUM", from_stem, 0.01) ** 0.62 * 1.75
    bow = remap(abs(aside - arm), 0, 6.5, 1.15, 0) * remap(from_stem, 0, 170, 1, 0)
    bow *= from_stem > 0
    behind = -LENGTH * 0.48 - x
    from_edge = behind * 0.035 + BEAM * 0.36 - aside
    stirred = remap(from_edge, -3, 3) * (behind > -6)
    edges = remap(from_edge, 0, 9, 1, 0) * remap(behind, 0, 420, 0.8, 0.3)
    streaks = material.noise(0.12, 6, (0.12, 1.6, 1), 0.6)
    middle = remap(streaks, 0.38, 0.62, 0.35, 1.0) * remap(behind, 0, 380, 0.78, 0.12)
    wake = stirred * material.math("MAXIMUM", edges, middle)
    return material.math("MAXIMUM", material.math("MAXIMUM", sides, bow), wake)
