"""A module of typed classes for each dialect, written by `mica-gen --python`."""
