// The paper background that all studio pictures share. A set is never lit quite evenly, so each
// linear picture is multiplied by the ratio of one gradient to a render of its set without objects
// (the plate), as in flat-field correction. The plate is coarse and noisy, so a smooth surface is
// fitted to it, and the noise makes no patches in the picture. Shadows stay part of the picture.
import { blur, toneMap, toSrgb } from './look.mjs'

// green of the paper (sRGB, 0 to 255) from the top (0) to the bottom (1) of a picture
const PAPER = [
  [0, 210],
  [0.42, 219],
  [0.62, 223.5],
  [1, 228],
]
// red, green and blue minus the green in PAPER: a chroma of exactly (3, -2) in the codec, so that
// the paper shows no blotches
const TINT = [-3.65, 0, 5.6]
/**
 * Pixels of a 1600 px picture over which its sides fade into the bare gradient, so that neighbours
 * meet without a seam.
 */
const SIDE = 190
const DEGREE = 4
/** Pixels of a 1600 px picture over which the rendered window fades into its surroundings. */
const FEATHER = 80
/** Distance from the window, in pixels of a 1600 px picture, beyond which no shadow reaches. */
const FAR = 300

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

/**
 * Corrects the uneven light of linear planes by the plate, so that bare paper gets the gradient
 * that all pictures share.
 */
export function evenOut({ width, height, colour }, plate, look) {
  const surfaces = plate.colour.map((plane) => smoothSurface(plane, plate.width, plate.height))
  const wanted = Array.from({ length: height }, (_, y) =>
    paperAt(y / (height - 1)).map((value) => linearOf(value, look)),
  )
  return colour.map((plane, c) => {
    const result = new Float32Array(plane.length)
    for (let y = 0; y < height; y++) {
      const along = surfaces[c](y / (height - 1))
      for (let x = 0; x < width; x++) {
        result[y * width + x] = plane[y * width + x] * (wanted[y][c] / along(x / (width - 1)))
      }
    }
    return result
  })
}

/**
 * Smooths the window's bare paper away from objects, because the remaining noise would show there
 * as clouds.
 */
export function calm({ width, height, colour, albedo }, plate, pixelScale) {
  const ground = plate.albedo.map((plane) => plane[0])
  const bare = new Float32Array(width * height).map((_, i) =>
    albedo.every((plane, c) => Math.abs(plane[i] - ground[c]) < 0.03) ? 1 : 0,
  )
  const sigma = 11 * pixelScale
  const share = blur(bare, width, height, sigma)
  return colour.map((plane) => {
    const smooth = blur(
      plane.map((value, i) => value * bare[i]),
      width,
      height,
      sigma,
    )
    return plane.map((value, i) => {
      const t = Math.min(1, Math.max(0, (share[i] - 0.9) / 0.09))
      return value + (smooth[i] / Math.max(share[i], 0.5) - value) * t * t * (3 - 2 * t)
    })
  })
}

/**
 * Joins the planes of a whole picture: its window, an enlarged small render of the whole around the
 * window, and further out only the surface fitted to the plate, which becomes the bare gradient.
 */
export function surround(window, small, plate, { width, height, left, top }) {
  const far = (FAR * width) / 1600
  const feather = (FEATHER * width) / 1600
  const inside = (start, size, whole) =>
    Float32Array.from({ length: whole }, (_, i) => {
      // rounding may leave a window a pixel short of the picture's edge
      const before = start > 2 ? i - start : feather
      const after = start + size < whole - 2 ? start + size - 1 - i : feather
      const t = Math.min(1, Math.max(0, Math.min(before, after) / feather))
      return t * t * (3 - 2 * t)
    })
  const across = inside(left, window.width, width)
  const down = inside(top, window.height, height)
  const places = (whole, size) =>
    Array.from({ length: whole }, (_, i) => {
      const at = Math.max(0, Math.min(size - 1.001, ((i + 0.5) * size) / whole - 0.5))
      return [Math.floor(at), at - Math.floor(at)]
    })
  const columns = places(width, small.width)
  const rows = places(height, small.height)
  const enlarged = (plane, x, y) => {
    const [column, u] = columns[x]
    const [row, v] = rows[y]
    const i = row * small.width + column
    const upper = plane[i] + (plane[i + 1] - plane[i]) * u
    const lower = plane[i + small.width] + (plane[i + small.width + 1] - plane[i + small.width]) * u
    return upper + (lower - upper) * v
  }
  const colour = small.colour.map((noisy, c) => {
    // blurred, because the small render's few samples leave patches; the blur does not harm paper
    // and soft shadows
    const plane = blur(noisy, small.width, small.height, small.width / 110)
    const within = (i, size) => Math.min(size - 1, Math.max(0, i))
    const seen = (x, y) =>
      window.colour[c][
        within(y - top, window.height) * window.width + within(x - left, window.width)
      ]
    // the denoiser changes the brightness of window and surroundings differently, so a linear
    // function is fitted to their ratio
    const rim = []
    for (let y = 0; y < height; y += 4) {
      for (let x = 0; x < width; x += 4) {
        const share = across[x] * down[y]
        if (share < 0.2 || share > 0.8) continue
        const ratio = seen(x, y) / enlarged(plane, x, y)
        if (Math.abs(ratio - 1) < 0.1) rim.push([1, x / width, y / height, ratio])
      }
    }
    const surface = smoothSurface(plate.colour[c], plate.width, plate.height)
    const [level, slope, fall] = rim.length > 50 ? solve(normalEquations(rim, 3)) : [1, 0, 0]
    const result = new Float32Array(width * height)
    for (let y = 0; y < height; y++) {
      const bare = surface(y / (height - 1))
      const above = Math.max(0, top - y, y - top - window.height)
      for (let x = 0; x < width; x++) {
        const share = across[x] * down[y]
        let value = 0
        if (share < 1) {
          const t = Math.min(
            1,
            Math.hypot(Math.max(0, left - x, x - left - window.width), above) / far,
          )
          const near = enlarged(plane, x, y) * (level + (slope * x) / width + (fall * y) / height)
          value = (near + (bare(x / (width - 1)) - near) * t * t * (3 - 2 * t)) * (1 - share)
        }
        if (share > 0) value += seen(x, y) * share
        result[y * width + x] = value
      }
    }
    return result
  })
  return { width, height, colour }
}

