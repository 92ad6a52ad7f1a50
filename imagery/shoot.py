"""Takes one picture inside Blender: `blender --background --python imagery/shoot.py -- job.json`.

`imagery/render.ts` writes the job and starts this.
"""

import importlib
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import job as jobs  # noqa: E402
import studio  # noqa: E402


def main():
    job = jobs.read_job(sys.argv[sys.argv.index("--") + 1])
    studio.clear_scene()
    scene = importlib.import_module(f"scenes.{job.scene}")
    shot = scene.build(job)
    studio.render(shot, job.width, job.height, job.samples, job.output)


main()
