// Denoising of a linear picture with the albedo and normal guides of the renderer.
import { runNetwork } from './network.mjs'

// transfer curve of Open Image Denoise (PU), which spreads high dynamic range evenly for the
// network
const A = 1.41283765e3
const B = 1.64593172
const C = 0.431384981
const D = -2.94139609e-3
const E = 0.192653254
const F = 6.26026094e-3
const G = 0.998620152
const Y0 = 1.5794576e-6
const Y1 = 3.22087631e-2
const X0 = 2.23151711e-3
const X1 = 0.370974749
const HDR_MAX = 65504
// the network makes faults at borders unless the picture is mirrored beyond them
const PAD = 32

const encode = (y) => (y <= Y0 ? A * y : y <= Y1 ? B * y ** C + D : E * Math.log(y + F) + G)
const decode = (x) =>
  x <= X0 ? x / A : x <= X1 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F
const NORM = 1 / encode(HDR_MAX)

/** Denoises planes [r, g, b] of linear colour; albedo and normal are [3 planes] each. */
export async function denoise(colour, albedo, normal, width, height) {
  const pad = (planes) => planes.map((plane) => mirrorPad(plane, width, height))
  const w = width + 2 * PAD
  const h = height + 2 * PAD
  const scale = exposureScale(colour, width, height)
  const input = pad(colour).map((plane) =>
    plane.map((value) => encode(Math.max(0, Math.min(HDR_MAX, value * scale))) * NORM),
  )
  const guides = [
    ...pad(albedo).map((plane) => plane.map((value) => Math.min(1, Math.max(0, value)))),
    ...pad(normal).map((plane) => plane.map((value) => value * 0.5 + 0.5)),
  ]
  const cleaned = await runNetwork('rt_hdr_alb_nrm', [...input, ...guides], w, h)
  return cleaned.map((plane) =>
    crop(plane, width, height).map((value) => decode(Math.max(0, value) / NORM) / scale),
  )
}

/** Scale that brings the picture's mean log luminance to middle grey. */
function exposureScale([red, green, blue], width, height) {
  let sum = 0
  let count = 0
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const i = y * width + x
      const luminance = 0.212671 * red[i] + 0.71516 * green[i] + 0.072169 * blue[i]
      if (luminance <= 1e-8) continue
      sum += Math.log2(luminance)
      count++
    }
  }
  return count ? 0.18 / 2 ** (sum / count) : 1
}

function mirrorPad(plane, width, height) {
  const w = width + 2 * PAD
  const h = height + 2 * PAD
  const padded = new Float32Array(w * h)
  const mirror = (i, size) => (i < 0 ? -i - 1 : i >= size ? 2 * size - 1 - i : i)
  for (let y = 0; y < h; y++) {
    const row = mirror(y - PAD, height) * width
    for (let x = 0; x < w; x++) padded[y * w + x] = plane[row + mirror(x - PAD, width)]
  }
  return padded
}

function crop(plane, width, height) {
  const w = width + 2 * PAD
  const cut = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    cut.set(plane.subarray((y + PAD) * w + PAD, (y + PAD) * w + PAD + width), y * width)
  }
  return cut
}
