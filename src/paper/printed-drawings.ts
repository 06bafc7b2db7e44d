import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { settings } from '#src/content/settings/settings.ts'
import { themeOf } from '#src/content/settings/theme.ts'
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

/**
 * Renders a drawing of the site (a component of src/site/drawings) as a self-contained SVG file in
 * the light colours.
 */
export function printedDrawing(drawing: ReactElement): { bytes: Uint8Array; alt: string } {
  const printed = findPrintedDrawing(drawing)
  if (!printed) throw new Error(`A drawing has no view of at most ${widest} units`)
  return printed
}

/** The same; undefined if no view of the drawing is readable on paper. */
export function findPrintedDrawing(
  drawing: ReactElement,
): { bytes: Uint8Array; alt: string } | undefined {
  const markup = renderToStaticMarkup(drawing)
  const { light, constants } = themeOf(settings().brand)
  const colours: Record<string, string> = { ...light, ...constants }
  // Each view begins with these attributes; an icon inside a view begins with others.
  const views = markup.split(/(?=<svg(?: class="[^"]*")? viewBox=)/).flatMap((view) => {
    const width = Number(/^<svg(?: class="[^"]*")? viewBox="\S+ \S+ (\S+)/.exec(view)?.[1])
    return width <= widest
      ? [{ width, svg: view.slice(0, view.lastIndexOf('</svg>') + '</svg>'.length) }]
      : []
  })
  const [found] = views.toSorted((one, other) => other.width - one.width)
  if (!found) return undefined
  const svg = found.svg
    .replace(/^<svg/, `<svg xmlns="http://www.w3.org/2000/svg" color="${light.ink}"`)
    .replace('>', `><style>${sheet()}</style>`)
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colours[name] ?? light.ink)
  const label = /aria-label="([^"]*)"/.exec(markup)?.[1] ?? ''
  const signs: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': '’',
  }
  return {
    bytes: Buffer.from(svg),
    alt: label.replaceAll(/&[#\w]+;/g, (sign) => signs[sign] ?? sign),
  }
}
