// The backdrop all studio pictures share. The set is lit from one side, so its paper is never quite even; as with a
// flat-field correction in a real studio, each picture is divided by a plate of its empty set and set on one gradient.
// Beyond the rendered strip, and at both sides, the gradient itself stands, so neighbouring pictures meet without a seam.
import { blur, toneMap, toSrgb } from './look.mjs'

// sRGB of the paper from the top (0) to the bottom (1) of a picture
const PAPER = [
  [0, [214, 219, 227]],
  [0.42, [223, 228, 235]],
  [0.62, [229, 233, 238]],
  [1, [232, 235, 240]],
]
// pixels of a 1600 px picture over which the rendered strip fades into the bare paper
const FEATHER = 90
const SIDE_FEATHER = 240

/** sRGB triple (0 to 1) of the paper at a height from 0 (top) to 1. */
export function paperAt(height) {
  for (let i = 1; i < PAPER.length; i++) {
    const [end, below] = PAPER[i]
    const [start, above] = PAPER[i - 1]
    if (height > end && i < PAPER.length - 1) continue
    const t = Math.min(1, Math.max(0, (height - start) / (end - start)))
    return above.map((value, c) => (value + (below[c] - value) * t) / 255)
  }
  throw new Error('the paper has no stops')
}

/** Smoothed sRGB planes of the empty set, sampled by `at(c, u, v)` with u, v from 0 to 1. */
export function developPlate(plate, look) {
  const { width, height } = plate
  const mapped = toneMap(
    plate.colour.map((plane) => blur(plane, width, height, Math.max(2, width / 40))),
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

/** Puts a developed strip (sRGB planes, as wide as the picture) on the shared paper at row `top`; gives all planes. */
export function layOnPaper(strip, plate, { width, height, top, isCloseUp }) {
  const result = [0, 1, 2].map(() => new Float32Array(width * height))
  const pixelScale = width / 1600
  const fade = (distance, feather) => {
    const t = Math.min(1, distance / (feather * pixelScale))
    return t * t * (3 - 2 * t)
  }
  for (let y = 0; y < height; y++) {
    const paper = paperAt(y / (height - 1))
    const row = y - top
    const isInside = row >= 0 && row < strip.height
    const above = top > 0 ? fade(row, FEATHER) : 1
    const below = top + strip.height < height ? fade(strip.height - 1 - row, FEATHER) : 1
    for (let x = 0; x < width; x++) {
      const weight = isInside ? above * below * (isCloseUp ? 1 : fade(Math.min(x, width - 1 - x), SIDE_FEATHER)) : 0
      for (let c = 0; c < 3; c++) {
        if (weight === 0) {
          result[c][y * width + x] = paper[c]
          continue
        }
        const corrected = (strip.planes[c][row * width + x] * paper[c]) / plate.at(c, x / width, y / height)
        result[c][y * width + x] = paper[c] + (corrected - paper[c]) * weight
      }
    }
  }
  return result
}
