import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { outlineText } from '#src/content/pictures/outline-text.ts'
import { brand } from '#src/content/settings/brand.ts'
import { site } from '#src/content/settings/site.ts'
import { LogoFile, logoFileScale, logoFiles } from '#src/ui/brand/LogoFile.tsx'

/** The name of the company, set as in the header. */
const outlineName = () => {
  const { logo } = brand()
  return outlineText(site().name, {
    fontSize: logo.text * logoFileScale,
    height: logo.symbol * logoFileScale,
  })
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
