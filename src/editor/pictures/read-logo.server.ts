import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { sharp } from '#src/content/pictures/lazy-sharp.ts'
import type { Brand } from '#src/content/schemas/brand-schema.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { typeOfFile } from '#src/core/files/file-type.server.ts'

type Logo = Brand['symbol']
type Path = Logo['paths'][number]
type Element = DefaultTreeAdapterTypes.Element
type Look = Readonly<Record<string, string>>
type Reading = { logo: Logo } | { refused: string }

/** What a part of a drawing takes over from the group that it is in. */
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-rule',
  'stroke-linecap',
  'stroke-linejoin',
  'color',
] as const

/** What draws nothing by itself. What refers to a definition is refused where it does. */
const skipped = new Set(['title', 'desc', 'metadata', 'style', 'defs', 'sodipodi:namedview'])
/** Deeper groups than any drawing program makes. */
const mostDepth = 40
const mostPaths = 200
/** A drawing that is wider, or higher, would be a line in the header. */
const mostUneven = 6
const unevenWords = `It is more than ${mostUneven} times as wide as high, or the other way round: cut off its margins.`
/** From here on a drawing is wide enough to hold the name, until an owner says otherwise. */
const wideWithName = 2
/** Pixels of the side of a stored PNG: four times what the header shows. */
const pngSide = 128
/** Of the picture as it is stored, in base64 within the bound of its schema. */
const mostPngBytes = 59_000
const mostPixels = 4096 * 4096

/** Red, green and blue of the colours that drawing programs write as words. */
const named: Readonly<Record<string, readonly number[]>> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  navy: [0, 0, 128],
  teal: [0, 128, 128],
  orange: [255, 165, 0],
  yellow: [255, 255, 0],
  purple: [128, 0, 128],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
}

class Refusal extends Error {}

const numbersIn = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)

/** Reads a length in pixels. @throws {Refusal} for other units */
function lengthOf(text: string | undefined, otherwise = 0): number {
  if (text === undefined || text === '') return otherwise
  const length = Number(text.trim().replace(/px$/, ''))
  if (!Number.isFinite(length)) throw new Refusal(`It has a length of “${text.slice(0, 20)}”.`)
  return length
}

const hexOf = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Returns a colour as six digits; `ink` for a dark grey, which has to be light at night. */
function colourOf(written: string): Path['colour'] {
  const colour = written.trim().toLowerCase()
  const [, short] = /^#([0-9a-f]{3})$/.exec(colour) ?? []
  const [, inside] = /^rgb\(([^)]*)\)$/.exec(colour) ?? []
  const known = inside ? numbersIn(inside) : ownValue(named, colour)
  const hex = short
    ? `#${[...short].map((one) => one + one).join('')}`
    : known
      ? hexOf(known)
      : colour
  if (colour === 'currentcolor') return 'ink'
  if (!/^#[0-9a-f]{6}$/.test(hex))
    throw new Refusal(
      colour.startsWith('url(')
        ? 'It has a gradient or a pattern: save it as PNG instead.'
        : `It has a colour written as “${colour.slice(0, 20)}”.`,
    )
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [most, least] = [Math.max(...parts), Math.min(...parts)]
  return most < 0x60 && most - least < 24 ? 'ink' : (hex as `#${string}`)
}

const transformations = new Set(['matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY'])

function transformOf(written: string | undefined): string {
  if (!written) return ''
  return written
    .split(')')
    .map((one) => one.replace(/^[\s,]+/, ''))
    .filter(Boolean)
    .map((one) => {
      const [name = '', inside = ''] = one.split('(')
      const numbers = numbersIn(inside)
      if (!transformations.has(name.trim()) || !numbers.every(Number.isFinite))
        throw new Refusal('It has a transformation that cannot be read.')
      return `${name.trim()}(${numbers.join(' ')})`
    })
    .join(' ')
}

const declarationsOf = (style: string): Look =>
  Object.fromEntries(
    style.split(';').flatMap((one) => {
      const colon = one.indexOf(':')
      const value = one.slice(colon + 1).replace('!important', '')
      return colon < 0 ? [] : [[one.slice(0, colon).trim(), value.trim()]]
    }),
  )

