// Plain functions, because the visitor's browser loads them too.

import { limits } from '../limits.ts'

/**
 * Letters of the longest text in which an address is looked for, because the patterns below take
 * the square of a text's length.
 */
const longest = 4 * limits.email.max

/** Words before an address in signatures and links: `mailto:`, `E-mail: `. */
const label = /^[\p{L}-]+ ?:(?:\/\/)? ?/u
const wrapped = /^(?:"(.*)"|'(.*)'|“(.*)”|‘(.*)’|\((.*)\)|\[(.*)\])$/
const named = /^[^<>]*<([^<>]*)>$/
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/**
 * Takes a mail address out of what it was copied with: `Ada Obi <ada@works.example>`, `mailto:`, a
 * label, quotes, a full stop or a comma behind it, and the spaces that telephones put after a dot.
 * @returns the text itself if it is too long, or holds no address or several
 */
export function takeAddress(text: string): string {
  if (text.length > longest) return text
  const inside = named.exec(text.trim().replace(/[.,;]+$/, ''))?.[1] ?? text
  const [, ...inner] = wrapped.exec(inside.trim()) ?? []
  const address = (inner.find((part) => part !== undefined) ?? inside)
    .trim()
    .replace(label, '')
    .replace(/\s*@\s*/, '@')
    .replace(/@.*$/, (host) => host.replace(/\?.*$/, '').replace(/\s*\.\s*/g, '.'))
    .replace(/[.,;:/\s]+$/, '')
  return isAddress(address) && text.split('@').length === 2 ? address : text
}
