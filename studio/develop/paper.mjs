// The backdrop all studio pictures share. The set is lit from one side, so its paper is never quite even; as with a
// flat-field correction in a real studio, each picture is divided by a plate of its empty set and set on one gradient.
// Beyond the rendered window, and at both sides, the gradient itself stands, so neighbouring pictures meet without a seam.
import { blur, toneMap, toSrgb } from './look.mjs'

// green of the paper (sRGB, 0 to 255) from the top (0) to the bottom (1) of a picture
const PAPER = [
  [0, 220],
  [0.42, 228],
  [0.62, 232.5],
  [1, 236],
]
// red, green and blue against that green: a chroma of exactly (3, -2) in the codec, so that the paper shows no blotches
const TINT = [-3.65, 0, 5.6]
// pixels of a 1600 px picture over which the rendered window fades into the bare paper
const FEATHER = 90
const SIDE_FEATHER = 190
const RESIDUE = 0.007

/** sRGB triple (0 to 1) of the paper at a height from 0 (top) to 1. */
export function paperAt(height) {
  for (let i = 1; i < PAPER.length; i++) {
    const [end, below] = PAPER[i]
    const [start, above] = PAPER[i - 1]
    if (height > end && i < PAPER.length - 1) continue
    const t = Math.min(1, Math.max(0, (height - start) / (end - start)))
    return TINT.map((tint) => (above + (below - above) * t + tint) / 255)
  }
  throw new Error('the paper has no stops')
}

/** Smoothed sRGB planes of the empty set, sampled by `at(c, u, v)` with u, v from 0 to 1. */
export function developPlate(plate, look) {
  const { width, height } = plate
  const mapped = toneMap(
    plate.colour.map((plane) => blur(plane, width, height, Math.max(1.5, width / 100))),
    look,
  )
  const planes = mapped.map((plane) => plane.map((value) => toSrgb(value, look.contrast)))
  const at = (c, u, v) => {
    const x = Math.max(0, Math.min(width - 1.001, u * width - 0.5))
    const y = Math.max(0, Math.min(height - 1.001, v * height - 0.5))
    const left = Math.floor(x)
    const top = Math.floor(y)
    const across = x - left
    const down = y - top
    const i = top * width + left
    const upper = planes[c][i] * (1 - across) + planes[c][i + 1] * across
    const lower = planes[c][i + width] * (1 - across) + planes[c][i + width + 1] * across
    return upper * (1 - down) + lower * down
  }
  return { at }
}

/** Puts a developed window (sRGB planes) on the shared paper at (left, top); gives the planes of the whole picture. */
export function layOnPaper(window, plate, { width, height, left, top, isCloseUp }) {
  const result = [0, 1, 2].map(() => new Float32Array(width * height))
  const pixelScale = width / 1600
  const fade = (distance, feather) => {
    const t = Math.max(0, Math.min(1, distance / (feather * pixelScale)))
    return t * t * (3 - 2 * t)
  }
  const weights = (start, size, whole, feather) =>
    Float32Array.from({ length: whole }, (_, i) => {
      if (isCloseUp) return 1
      const before = start > 0 || feather === SIDE_FEATHER ? fade(i - start, feather) : 1
      const after = start + size < whole || feather === SIDE_FEATHER ? fade(start + size - 1 - i, feather) : 1
      return before * after
    })
  const across = weights(left, window.width, width, SIDE_FEATHER)
  const down = weights(top, window.height, height, FEATHER)
  for (let y = 0; y < height; y++) {
    const paper = paperAt(y / (height - 1))
    for (let x = 0; x < width; x++) {
      const weight = across[x] * down[y]
      for (let c = 0; c < 3; c++) {
        if (weight === 0) {
          result[c][y * width + x] = paper[c]
          continue
        }
        const value = window.planes[c][(y - top) * window.width + x - left]
        const corrected = (value * paper[c]) / plate.at(c, x / width, y / height)
        // what differs from the paper by less than a few thousandths is what the denoiser left of the noise
        const difference = corrected - paper[c]
        const kept = difference ** 2 / (difference ** 2 + RESIDUE ** 2)
        result[c][y * width + x] = paper[c] + difference * kept * weight
      }
    }
  }
  return result
}
