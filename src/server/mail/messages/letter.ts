import type { Site } from '#content/site.ts'
import { paper } from './paper.ts'

/** What a mail says, part by part. */
export type Part =
  | { text: string }
  | { facts: [name: string, value: string][] }
  /** Somebody's own words, line by line. */
  | { quote: string }
  | { link: string; label: string }

type Letter = {
  heading: string
  /** What plain text begins with instead of the heading. */
  greeting?: string
  parts: Part[]
  site: Pick<Site, 'name' | 'address'>
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const toHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

function asText(part: Part): string {
  if ('text' in part) return part.text
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('quote' in part) return part.quote
  return `${part.label}:\n${part.link}`
}

function asHtml(part: Part): string {
  if ('text' in part) return paper.paragraph(toHtml(part.text))
  if ('facts' in part) return paper.facts(part.facts.map(([name, value]) => [toHtml(name), toHtml(value)]))
  if ('quote' in part) return paper.quote(toHtml(part.quote).replaceAll('\n', '<br>'))
  return paper.button(toHtml(part.link), toHtml(part.label))
}

/**
 * Both forms of a mail from one source: plain text, and HTML that fetches nothing, so that nobody learns when it is opened.
 * @returns bodies for multipart/alternative; all text is escaped in the HTML
 */
export function writeLetter({ heading, greeting, parts, site }: Letter): { text: string; html: string } {
  const address = `${site.address.street}, ${site.address.city}, ${site.address.country}`
  const text = [greeting ?? heading, ...parts.map(asText), `${site.name}\n${address}`].join('\n\n')
  const html = paper.sheet({
    company: toHtml(site.name),
    heading: toHtml(heading),
    body: parts.map(asHtml).join('\n'),
    address: toHtml(address),
  })
  return { text, html }
}
