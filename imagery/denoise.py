"""Cleans a noisy render with the network of Open Image Denoise 2 (https://www.openimagedenoise.org).

Debian's Blender is built without it, so numpy runs the network here. `imagery/render.ts` fetches its weights.
"""

from functools import cache
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent.parent / ".cache" / "imagery" / "weights"
NATURAL_GRAIN = 0.05
"""Share of the noisy picture in the result. Without it, surfaces look like wax."""
ALIGNED = 16
"""The network halves a picture four times."""
STRIP = 4
"""Rows that are convolved at a time, few enough for the processor's cache."""


def clean(colour, albedo, normal):
    """The clean picture of a noisy one and its passes, each (height, width, 3) and linear.

    The passes are cleaned first, as those behind glass or out of focus are noisy too.
    """
    albedo = _from_srgb(_run("rt_alb", _to_srgb(np.clip(albedo, 0, 1))))
    normal = _run("rt_nrm", np.clip(normal, -1, 1) / 2 + 0.5)
    colour = np.maximum(colour, 0)
    luminance = colour @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    exposure = 0.18 / np.exp2(np.log2(luminance + 1e-4).mean())
    most = _perceptual(65504.0)
    seen = _run("rt_hdr_calb_cnrm", _perceptual(colour * exposure) / most, albedo, normal)
    result = _linear(seen * most) / exposure
    return result * (1 - NATURAL_GRAIN) + np.minimum(colour, result + 0.1) * NATURAL_GRAIN


def _run(name, *layers):
    """The network `name` applied to layers of shape (height, width, 3); the first is the one to clean."""
    picture = np.concatenate(layers, axis=2, dtype=np.float32).transpose(2, 0, 1)
    height, width = picture.shape[1:]
    picture = np.pad(picture, ((0, 0), (0, -height % ALIGNED), (0, -width % ALIGNED)), "reflect")
    weights = _weights(name)

    def convolve(x, *steps):
        for step in steps:
            x = _convolve(x, weights[f"{step}.weight"], weights[f"{step}.bias"])
        return x

    levels = [picture, _halve(convolve(picture, "enc_conv0", "enc_conv1"))]
    for level in (2, 3, 4):
        levels.append(_halve(convolve(levels[-1], f"enc_conv{level}")))
    x = convolve(levels.pop(), "enc_conv5a", "enc_conv5b")
    for level in (4, 3, 2, 1):
        x = np.concatenate([x.repeat(2, 1).repeat(2, 2), levels.pop()])
        x = convolve(x, f"dec_conv{level}a", f"dec_conv{level}b")
    return convolve(x, "dec_conv0")[:, :height, :width].transpose(1, 2, 0)


def _convolve(x, weight, bias):
    """A convolution of 3 by 3, cut off below zero."""
    _, height, width = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    kernel = weight.transpose(0, 2, 3, 1).reshape(len(weight), -1)
    result = np.empty((len(weight), height, width), np.float32)
    for top in range(0, height, STRIP):
        rows = padded[:, top : top + STRIP + 2]
        count = rows.shape[1] - 2
        near = [rows[:, y : y + count, x : x + width] for y in range(3) for x in range(3)]
        sums = kernel @ np.concatenate(near).reshape(kernel.shape[1], -1) + bias[:, None]
        result[:, top : top + count] = np.maximum(sums, 0).reshape(-1, count, width)
    return result


def _halve(x):
    """The greatest of each 2 by 2."""
    x = np.maximum(x[:, ::2], x[:, 1::2])
    return np.maximum(x[..., ::2], x[..., 1::2])


@cache
def _weights(name):
    """The arrays of a file of weights by name. Its format: `tza.cpp` of Open Image Denoise."""
    data = (WEIGHTS / f"{name}.tza").read_bytes()
    at = int.from_bytes(data[4:12], "little")

    def number(size):
        nonlocal at
        at += size
        return int.from_bytes(data[at - size : at], "little")

    arrays = {}
    for _ in range(number(4)):
        length = number(2)
        key = data[at : at + length].decode()
        at += length
        dimensions = number(1)
        shape = [number(4) for _ in range(dimensions)]
        at += dimensions + 1
        dtype = {"f": "<f4", "h": "<f2"}[chr(data[at - 1])]
        start = number(8)
        array = np.frombuffer(data, dtype, int(np.prod(shape)), start)
        arrays[key] = array.reshape(shape).astype(np.float32)
    return arrays


def _perceptual(y):
    """Brightness as the network takes it: `color.h` of Open Image Denoise."""
    middle = 1.64593172 * np.maximum(y, 1e-9) ** 4.31384981e-1 - 2.94139609e-3
    bright = 1.92653254e-1 * np.log(y + 6.26026094e-3) + 9.98620152e-1
    return np.where(y <= 1.57945760e-6, 1.41283765e3 * y, np.where(y <= 3.22087631e-2, middle, bright))


def _linear(x):
    """The inverse of `_perceptual`."""
    middle = (np.maximum(x + 2.94139609e-3, 0) / 1.64593172) ** (1 / 4.31384981e-1)
    bright = np.exp((x - 9.98620152e-1) / 1.92653254e-1) - 6.26026094e-3
    return np.where(x <= 2.23151711e-3, x / 1.41283765e3, np.where(x <= 3.70974749e-1, middle, bright))


def _to_srgb(y):
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 0.0031308) ** (1 / 2.4) - 0.055)


def _from_srgb(x):
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)
