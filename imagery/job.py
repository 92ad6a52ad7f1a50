"""The job of one picture: what `imagery/job.ts` wrote, with names instead of keys."""

import json
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace


@dataclass
class Job:
    """One picture to take; `product` is None for a picture that shows none."""

    name: str
    scene: str
    args: dict
    width: int
    height: int
    samples: int
    output: Path
    mark: SimpleNamespace
    company: SimpleNamespace
    product: SimpleNamespace | None

    def require_product(self):
        """The product record; ends the program when the manifest names none."""
        if self.product is None:
            raise SystemExit(f"imagery: {self.name} needs a product in imagery/manifest.yaml.")
        return self.product

    def packaging(self, kind):
        """The product's packaging of a kind (drum, ibc, bag, iso-tank), from its record."""
        for option in self.require_product().packaging:
            if option.kind == kind:
                return option
        raise SystemExit(
            f"imagery: {self.name} shows a packaging of kind {kind}, which the record of "
            f"{self.product.slug} does not have. Add it there, or change the picture's scene."
        )

    def texture(self, name):
        """Where a texture of this picture is kept while it renders."""
        return self.output.with_name(f"{self.output.stem}-{name}.png")


def read_job(path):
    """Reads a job file."""
    data = json.loads(Path(path).read_text(), object_hook=lambda keys: SimpleNamespace(**keys))
    fields = vars(data)
    fields["args"] = json.loads(Path(path).read_text())["args"]
    fields["output"] = Path(fields["output"])
    return Job(**fields)
