import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { charactersLeft, TextArea } from './TextArea.tsx'

it.each([
  ['plenty left', 'a'.repeat(4499), undefined],
  ['500 left', 'a'.repeat(4500), 500],
  ['one left', 'a'.repeat(4999), 1],
  ['none left', 'a'.repeat(5000), 0],
  ['one too many', 'a'.repeat(5001), -1],
  ['as the server counts: composed and trimmed', ` ${'e\u0301'.repeat(5000)} `, 0],
])('%s', (_, text, expected) => expect(charactersLeft(text, 5000)).toBe(expected))

it.each([
  ['a'.repeat(4999), '1 character left'],
  ['a'.repeat(5002), '2 characters too many'],
])('says it in English on a page of staff', (defaultValue, said) => {
  const field = { form: 'f', name: 'n', label: 'Note', limit: 5000 }
  expect(renderToStaticMarkup(<TextArea {...field} defaultValue={defaultValue} />)).toContain(said)
})
