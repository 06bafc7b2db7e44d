import { expect, it } from 'vitest'
import { charactersLeft } from './TextArea.tsx'

it.each([
  ['plenty left', 'a'.repeat(4499), undefined],
  ['500 left', 'a'.repeat(4500), '500 characters left'],
  ['one left', 'a'.repeat(4999), '1 character left'],
  ['none left', 'a'.repeat(5000), '0 characters left'],
  ['one too many', 'a'.repeat(5001), '1 character too many'],
  [
    'as the server counts: composed and trimmed',
    ` ${'e\u0301'.repeat(5000)} `,
    '0 characters left',
  ],
])('%s', (_, text, expected) => expect(charactersLeft(text, 5000)).toBe(expected))
