"""The parts that all 20-foot ISO containers share: corner posts with castings, side rails; their sizes. Metres."""

from shapes import box

LENGTH, WIDTH, HEIGHT = 6.058, 2.438, 2.591
CASTING = (0.178, 0.162, 0.118)


def build_corners(post, paint, hole, bevels):
    """Four square posts and eight castings with holes; `bevels` are those of a post and a casting."""
    long, wide, tall = CASTING
    for end in (-1, 1):
        for side in (-1, 1):
            at = (end * (LENGTH - post) / 2, side * (WIDTH - post) / 2, HEIGHT / 2)
            box("post", (post, post, HEIGHT - 0.2), at, paint, bevels[0])
            x, y = end * (LENGTH - long) / 2, side * (WIDTH - wide) / 2
            for z in (tall / 2, HEIGHT - tall / 2):
                box("casting", CASTING, (x, y, z), paint, bevels[1])
                box("end hole", (long + 0.003, 0.064, 0.08), (x, y, z), hole, 0.02)
                box("side hole", (0.10, wide + 0.003, 0.064), (x, y, z), hole, 0.02)


def build_rails(width, height, inset, z, paint, bevel):
    """A rail along each side, its middle `inset` from the container's side."""
    for side in (-1, 1):
        at = (0, side * (WIDTH / 2 - inset), z)
        box("rail", (LENGTH - 0.34, width, height), at, paint, bevel)
