import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { settings } from '#src/content/settings/settings.ts'
import { themeOf } from '#src/content/settings/theme.ts'
import { readMarkup } from '#src/contracts/text/markup.ts'
import styles from '#src/site/drawings/kit/drawing.module.css'

/** Text sizes in user units: those of tokens.css, adapted to the width of a sheet. */
const sizes = { name: 15, title: 18, figure: 24, label: 12, count: 15 } as const
const isMono = (name: string) => name === 'label' || name === 'count'

const sheet = () =>
  Object.entries(sizes)
    .map(([name, size]) => {
      const font = isMono(name)
        ? 'font-family:IBM Plex Mono,DejaVu Sans;font-weight:400'
        : 'font-family:Manrope,DejaVu Sans;font-weight:600'
      // An attribute selector is used, because built class names may begin with a digit and class
      // selectors may not.
      return `[class~="${styles[name]}"]{${font};font-size:${size}px;stroke:none}`
    })
    .join('')

/** Maximum width of a view, in user units, that is readable on a sheet of A4. */
const widest = 740

type View = { svg: string; width: number }

/** React escapes the signs that would end an attribute, and < and > within one. */
const tagOfSvg = /<(\/)?svg\b([^<>]*)>/g
const frameOf = /(?:^|\s)viewBox="([^"]*)"/
const labelOf = /(?:^|\s)aria-label="([^"]*)"/

/**
 * Finds the views of a drawing: its outermost SVG elements. An icon within a view is a part of it.
 * @throws if there is none, or one of them does not say how large it is
 */
function viewsOf(markup: string): View[] {
  const views: View[] = []
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: end, 2: attributes = '', index } of markup.matchAll(tagOfSvg)) {
    if (!end && !attributes.endsWith('/')) depth++
    else if (end) depth--
    if (!end && depth === 1) start = index
    if (!end || depth > 0) continue
    const svg = markup.slice(start, index + tag.length)
    const frame = frameOf.exec(svg.slice('<svg'.length, svg.indexOf('>')))?.[1]
    const width = Number(frame?.split(/[ ,]+/)[2])
    if (!(width > 0)) throw new Error(`A view of a drawing has the frame "${frame ?? ''}"`)
    views.push({ svg, width })
  }
  if (views.length === 0) throw new Error('A drawing has no view')
  return views
}

/**
 * Renders a drawing of the site (a component of src/site/drawings) as a self-contained SVG file in
 * the light colours.
 * @throws if it has no view that can be read on paper
 */
export function printedDrawing(drawing: ReactElement): { bytes: Uint8Array; alt: string } {
  const printed = findPrintedDrawing(drawing)
  if (!printed) throw new Error(`A drawing has no view of at most ${widest} units`)
  return printed
}

/**
 * The same; undefined if all views of the drawing are too wide to be read on paper.
 * @throws if something else keeps it from being printed
 */
export function findPrintedDrawing(
  drawing: ReactElement,
): { bytes: Uint8Array; alt: string } | undefined {
  const markup = renderToStaticMarkup(drawing)
  const { light, constants } = themeOf(settings().brand)
  const colours: Record<string, string> = { ...light, ...constants }
  const [found] = viewsOf(markup)
    .filter(({ width }) => width <= widest)
    .toSorted((one, other) => other.width - one.width)
  if (!found) return undefined
  const svg = found.svg
    .replace(/^<svg/, `<svg xmlns="http://www.w3.org/2000/svg" color="${light.ink}"`)
    .replace('>', `><style>${sheet()}</style>`)
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const colour = colours[name]
      if (colour === undefined) throw new Error(`A printed drawing has the colour --${name}`)
      return colour
    })
  const label = labelOf.exec(markup.slice(0, markup.indexOf('<svg'))) ?? labelOf.exec(markup)
  return { bytes: Buffer.from(svg), alt: readMarkup(label?.[1] ?? '').replaceAll("'", '’') }
}