/** Fades the left and right ends of sRGB planes into the bare gradient. */
export function joinSides(planes, width, height) {
  const side = (SIDE * width) / 1600
  const weights = Float32Array.from({ length: width }, (_, x) => {
    const t = Math.min(1, (Math.min(x, width - 1 - x) + 0.5) / side)
    return t * t * (3 - 2 * t)
  })
  for (let y = 0; y < height; y++) {
    const paper = paperAt(y / (height - 1))
    for (let x = 0; x < width; x++) {
      if (weights[x] === 1) continue
      const i = y * width + x
      // shadows fade into the bare gradient; an object that reaches the edge, such as a cable, does
      // not fade and is cut there
      const thing = Math.min(1, Math.max(0, (Math.abs(planes[1][i] - paper[1]) - 0.06) / 0.08))
      const weight = weights[x] + (1 - weights[x]) * thing
      for (const [c, plane] of planes.entries())
        plane[i] = paper[c] + (plane[i] - paper[c]) * weight
    }
  }
  return planes
}

/** Finds the linear grey that tone map and contrast turn into an sRGB value. */
function linearOf(value, look) {
  let low = 0
  let high = 8
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    const grey = [0, 1, 2].map(() => Float32Array.of(middle))
    if (toSrgb(toneMap(grey, { ...look, exposure: 0 })[0][0], look.contrast) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Fits a polynomial in both directions to the logarithm of a plane by least squares; returns v => u
 * => value.
 */
function smoothSurface(plane, width, height) {
  const terms = []
  for (let i = 0; i <= DEGREE; i++) for (let j = 0; i + j <= DEGREE; j++) terms.push([i, j])
  const samples = []
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const basis = terms.map(([i, j]) => (x / (width - 1)) ** i * (y / (height - 1)) ** j)
      samples.push([...basis, Math.log(Math.max(1e-4, plane[y * width + x]))])
    }
  }
  const weights = solve(normalEquations(samples, terms.length))
  return (v) => {
    const along = new Float64Array(DEGREE + 1)
    for (const [k, [i, j]] of terms.entries()) along[i] += weights[k] * v ** j
    return (u) => Math.exp(along.reduceRight((sum, weight) => sum * u + weight, 0))
  }
}

/**
 * Returns the normal equations of least squares. A sample is its basis values followed by its
 * value.
 */
function normalEquations(samples, count) {
  const matrix = Array.from({ length: count }, () => new Float64Array(count + 1))
  for (const sample of samples) {
    for (let a = 0; a < count; a++)
      for (let b = 0; b <= count; b++) matrix[a][b] += sample[a] * sample[b]
  }
  return matrix
}

/** Solves a system of linear equations whose right side is the last column. */
function solve(matrix) {
  const count = matrix.length
  for (let k = 0; k < count; k++) {
    let pivot = k
    for (let row = k + 1; row < count; row++)
      if (Math.abs(matrix[row][k]) > Math.abs(matrix[pivot][k])) pivot = row
    ;[matrix[k], matrix[pivot]] = [matrix[pivot], matrix[k]]
    for (let row = 0; row < count; row++) {
      if (row === k) continue
      const share = matrix[row][k] / matrix[k][k]
      for (let column = k; column <= count; column++)
        matrix[row][column] -= share * matrix[k][column]
    }
  }
  return matrix.map((row, k) => row[count] / row[k])
}
