// Reader for uncompressed scanline OpenEXR files (half or float channels), as render.py writes
// them.
import { readFileSync } from 'node:fs'

/**
 * Returns { width, height, planes: Map(channel name → Float32Array) }; throws on a compressed file.
 */
export function readExr(file) {
  const bytes = readFileSync(file)
  let at = 8
  const text = () => {
    const end = bytes.indexOf(0, at)
    const value = bytes.toString('latin1', at, end)
    at = end + 1
    return value
  }
  const channels = []
  let dataWindow = [0, 0, 0, 0]
  let compression = 0
  for (;;) {
    const name = text()
    if (!name) break
    text()
    const size = bytes.readUInt32LE(at)
    at += 4
    const end = at + size
    if (name === 'channels') {
      while (bytes[at]) {
        const channel = text()
        channels.push({ channel, type: bytes.readInt32LE(at) })
        at += 16
      }
    } else if (name === 'dataWindow') {
      dataWindow = [0, 4, 8, 12].map((step) => bytes.readInt32LE(at + step))
    } else if (name === 'compression') {
      compression = bytes[at]
    }
    at = end
  }
  if (compression !== 0) throw new Error(`${file}: EXR compression ${compression} is not supported`)
  const width = dataWindow[2] - dataWindow[0] + 1
  const height = dataWindow[3] - dataWindow[1] + 1
  const planes = new Map(channels.map(({ channel }) => [channel, new Float32Array(width * height)]))
  at += 8 * height
  for (let line = 0; line < height; line++) {
    const row = (bytes.readInt32LE(at) - dataWindow[1]) * width
    at += 8
    for (const { channel, type } of channels) {
      const plane = planes.get(channel)
      for (let x = 0; x < width; x++) {
        plane[row + x] = type === 1 ? HALF[bytes.readUInt16LE(at)] : bytes.readFloatLE(at)
        at += type === 1 ? 2 : 4
      }
    }
  }
  return { width, height, planes }
}

/** Converts the bits of a 16-bit float to a number. */
export function halfToNumber(bits) {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const mantissa = bits & 1023
  if (exponent === 0) return sign * mantissa * 2 ** -24
  if (exponent === 31) return mantissa ? Number.NaN : sign * 65504
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15)
}

const HALF = Float32Array.from({ length: 65536 }, (_, bits) => halfToNumber(bits))