const attributesOf = ({ attrs }: Element): Look =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

const childrenOf = (element: Element) => element.childNodes.filter(defaultTreeAdapter.isElementNode)

/** Reads the rules of style sheets for classes, which Illustrator writes. */
function classesOf(sheets: readonly Element[]): ReadonlyMap<string, Look> {
  const classes = new Map<string, Look>()
  const text = sheets
    .flatMap(({ childNodes }) => childNodes.filter(defaultTreeAdapter.isTextNode))
    .map(({ value }) => value)
    .join('')
  for (const rule of text.split('}')) {
    const [selectors = '', declarations = ''] = rule.split('{')
    for (const selector of selectors.split(',')) {
      const name = selector.trim().replace(/^\./, '')
      classes.set(name, { ...classes.get(name), ...declarationsOf(declarations) })
    }
  }
  return classes
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle(of: Look): string {
  const [x, y] = [lengthOf(of['x']), lengthOf(of['y'])]
  const [width, height] = [lengthOf(of['width']), lengthOf(of['height'])]
  const rx = Math.min(lengthOf(of['rx'] ?? of['ry']), width / 2)
  const ry = Math.min(lengthOf(of['ry'] ?? of['rx']), height / 2)
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`
}

/** The outline of a shape as the `d` of a path. */
function outlineOf(tag: string, of: Look): string {
  const at = (name: string) => lengthOf(of[name])
  switch (tag) {
    case 'path':
      return (of['d'] ?? '').trim().replace(/\s+/g, ' ')
    case 'rect':
      return rectangle(of)
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'))
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'polyline':
    case 'polygon': {
      const points = numbersIn(of['points'] ?? '')
      return points.length === 0 ? '' : `M${points.join(' ')}${tag === 'polygon' ? 'z' : ''}`
    }
    default:
      throw new Refusal(
        tag === 'text'
          ? 'It has text: turn it into paths. The name of the company is set beside the logo.'
          : `It has a part that is not drawn from shapes: ${tag.slice(0, 20)}.`,
      )
  }
}

const isOutline = (d: string) => /^[MmZzLlHhVvCcSsQqTtAaeE\d\s.,+-]+$/.test(d)

/** The paths of one shape: its fill, and then its line. */
function pathsOf(tag: string, own: Look, look: Look, transform: string): Path[] {
  const d = outlineOf(tag, own)
  if (d === '') return []
  if (!isOutline(d)) throw new Refusal('It has a path that cannot be read.')
  const more = transform === '' ? {} : { transform }
  const [fill = 'black', stroke = 'none'] = [look['fill'], look['stroke']]
  const width = lengthOf(look['stroke-width'], 1)
  const isRound = look['stroke-linecap'] === 'round' || look['stroke-linejoin'] === 'round'
  return [
    ...(fill === 'none' || tag === 'line'
      ? []
      : [
          {
            ...{ d, colour: colourOf(fill), ...more },
            ...(look['fill-rule'] === 'evenodd' && { isEvenOdd: true }),
          },
        ]),
    ...(stroke === 'none' || width <= 0
      ? []
      : [{ d, colour: colourOf(stroke), stroke: width, ...more, ...(isRound && { isRound }) }]),
  ]
}

type Inside = { look: Look; transform: string; depth: number }

function readShapes(
  element: Element,
  { look, transform, depth }: Inside,
  classes: ReadonlyMap<string, Look>,
  found: Path[],
): void {
  if (depth > mostDepth) throw new Refusal('Its groups are nested too deeply.')
  const attributes = attributesOf(element)
  const own: Look = {
    ...attributes,
    ...Object.assign(
      {},
      ...(attributes['class'] ?? '').split(/\s+/).map((name) => classes.get(name)),
    ),
    ...declarationsOf(attributes['style'] ?? ''),
  }
  if (own['display'] === 'none' || own['visibility'] === 'hidden') return
  const merged: Look = {
    ...look,
    ...Object.fromEntries(
      inherited.flatMap((name) => {
        const value = own[name]
        return value === undefined || value === 'inherit' ? [] : [[name, value]]
      }),
    ),
  }
  const moved = [transform, transformOf(own['transform'])].filter(Boolean).join(' ')
  const tag = element.tagName
  if (tag === 'svg' || tag === 'g') {
    for (const child of childrenOf(element))
      if (!skipped.has(child.tagName))
        readShapes(child, { look: merged, transform: moved, depth: depth + 1 }, classes, found)
  } else found.push(...pathsOf(tag, own, merged, moved))
  if (found.length > mostPaths) throw new Refusal(`It has more than ${mostPaths} shapes.`)
}

const sheetsIn = (element: Element, depth = 0): Element[] =>
  depth > mostDepth
    ? []
    : childrenOf(element).flatMap((child) =>
        child.tagName === 'style' ? [child] : sheetsIn(child, depth + 1),
      )

/** Says how wide a drawing is for its height, where it is not about as wide as high. */
function shapeOf(width: number, height: number): Pick<Logo, 'ratio' | 'hasName'> {
  const ratio = Math.round((100 * width) / height) / 100
  if (ratio >= 0.8 && ratio <= 1.25) return {}
  return { ratio, ...(ratio >= wideWithName && { hasName: true }) }
}

function readSvg(text: string): Logo {
  const svg = parseFragment(text)
    .childNodes.filter(defaultTreeAdapter.isElementNode)
    .find(({ tagName }) => tagName === 'svg')
  if (!svg) throw new Refusal('It is no SVG or PNG file.')
  const { viewBox, width: wide, height: high } = attributesOf(svg)
  const [x = 0, y = 0, width = 0, height = 0] = viewBox
    ? numbersIn(viewBox)
    : [0, 0, lengthOf(wide), lengthOf(high)]
  if (!(width > 0) || !(height > 0)) throw new Refusal('It has no size: no viewBox.')
  const side = Math.max(width, height)
  if (side > mostUneven * Math.min(width, height)) throw new Refusal(unevenWords)
  // The drawing stands in the middle of a square from the origin.
  const [dx, dy] = [(side - width) / 2 - x, (side - height) / 2 - y]
  const transform = dx === 0 && dy === 0 ? '' : `translate(${dx} ${dy})`
  const paths: Path[] = []
  readShapes(svg, { look: {}, transform, depth: 0 }, classesOf(sheetsIn(svg)), paths)
  if (paths.length === 0) throw new Refusal('It draws nothing.')
  return { side, paths, boxes: [], ...shapeOf(width, height) }
}

/** Makes a PNG small and square. Only its pixels are taken over. */
async function readPng(bytes: Uint8Array): Promise<Logo> {
  const read = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const fail = () => {
    throw new Refusal('It is damaged, or has too many pixels.')
  }
  const { width, height } = await read.metadata().catch(fail)
  const shape = shapeOf(width, height)
  if (Math.max(width, height) > mostUneven * Math.min(width, height)) throw new Refusal(unevenWords)
  // A wide logo is drawn as high as a square one.
  const side = Math.round(pngSide * Math.max(1, Math.min(4, shape.ratio ?? 1)))
  const picture = await read
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true })
    .toBuffer()
    .catch(fail)
  if (picture.length > mostPngBytes) throw new Refusal('It has too many colours: save it smaller.')
  return {
    side,
    ...shape,
    paths: [],
    boxes: [],
    picture: `data:image/png;base64,${picture.toString('base64')}`,
  }
}

/**
 * Reads a logo from an SVG file (shapes, fills and lines, by attributes, `style` and classes) or a
 * PNG. Nothing else of the file is taken over, so no script and no link.
 * @returns why it does not fit, in words
 */
export async function readLogo(bytes: Uint8Array): Promise<Reading> {
  try {
    if (typeOfFile(bytes) === 'image/png') return { logo: await readPng(bytes) }
    return { logo: readSvg(new TextDecoder().decode(bytes)) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}
