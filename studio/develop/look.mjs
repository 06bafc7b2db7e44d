// Turns linear colour into the picture: bloom, tone map, contrast. Planes are [r, g, b]
// Float32Arrays.

/**
 * Adds a lens glow around pixels brighter than `threshold` (linear); radii in pixels of a 1600 px
 * picture.
 */
export function bloom(
  colour,
  width,
  height,
  { threshold = 1.5, amount = 0.4, pixelScale = 1 } = {},
) {
  const bright = colour.map((plane) => new Float32Array(plane.length))
  let isAnyBright = false
  for (let i = 0; i < width * height; i++) {
    const peak = Math.max(colour[0][i], colour[1][i], colour[2][i])
    if (peak <= threshold) continue
    isAnyBright = true
    const share = (peak - threshold) / peak
    for (let c = 0; c < 3; c++) bright[c][i] = Math.min(12, colour[c][i] * share)
  }
  if (!isAnyBright) return colour
  const radii = [5, 16, 44].map((radius) => Math.max(1, radius * pixelScale))
  return colour.map((plane, c) => {
    const result = Float32Array.from(plane)
    for (const radius of radii) {
      const glow = blur(bright[c], width, height, radius)
      for (let i = 0; i < result.length; i++) result[i] += (glow[i] * amount) / radii.length
    }
    return result
  })
}

/** Near-Gaussian blur by three box passes in each direction; edges are clamped. */
export function blur(plane, width, height, sigma) {
  const radius = Math.max(1, Math.round(sigma * 0.97))
  let current = plane
  for (let pass = 0; pass < 3; pass++) {
    current = boxRows(current, width, height, radius)
    current = boxColumns(current, width, height, radius)
  }
  return current
}

function boxRows(source, width, height, radius) {
  const target = new Float32Array(source.length)
  const size = 2 * radius + 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += source[row + Math.min(width - 1, Math.max(0, x))]
    for (let x = 0; x < width; x++) {
      target[row + x] = sum / size
      sum +=
        source[row + Math.min(width - 1, x + radius + 1)] - source[row + Math.max(0, x - radius)]
    }
  }
  return target
}

function boxColumns(source, width, height, radius) {
  const target = new Float32Array(source.length)
  const size = 2 * radius + 1
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = -radius; y <= radius; y++)
      sum += source[Math.min(height - 1, Math.max(0, y)) * width + x]
    for (let y = 0; y < height; y++) {
      target[y * width + x] = sum / size
      sum +=
        source[Math.min(height - 1, y + radius + 1) * width + x] -
        source[Math.max(0, y - radius) * width + x]
    }
  }
  return target
}

/**
 * Maps colours to display-linear planes (0 to 1) by the Khronos PBR neutral curve; exposure in
 * stops.
 */
export function toneMap(colour, { exposure = 0, saturation = 1 } = {}) {
  const gain = 2 ** exposure
  const result = colour.map((plane) => new Float32Array(plane.length))
  const start = 0.8 - 0.04
  const desaturation = 0.15
  for (let i = 0; i < colour[0].length; i++) {
    let r = colour[0][i] * gain
    let g = colour[1][i] * gain
    let b = colour[2][i] * gain
    const low = Math.min(r, g, b)
    const offset = low < 0.08 ? low - 6.25 * low * low : 0.04
    r -= offset
    g -= offset
    b -= offset
    const peak = Math.max(r, g, b)
    if (peak >= start) {
      const room = 1 - start
      const pressed = 1 - (room * room) / (peak + room - start)
      const ratio = pressed / peak
      const wash = 1 - 1 / (desaturation * (peak - pressed) + 1)
      r = r * ratio + (pressed - r * ratio) * wash
      g = g * ratio + (pressed - g * ratio) * wash
      b = b * ratio + (pressed - b * ratio) * wash
    }
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
    result[0][i] = grey + (r - grey) * saturation
    result[1][i] = grey + (g - grey) * saturation
    result[2][i] = grey + (b - grey) * saturation
  }
  return result
}

/**
 * Returns the sRGB value (0 to 1) of display-linear light, with an S-shaped contrast about middle
 * grey.
 */
export function toSrgb(linear, contrast = 1) {
  const x = Math.max(0, Math.min(1, linear))
  const value = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055
  return value + (contrast - 1) * (value - 0.5) * 4 * value * (1 - value)
}

/**
 * Adds film grain to sRGB planes: one value for all channels, finest in highlights; `amount` is the
 * grain's deviation in mid-tones.
 */
export function grain(planes, width, height, amount) {
  if (!amount) return planes
  let seed = 7
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  // the sum of three uniform values is close enough to a normal distribution; grains are a little
  // larger than a pixel
  const noise = new Float32Array(width * height).map(
    () => (random() + random() + random() - 1.5) * 2,
  )
  const soft = blur(noise, width, height, 0.6)
  return planes.map((plane) =>
    plane.map(
      (value, i) =>
        value + amount * (0.6 * noise[i] + 1.2 * soft[i]) * (0.35 + 2.6 * value * (1 - value)),
    ),
  )
}
