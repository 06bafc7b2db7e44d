import { expect, it } from 'vitest'
import { csvField } from './csv.ts'

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
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['hello;=1+2', `"hello;'=1+2"`],
  ['hello;;@SUM(A1)\t-1\r\n+1', `"hello;;'@SUM(A1)\t'-1\r'\n'+1"`],
  ['hello; "=1+2&"', `"hello;' ""=1+2&"""`],
  ['＝1+2', `"'＝1+2"`],
  ['a; b, -c', '"a; b, -c"'],
  ['one - two = three', '"one - two = three"'],
])('writes %j as %s', (value, field) => expect(csvField(value)).toBe(field))
