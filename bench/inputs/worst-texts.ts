/**
 * Limit in ms of processor time. Even on a slow machine each input takes less, unless the cost
 * grows faster than the input's length.
 */
const usualBound = 2000

/**
 * A function that reads input from outside, the number of its most expensive inputs of the allowed
 * length, and a limit in milliseconds.
 */
export type MeasuredText = {
  name: string
  inputs: number
  read: (index: number) => unknown
  /** Reads any text, up to the length that the reader can get. Only where its inputs are texts. */
  readText?: (text: string) => unknown
  bound: number
}
export const row = <Input>(
  name: string,
  inputs: readonly Input[],
  read: (input: Input) => unknown,
  bound = usualBound,
): MeasuredText => ({
  name,
  inputs: inputs.length,
  // The cast is safe, because the index is below `inputs.length`.
  read: (index) => read(inputs[index] as Input),
  ...(inputs.every((one) => typeof one === 'string') && {
    readText: (text: string) =>
      read(text.slice(0, Math.max(...inputs.map((one) => String(one).length))) as Input),
  }),
  bound,
})

/** Repeats a part up to a length. @param end text at which a pattern fails to match */
export const repeated = (part: string, length: number, end = ''): string =>
  part.repeat(Math.max(1, Math.floor((length - end.length) / part.length))) + end

/**
 * Parts whose repetition is expensive to match: characters of one class, and openings of markup
 * without an end.
 */
const parts = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '\t',
  '-',
  'a-',
  'A-',
  '.',
  ',',
  '0,',
  '.0',
  '. ',
  'a. ',
  '[',
  '[a](',
  '](',
  '(',
  '{',
  '{a',
  '{a.',
]
  .concat([
    '`',
    '*',
    '**a',
    '_a ',
    '~~',
    '|',
    '#',
    ':',
    '!',
    ';',
    "'",
    '"',
    '“a',
    '<a ',
    '@',
    'a@',
    '\\',
    '%25',
    '&',
    '=',
    '/',
    'a=',
  ])
  .concat([
    '\u0315\u0300',
    '\ufdfa',
    '\u2060',
    '\ud800',
    'charg',
    'nobody ',
    '999\n',
    'www.',
    '+',
    '\n=',
  ])

/**
 * Makes texts that are expensive to match.
 * @param room length of each text, in characters or bytes
 */
export const worstTexts = (room: number, unit: 'characters' | 'bytes' = 'characters'): string[] =>
  parts.map((part) => {
    const length =
      unit === 'bytes' ? Math.floor((room * part.length) / Buffer.byteLength(part)) : room
    return repeated(part, length, '\u0001')
  })
