import { expect, it } from 'vitest'
import { inSentence } from './in-sentence.ts'

it.each([
  ['Price', 'price'],
  ['Reading text', 'reading text'],
  ['Canadian site', 'Canadian site'],
  ['Link to WhatsApp', 'link to WhatsApp'],
  ['WhatsApp', 'WhatsApp'],
  ['E-mail', 'E-mail'],
  ['NFC tag', 'NFC tag'],
])('writes %s inside a sentence as %s', (label, expected) =>
  expect(inSentence(label)).toBe(expected),
)
