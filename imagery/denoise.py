"""Joins two half renders into one clean picture.

The difference between two renders of the same scene with different seeds is the
noise; `denoise.c` averages pixels whose surroundings look alike within it.
"""

import ctypes
import os
import subprocess
from pathlib import Path

import numpy as np

SOURCE = Path(__file__).with_name("denoise.c")
LIBRARY = Path(__file__).parent.parent / ".cache" / "imagery" / "denoise.so"
SEARCH_RADIUS = 7
PATCH_RADIUS = 2
GUIDE_STRENGTH = 0.6
NATURAL_GRAIN = 0.05
"""Share of the noisy picture that is left in, so that surfaces do not look like wax."""


def load_library():
    """Compiles the denoiser where it is missing or older than its source, and loads it."""
    if not LIBRARY.exists() or LIBRARY.stat().st_mtime < SOURCE.stat().st_mtime:
        LIBRARY.parent.mkdir(parents=True, exist_ok=True)
        fresh = LIBRARY.with_suffix(f".{os.getpid()}.so")
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        try:
            subprocess.run(["gcc", *flags, str(SOURCE), "-o", str(fresh)], check=True)
        except FileNotFoundError:
            raise SystemExit(
                "imagery: gcc is missing, and the denoiser is compiled by it. "
                "Install it with: apt-get install gcc"
            ) from None
        fresh.replace(LIBRARY)
    return ctypes.CDLL(str(LIBRARY))


def join_halves(halves, guided, strength):
    """The joined picture (height, width, 3) of two dictionaries of passes.

    `guided` takes albedo and normals as guides. `strength` is the tolerance to
    difference in units of the noise: 0.45 keeps texture, 0.7 cleans hard.
    """
    library = load_library()
    first, second = (half["Image"][..., :3] for half in halves)
    height, width = first.shape[:2]
    planes = [_planar(_compress(picture)) for picture in (first, second)]
    guides = [_guides(half) for half in halves]
    result = np.empty_like(planes[0])
    library.join_halves(
        *(_pointer(plane) for plane in (*planes, *guides)),
        ctypes.c_int(len(guides[0]) if guided else 0),
        _pointer(result),
        *(ctypes.c_int(n) for n in (width, height, SEARCH_RADIUS, PATCH_RADIUS)),
        ctypes.c_float(strength),
        ctypes.c_float(GUIDE_STRENGTH),
    )
    clean = _expand(np.moveaxis(result, 0, 2))
    noisy = np.minimum((first + second) / 2, clean * 4 + 0.1)
    return clean * (1 - NATURAL_GRAIN) + noisy * NATURAL_GRAIN


def _compress(picture):
    """Logarithmic, so that highlights do not dominate the comparison."""
    return np.log1p(np.maximum(picture, 0) * 4)


def _expand(picture):
    return np.expm1(picture) / 4


def _planar(picture):
    return np.ascontiguousarray(np.moveaxis(picture.astype(np.float32), 2, 0))


def _guides(half):
    albedo = np.clip(half["Denoising Albedo"][..., :3], 0, 2)
    normal = half["Denoising Normal"][..., :3] * 0.5
    return np.concatenate([_planar(albedo), _planar(normal)])


def _pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
