// Plain functions, because the visitor's browser loads them too.

import { limits } from '../limits.ts'
import { apostrophes } from '../text/fold-text.ts'
import { trimEnd } from '../text/trim-end.ts'

/** Letters of the longest text in which an address is looked for. */
const longest = 4 * limits.email.max

/** Signs that telephones and word processors write for the apostrophe of a name. */
const curly = new RegExp(`[${apostrophes.replace('`', '')}]`, 'g')

/** Words before an address in signatures and links: `mailto:`, `E-mail: `. */
const label = /^[\p{L}-]+ ?:(?:\/\/)? ?/u
const wrapped = /^(?:"(.*)"|'(.*)'|“(.*)”|‘(.*)’|\((.*)\)|\[(.*)\])$/
const named = /^[^<>]*<([^<>]*)>$/
const trimmed = (text: string) => text.trim()
const isAddress = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)

/**
 * Takes a mail address out of what it was copied with: `Ada Obi <ada@works.example>`, `mailto:`, a
 * label, quotes, a full stop or a comma behind it, and the spaces that telephones put after a dot.
 * @returns the text itself if it is too long, or holds no address or several
 */
export function takeAddress(typed: string): string {
  if (typed.length > longest) return typed
  const text = typed.replace(curly, "'")
  const inside = named.exec(trimEnd(text.trim(), /[.,;]/))?.[1] ?? text
  const [, ...inner] = wrapped.exec(inside.trim()) ?? []
  const [local = '', written = '', ...others] = (inner.find((part) => part !== undefined) ?? inside)
    .trim()
    .replace(label, '')
    .split('@')
  const host = written.replace(/\?.*/s, '').split('.').map(trimmed).join('.')
  const address = `${trimmed(local)}@${trimEnd(trimmed(host), /[.,;:/\s]/)}`
  return isAddress(address) && others.length === 0 && text.split('@').length === 2 ? address : typed
}
