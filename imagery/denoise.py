"""Joins two half renders into one clean picture: dual-buffer joint non-local means (after Rousselle et al. 2012).

The difference between two renders of one scene with different seeds is the noise. Each pixel
becomes the mean of those near it whose surroundings are equal within the noise. The weights are
measured in one half and applied to the other, so that noise does not influence its own weights.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import product

import numpy as np

SEARCH_RADIUS = 7
PATCH_RADIUS = 2
MARGIN = SEARCH_RADIUS + PATCH_RADIUS
GUIDE_STRENGTH = 0.6
LEAST_GUIDE_VARIANCE = 1e-3
NATURAL_GRAIN = 0.05
"""Share of the noisy picture in the result. Without it, surfaces look like wax."""
STRIP = 16
"""Rows that are denoised at a time, few enough for the processor's cache."""


def join_halves(halves, guided, strength):
    """The joined picture (height, width, 3) of two dictionaries of passes.

    With `guided`, pixels are not averaged across edges of albedo and normals. `strength`
    is the tolerance to difference in units of the noise: 0.45 keeps texture, 0.7 cleans hard.
    """
    noisy = np.stack([half["Image"][..., :3] for half in halves]).transpose(0, 3, 1, 2)
    strips = _Strips(noisy, [_guides(half) for half in halves] if guided else None, strength)
    with ThreadPoolExecutor() as pool:
        rows = list(pool.map(strips.denoise, range(0, noisy.shape[2], STRIP)))
    clean = np.expm1(np.concatenate(rows, axis=1)) / 4
    noisy = np.minimum(noisy.mean(0), clean * 4 + 0.1)
    return (clean * (1 - NATURAL_GRAIN) + noisy * NATURAL_GRAIN).transpose(1, 2, 0)


def _guides(half):
    albedo = np.clip(half["Denoising Albedo"][..., :3], 0, 2)
    return np.dstack([albedo, half["Denoising Normal"][..., :3] * 0.5]).transpose(2, 0, 1)


class _Strips:
    """Both halves and their guides, padded by the search window. Denoises them strip by strip."""

    def __init__(self, noisy, guides, strength):
        self.strength = strength
        # Logarithmic, so that highlights do not dominate the comparison.
        pictures = np.log1p(np.maximum(noisy, 0) * 4)
        self.pictures = _pad(pictures, MARGIN)
        self.variance = _pad(_variance(pictures, 2), MARGIN)
        # Swapped, so that the weights of each half apply to the other. The last layer sums the weights.
        averaged = np.concatenate([pictures[::-1], np.ones_like(pictures[:, :1])], axis=1)
        self.averaged = _pad(averaged, MARGIN, "constant")
        self.guides = None
        if guides:
            self.guides = _pad((guides[0] + guides[1]) / 2, MARGIN)
            self.guide_variance = _pad(_variance(guides, 1) / 2, MARGIN)

    def denoise(self, top):
        """The denoised mean of both halves, `STRIP` rows from the row `top`."""

        def cut(layers, border, dy=0, dx=0):
            start, left = MARGIN + dy - border, MARGIN + dx - border
            height, width = (size - 2 * (MARGIN - border) for size in layers.shape[-2:])
            rows = slice(start + top, start + min(top + STRIP + 2 * border, height))
            return layers[..., rows, left : left + width]

        here, own = cut(self.variance, PATCH_RADIUS), cut(self.pictures, PATCH_RADIUS)
        total = 0
        for dy, dx in product(range(-SEARCH_RADIUS, SEARCH_RADIUS + 1), repeat=2):
            there, other = (cut(of, PATCH_RADIUS, dy, dx) for of in (self.variance, self.pictures))
            apart = (own - other) ** 2 - (here + np.minimum(here, there))
            apart /= 1e-7 + self.strength**2 * (here + there)
            far = np.maximum(_patch_mean(apart.mean(1), PATCH_RADIUS), 0)
            if self.guides is not None:
                far = np.maximum(far, self._guides_apart(cut, dy, dx))
            total += np.exp(-far)[:, None] * cut(self.averaged, 0, dy, dx)
        return (total[:, :3] / total[:, 3:]).mean(0)

    def _guides_apart(self, cut, dy, dx):
        here, there = cut(self.guide_variance, 0), cut(self.guide_variance, 0, dy, dx)
        apart = (cut(self.guides, 0) - cut(self.guides, 0, dy, dx)) ** 2
        apart -= here + np.minimum(here, there)
        apart /= GUIDE_STRENGTH**2 * np.maximum(here, LEAST_GUIDE_VARIANCE)
        return apart.max(0)


def _pad(layers, margin, mode="edge"):
    sides = [(0, 0)] * (layers.ndim - 2) + [(margin, margin)] * 2
    return np.pad(layers, sides, mode=mode)


def _variance(halves, radius):
    """The noise of each pixel, smoothed."""
    return _patch_mean(_pad((halves[0] - halves[1]) ** 2 / 2, radius), radius)


def _patch_mean(layers, radius):
    """The mean of the square around each pixel. The result lacks a border of `radius` pixels."""
    height, width = (size - 2 * radius for size in layers.shape[-2:])
    steps = range(2 * radius + 1)
    rows = sum(layers[..., k : k + height, :] for k in steps)
    return sum(rows[..., k : k + width] for k in steps) / len(steps) ** 2
