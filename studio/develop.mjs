// node develop.mjs RENDER.exr MASTER.webp — denoises, adds bloom, maps tones, fits the picture to
// the shared background, saves the master. RENDER.json beside the render has the settings (written
// by render.py).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { denoise } from './develop/denoise.mjs'
import { readExr } from './develop/exr.mjs'
import { bloom, grain, toneMap, toSrgb } from './develop/look.mjs'
import { calm, evenOut, joinSides, surround } from './develop/paper.mjs'

const require = createRequire(
  join(process.env.STUDIO_MODULES ?? import.meta.dirname, 'package.json'),
)
const sharp = require('sharp')
// the longer side of a full-size product picture, to which bloom radii refer
const REFERENCE_WIDTH = 1600
// maximum size of a master in bytes, and the qualities that are tried in turn until the master fits
const MASTER_BYTES = 800_000
const QUALITIES = [97, 93, 88, 80]

/** Develops one render to a WebP or PNG master. */
export async function develop(render, master) {
  const note = JSON.parse(readFileSync(render.replace(/\.exr$/, '.json'), 'utf8'))
  const picture = readLayers(render)
  const window = { ...picture, colour: await clean(picture) }
  const { width, height, colour } = note.round ? await withSurroundings(window, note) : window
  const pixelScale = note.width / REFERENCE_WIDTH
  const even = note.plate
    ? evenOut({ width, height, colour }, readLayers(note.plate), note)
    : colour
  const glowing = bloom(even, width, height, { ...note.bloom, pixelScale })
  // the shared background sets the brightness of a studio picture, so its exposure setting is not
  // used
  const mapped = toneMap(glowing, note.plate ? { ...note, exposure: 0 } : note)
  const planes = mapped.map((plane) => plane.map((value) => toSrgb(value, note.contrast)))
  const finished = note.plate
    ? joinSides(planes, width, height)
    : grain(planes, width, height, note.grain)
  await save(finished, width, height, master, Boolean(note.grain))
}

const clean = ({ colour, albedo, normal, width, height }) =>
  denoise(colour, albedo, normal, width, height)

/**
 * Puts a rendered part of a picture (the window) into a small render of the whole picture, which is
 * enlarged.
 */
async function withSurroundings(window, { round, plate, width, height, left, top }) {
  const small = readLayers(round)
  const empty = readLayers(plate)
  const calmed = { ...window, colour: calm(window, empty, width / REFERENCE_WIDTH) }
  return surround(calmed, { ...small, colour: await clean(small) }, empty, {
    width,
    height,
    left,
    top,
  })
}

function readLayers(file) {
  const { width, height, planes } = readExr(file)
  const names = [...planes.keys()]
  const layer = (pass, channels) => {
    const found = [...channels].map((channel) =>
      names.find((name) => name.endsWith(`${pass}.${channel}`)),
    )
    return found.every(Boolean) ? found.map((name) => planes.get(name)) : undefined
  }
  const colour = layer('Noisy Image', 'RGB') ?? layer('Combined', 'RGB')
  return {
    width,
    height,
    colour,
    albedo: layer('Denoising Albedo', 'RGB'),
    normal: layer('Denoising Normal', 'XYZ'),
  }
}

async function save(planes, width, height, file, isGrained) {
  const pixels = Buffer.alloc(width * height * 3)
  // dither prevents banding in the background; its fixed seed makes the same render give the same
  // file
  let seed = 1
  for (let i = 0; i < width * height; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const dither = seed / 2 ** 32 - 0.5
    for (let c = 0; c < 3; c++)
      pixels[i * 3 + c] = Math.max(0, Math.min(255, Math.round(planes[c][i] * 255 + dither)))
  }
  mkdirSync(dirname(file), { recursive: true })
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  writeFileSync(
    file,
    file.endsWith('.png') ? await image.png().toBuffer() : await encodeMaster(image, isGrained),
  )
}

/** Returns the bytes of a master: lossless, if those fit within MASTER_BYTES. */
export async function encodeMaster(image, isGrained) {
  // grain takes nine tenths of a lossless file, and hides the losses of the finest compression
  const ways = [
    ...(isGrained ? [] : [{ lossless: true }]),
    ...QUALITIES.map((quality) => ({ quality, smartSubsample: true })),
  ]
  let bytes
  for (const way of ways) {
    bytes = await image
      .clone()
      .webp({ ...way, effort: 5 })
      .toBuffer()
    if (bytes.length <= MASTER_BYTES) break
  }
  return bytes
}

if (process.argv[1] === import.meta.filename) {
  const [, , render, master] = process.argv
  await develop(render, master)
}
