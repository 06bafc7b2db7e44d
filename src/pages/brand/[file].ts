import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import { programRoot } from '#src/content/kit/program-root.ts'
import { brand } from '#src/content/settings/brand.ts'
import { site } from '#src/content/settings/site.ts'
import { manrope } from '#src/content/whole-typefaces.ts'
import { LogoFile, logoFileScale, logoFiles } from '#src/ui/brand/LogoFile.tsx'

/** Converts the company's name to outlines, set as in the header. */
async function outlineName() {
  const { logo } = brand()
  const data = await readFile(path.join(programRoot, 'node_modules', manrope(logo.weight).file))
  const fontSize = logo.text * logoFileScale
  const style = {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    fontFamily: 'Manrope',
    fontSize,
    lineHeight: 1,
    letterSpacing: `${logo.tracking}em`,
  }
  const drawn = await satori(createElement('div', { style }, site().name), {
    width: site().name.length * fontSize,
    height: logo.symbol * logoFileScale,
    fonts: [{ name: 'Manrope', data, weight: logo.weight }],
  })
  const outline = [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d.trim()).join('')
  // satori writes only absolute M, L and Q commands, so the first number of each pair is an x
  const width = Math.max(
    ...(outline.match(/-?[\d.]+/g) ?? []).filter((_, at) => at % 2 === 0).map(Number),
  )
  return { outline, width }
}

export const GET: APIRoute = async ({ params }) => {
  const { picture } = brand().symbol
  if (params['file'] === 'symbol.png' && picture)
    return new Response(Buffer.from(picture.replace(/^[^,]*,/, ''), 'base64'), {
      headers: { 'content-type': 'image/png' },
    })
  const file = logoFiles().find(({ name }) => name === params['file'])
  if (!file) return new Response(null, { status: 404 })
  const word = file.hasWord ? await outlineName() : undefined
  const svg = renderToStaticMarkup(
    createElement(LogoFile, { company: site().name, ...file.inks, word }),
  )
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
