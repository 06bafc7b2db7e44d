import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { whatsAppAddress } from '#src/content/settings/whatsapp.ts'
import { sayToPerson } from '#src/desk/requests/card/desk.ts'
import { sayOfNight } from '#src/power-cut/event-words.ts'
import { Said } from '#src/ui/base/Said.tsx'
import { fillTokens } from '../tokens.ts'
import { aroundBraces, bracesIn, hasLoneBrace } from './braces.ts'
import { say } from './say.ts'

/** All that fill names in braces. `name` is a value that all of them have. */
const fillers: Record<string, (text: string, name: string) => string> = {
  say: (text, name) => say(text, { name }),
  tokens: (text, name) => fillTokens(text, (one) => (one === 'name' ? name : undefined)).text,
  'a sentence of a night': (text, name) => sayOfNight(text, { name }),
  'a reply': (text, name) => sayToPerson(text, { firstName: 'Ade', reference: 'A-1' }, name),
  'a chat': (text, name) =>
    new URL(whatsAppAddress({ name, whatsApp: '+234 700' }, text, {}) ?? '').searchParams.get(
      'text',
    ) ?? '',
  'a sentence with elements': (text, name) =>
    renderToStaticMarkup(<Said slots={{ name }}>{text}</Said>)
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'"),
}

const cases: [text: string, name: string, filled: string][] = [
  ['To {name}.', 'Works', 'To Works.'],
  ['{name}, {name}', 'x', 'x, x'],
  // A value is no pattern of a replacement, and what it holds is no name.
  ['{name}', "$& $1 $$ $'", "$& $1 $$ $'"],
  ['{name}', '{name}', '{name}'],
  // Nothing is taken from the prototype of the values.
  ['{constructor} {toString}', 'x', '{constructor} {toString}'],
  // A name without a value, and braces around anything else, stay as they are written.
  ['{other} {other.one} {other:words}', 'x', '{other} {other.one} {other:words}'],
  ['{ name } {na me} {}', 'x', '{ name } {na me} {}'],
  ['{name {name}}', 'x', '{name x}'],
  ['{name.}', 'x', '{name.}'],
]

describe.each(Object.entries(fillers))('%s', (_, fill) => {
  it.each(cases)('fills %j', (text, name, filled) => expect(fill(text, name)).toBe(filled))
})

it('reads a text as words and names', () => {
  const text = 'From {gateway.hours} to {products:words} {x'
  expect(bracesIn(text)).toEqual([
    { written: '{gateway.hours}', name: 'gateway.hours' },
    { written: '{products:words}', name: 'products', form: 'words' },
  ])
  expect(aroundBraces(text)).toEqual(['From ', ' to ', ' {x'])
  expect([text, '{a}', '{a:b}'].map(hasLoneBrace)).toEqual([true, false, true])
})
