type Logo = {
  side: number
  paths: { d: string; colour: 'ink' | 'signal'; stroke?: number }[]
  boxes: never[]
}

const attributes = {
  viewBox: /\sviewBox\s*=\s*["']([^"']*)["']/,
  stroke: /\sstroke\s*=\s*["']([^"']*)["']/,
  'stroke-width': /\sstroke-width\s*=\s*["']([^"']*)["']/,
  fill: /\sfill\s*=\s*["']([^"']*)["']/,
  d: /\sd\s*=\s*["']([^"']*)["']/,
}
const attribute = (tag: string, name: keyof typeof attributes): string | undefined =>
  attributes[name].exec(tag)?.[1]

/** The attributes of each element of a name, as they are written. */
const tagsOf = (svg: string, name: RegExp): string[] =>
  svg
    .split(name)
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(0, rest.indexOf('>'))))

/** Whether a colour is a grey, which becomes the colour of the text; others take the signal's. */
function isGrey(colour: string): boolean {
  const [, hex] = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(colour) ?? []
  if (!hex) return true
  const parts = hex.length === 3 ? [...hex].map((one) => one + one) : hex.match(/../g)
  const values = (parts ?? []).map((part) => Number.parseInt(part, 16))
  return Math.max(...values) - Math.min(...values) < 24
}

/** A wider drawing, such as one with the name, would be tiny in the square of the symbol. */
const mostUneven = 1.25

/**
 * Reads a symbol from the text of an SVG file: its paths, in a square from the origin. Nothing else
 * of the file is taken over.
 * @returns null if it is not made of untransformed paths alone, or far from square
 */
export function readLogo(svg: string): Logo | null {
  const box = attribute(tagsOf(svg, /<svg\b/)[0] ?? '', 'viewBox')
    ?.split(/[\s,]+/)
    .map(Number)
  const [x, y, width = 0, height = 0] = box ?? []
  const isOther = /<(circle|rect|ellipse|line|poly\w+|text|image|use)\b|\stransform\s*=/.test(svg)
  if (x !== 0 || y !== 0 || !(width > 0) || !(height > 0) || isOther) return null
  if (Math.max(width, height) > mostUneven * Math.min(width, height)) return null
  const paths = tagsOf(svg, /<path\b/).map((tag) => {
    const stroke = attribute(tag, 'stroke') ?? 'none'
    const isLine = stroke !== 'none'
    const colour = isLine ? stroke : (attribute(tag, 'fill') ?? '')
    return {
      d: (attribute(tag, 'd') ?? '').trim(),
      colour: isGrey(colour) ? ('ink' as const) : ('signal' as const),
      ...(isLine && { stroke: Number(attribute(tag, 'stroke-width') ?? 1) }),
    }
  })
  const isDrawn = ({ d }: { d: string }) => /^[MmZzLlHhVvCcSsQqTtAa\d\s.,+-]+$/.test(d)
  return paths.length > 0 && paths.every(isDrawn)
    ? { side: Math.max(width, height), paths, boxes: [] }
    : null
}
