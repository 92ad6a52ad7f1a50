"""The subjects: each module's `build(job)` sets a scene up and returns its `studio.Shot`."""
