import { expect, it } from 'vitest'
import { formulasIn } from '../../../tests/hostile/spreadsheet.ts'
import { csvField, csvLine } from './csv-line.ts'

it.each([
  ['plain', '"plain"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines, one field', '"two\r\nlines, one field"'],
  ['=1+1', `"'=1+1"`],
  ['+234 802 345 6789', '"+234 802 345 6789"'],
  ['+44 20 7946 0958', '"+44 20 7946 0958"'],
  ['+234 802 345 678', `"'+234 802 345 678"`],
  ['+2348023456789', `"'+2348023456789"`],
  ['+234-802-345', `"'+234-802-345"`],
  ["+1 2+cmd|' /C calc'!A0", `"'+1 2+cmd|' /C calc'!A0"`],
  ['\t=1', `"'\t'=1"`],
  ['hello;=1+2', `"hello;'=1+2"`],
  ['hello;;@SUM(A1)\t-1\r\n+1', `"hello;;'@SUM(A1)\t'-1\r'\n'+1"`],
  ['hello; "=1+2&"', `"hello;' ""=1+2&"""`],
  ['a; b, -c', '"a; b, -c"'],
  ['one - two = three', '"one - two = three"'],
])('writes %j as %s', (value, field) => expect(csvField(value)).toBe(field))

const unseen = [...'\u200b\u200e\u2060\ufeff\u00a0\u00ad\u202e\u034f\u3164\u2800\t\r\n\0\u001f "\'']
const signs = [...'=+-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20']

it.each(signs)(
  'makes a text of a formula that begins with %s, whatever stands before it',
  (sign) => {
    for (const before of ['', ...unseen, unseen.join('')]) {
      expect(csvField(`${before}${sign}1+2`), JSON.stringify(before)).toMatch(/^"'/)
      expect(csvField(`a;${before}${sign}1+2`), JSON.stringify(before)).toMatch(/^"a;'/)
    }
  },
)

it('gives a spreadsheet no cell to run, whichever separator it takes', () => {
  const begun = signs.flatMap((sign) => ['', ...unseen].map((before) => `${before}${sign}1+2`))
  const fields = [
    ...begun,
    ...begun.flatMap((text) => [`a;${text}`, `a\t${text}`, `a\r\n${text}`, `a; "${text}"`]),
  ]
  for (const field of fields)
    expect(formulasIn(csvLine([field, 'next'])), JSON.stringify(field)).toEqual([])
  // Proves that `formulasIn` finds the formulas in unguarded fields.
  expect(begun.filter((field) => !field.startsWith("'") && formulasIn(field).length === 0)).toEqual(
    [],
  )
})

it('leaves what is not seen in front of a word', () =>
  expect(csvField('\u00a0\ufeffword; \u200bnext')).toBe('"\u00a0\ufeffword; \u200bnext"'))

it('ends with a field of many line ends', () => {
  // A run of blanks is read only once. Reading it again from each of its characters would take
  // quadratic time, an hour for this field.
  const blanks = '\n'.repeat(3_000_000)
  expect(csvField(blanks)).toContain(blanks)
})
