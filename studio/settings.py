"""Surroundings for `place` pictures: walls, doors, tables and the daylight that falls on them. Centimetres, degrees."""
import importlib.util
import os

import bpy

import camera as cameras
import geometry as g
import lighting
import materials as m

HERE = os.path.dirname(os.path.abspath(__file__))


def product(slug):
    """A product built by its own script, unposed."""
    path = os.path.join(HERE, 'products', slug + '.py')
    spec = importlib.util.spec_from_file_location(slug.replace('-', '_'), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.build()
