import { html } from 'hono/html'
import { z } from 'zod'
import { baseOf, deliveredText } from '../../src/content/reading/delivered.ts'

const shades = z.object({ light: z.string(), dark: z.string() })
const companyFacts = z.object({ name: z.string(), phone: z.string(), locale: z.string() })
const brandFacts = z.object({
  palette: z.object({ page: shades, ink: shades, muted: shades, 'signal-ink': shades }),
})

/**
 * Makes the page that the proxy sends if no process answers. The page loads no files, and its link
 * requests the same address again.
 */
export function unavailablePage(checkout: string): string {
  const read = (name: string): unknown =>
    JSON.parse(deliveredText(checkout, `content/${name}`, baseOf(checkout)) ?? '')
  const { name, phone, locale } = companyFacts.parse(read('company.json'))
  const { page, ink, muted, 'signal-ink': link } = brandFacts.parse(read('brand.json')).palette
  return String(html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}</title>
<style>
:root { color-scheme: light dark; --page: ${page.light}; --ink: ${ink.light}; --muted: ${muted.light}; --link: ${link.light} }
@media (prefers-color-scheme: dark) { :root { --page: ${page.dark}; --ink: ${ink.dark}; --muted: ${muted.dark}; --link: ${link.dark} } }
body { margin: 20vh auto; padding: 0 1.5rem; max-width: 32rem; font: 1.125rem/1.5 system-ui, sans-serif; background: var(--page); color: var(--ink) }
p { color: var(--muted) }
a { color: var(--link); display: inline-block; padding: .5rem 0 }
</style>
<main>
<h1>${name}</h1>
<p>This page cannot be shown at the moment. Please try again in a minute.</p>
<p><a href="">Try again</a></p>
<p>Or call us: <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></p>
</main>
</html>
`)
}
