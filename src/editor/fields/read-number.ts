/** A number that was typed: its value, `empty`, or what to write instead. */
type TypedNumber =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'unclear'; why: string }

const whole = 'Write a number, such as 12 or 12.5'

/**
 * Reads a number with a point or a comma before its decimals: `12.5`, `12,5`, `−3`. A comma before
 * three digits may separate thousands, so it is not read.
 */
export function readNumber(typed: string): TypedNumber {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(/^[−–]/, '-')
  if (text === '') return { kind: 'empty' }
  const [, digits = '', decimals] = /^(-?\d+),(\d{3})$/.exec(text) ?? []
  if (decimals !== undefined)
    return {
      kind: 'unclear',
      why: `Write ${digits}${decimals}, or ${digits}.${decimals} if the comma is a decimal point`,
    }
  if (!/^-?(\d+([.,]\d+)?|\.\d+)$/.test(text)) return { kind: 'unclear', why: whole }
  return { kind: 'number', value: Number(text.replace(',', '.')) }
}
