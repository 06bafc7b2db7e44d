/** Milliseconds of processor time: more than any input takes on a slow machine, less than a cost that grows faster than its input. */
const usualBound = 2000

/** A function that reads outside input, with the most expensive inputs of the allowed length. */
export type MeasuredText = { name: string; inputs: number; read: (index: number) => unknown; bound: number }
export const row = <Input>(name: string, inputs: readonly Input[], read: (input: Input) => unknown, bound = usualBound): MeasuredText => ({
  name,
  inputs: inputs.length,
  // The index is within `inputs`.
  read: (index) => read(inputs[index] as Input),
  bound,
})

/** Repeats a part, with an end at which a pattern fails. */
export const repeated = (part: string, length: number, end = ''): string =>
  part.repeat(Math.max(1, Math.floor((length - end.length) / part.length))) + end

/** Texts that are expensive to match: runs of one class of characters, and openings without an end. */
const parts = ['a', 'A', '0', ' ', '\n', '\t', '-', 'a-', 'A-', '.', ',', '0,', '.0', '. ', 'a. ', '[', '[a](', '](', '(', '{', '{a', '{a.']
  .concat(['`', '*', '**a', '_a ', '~~', '|', '#', ':', '!', ';', "'", '"', '“a', '<a ', '@', 'a@', '\\', '%25', '&', '=', '/', 'a='])
  .concat(['\u0315\u0300', '\ufdfa', '\u2060', '\ud800', 'charg', 'nobody ', '999\n', 'www.', '+', '\n='])

/** @param room of each text, in characters, or in bytes as bodies are counted */
export const dearTexts = (room: number, unit: 'characters' | 'bytes' = 'characters'): string[] =>
  parts.map((part) => {
    const length = unit === 'bytes' ? Math.floor((room * part.length) / Buffer.byteLength(part)) : room
    return repeated(part, length, '\u0001')
  })
