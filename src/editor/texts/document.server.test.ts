import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCollection, isNode, parseDocument } from 'yaml'
import { valuesIn } from '#src/content/reading/links.ts'
import { readValue, writeValue } from './document.server.ts'

const text = `# The lock.
name: Smart Lock
summary: "Opens by code" # on every card
paragraphs:
  - >-
    Give guests access without cutting a single key, and tell nobody where the spare one is, because there is none, neither under the mat
    nor in the pot.
  # The second stands below.
  - Short.
rows:
  - { label: Fits doors of, value: "38 to 55" }
  - { label: Codes, value: "200" }
rooms: [ entrance, hotel ]

# Prices are settled in January.
amount: "120"
`
const lock = () => readValue(text) as Record<string, never>
const write = (change: object) =>
  writeValue('content/products/lock.yaml', text, { ...lock(), ...change })

/**
 * Finds the first line (from 0) of a field, or of the `[ ]` or `{ }` that contains the field, and
 * the line after its last one.
 */
function linesOf(text: string, path: readonly PropertyKey[]): [first: number, end: number] {
  const document = parseDocument(text)
  const nodes = path.map((_, index) => document.getIn(path.slice(0, index + 1), true))
  const node = nodes.find((parent) => isCollection(parent) && parent.flow) ?? nodes.at(-1)
  if (!isNode(node) || !node.range) throw new Error(`No place of ${path.join('.')}`)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1
  return [lineOf(node.range[0]), lineOf(node.range[1] - 1) + 1]
}

describe('a value written into its file', () => {
  it.each(globSync('content/**/*.{yaml,json}'))(
    'leaves %s unchanged where nothing changed; npm run format mends it',
    (file) => {
      const written = readFileSync(file, 'utf8')
      expect(writeValue(file, written, readValue(written))).toBe(written)
    },
  )

  it.each(globSync('content/**/*.yaml'))(
    'changes in %s only the lines of the field that changed',
    (file) => {
      const written = readFileSync(file, 'utf8')
      const fields = valuesIn(readValue(written)).flatMap(({ path, value }) =>
        typeof value === 'string' ? [path] : [],
      )
      for (const path of new Set(
        [0, fields.length / 2, -1].flatMap((at) => [fields.at(at) ?? []]),
      )) {
        const document = parseDocument(written)
        const [first, end] = linesOf(written, path)
        document.setIn(path, 'Other words')
        const before = written.split('\n')
        const after = writeValue(file, written, document.toJS()).split('\n')
        const fromEnd = before.length - end
        expect(after.slice(0, first)).toEqual(before.slice(0, first))
        expect(after.slice(after.length - fromEnd)).toEqual(before.slice(end))
        expect(after.slice(first, after.length - fromEnd).join('\n')).toContain('Other words')
      }
    },
  )

  it('changes one line for one text, and keeps what is said beside it', () =>
    expect(write({ summary: 'Opens by code or card: always', amount: '130' })).toBe(
      text.replace('"Opens by code"', '"Opens by code or card: always"').replace('"120"', '"130"'),
    ))

  it('folds a text that became long', () =>
    expect(write({ name: `Smart Lock ${'for every door '.repeat(9)}`.trim() })).toContain(
      'name: >-\n  Smart Lock for every door for every door',
    ))

  it('adds, moves and removes items of lists, and leaves the others letter by letter', () => {
    const rows = [
      { label: 'Codes', value: '250' },
      { label: 'Cards', value: '9' },
      ...(readValue(text) as { rows: [] }).rows.slice(0, 1),
    ]
    const result = write({ rows, rooms: ['hotel'], paragraphs: ['Short.', 'New.'] })
    expect(result).toContain('rows:\n  - { label: Codes, value: "250" }\n')
    expect(result).toContain(
      `\n  - label: Cards\n    value: '9'\n  - { label: Fits doors of, value: "38 to 55" }\nrooms: [ hotel ]\n`,
    )
    expect(result).toContain(
      'paragraphs:\n  # The second stands below.\n  - Short.\n  - New.\nrows:',
    )
    expect(result).toContain('\n\n# Prices are settled in January.\namount: "120"\n')
    expect(readValue(result)).toEqual({
      ...lock(),
      rows,
      rooms: ['hotel'],
      paragraphs: ['Short.', 'New.'],
    })
  })

  it('adds and removes fields where they belong', () => {
    const { name, summary: _, ...rest } = lock()
    const result = writeValue('a.yaml', text, { name: name ?? '', hidden: true, ...rest })
    expect(result.startsWith('# The lock.\nname: Smart Lock\nhidden: true\nparagraphs:')).toBe(true)
  })

  it.each([
    ['no file yet', null],
    ['a file that is no YAML', 'a: [1'],
    ['an empty file', ''],
  ])('is written anew for %s', (_, before) =>
    expect(readValue(writeValue('a.yaml', before, { a: ['', 'b: c', 3, null, true] }))).toEqual({
      a: ['', 'b: c', 3, null, true],
    }),
  )

  it.each([
    {
      a: '- x',
      b: '# y',
      c: 'x: y',
      d: "it's",
      e: '"q"',
      f: ' lead',
      g: 'line\nline',
      h: '[a',
      i: 'true',
      j: '1',
      k: '',
      l: '{name}',
    },
    { list: [{ a: { b: [] } }, {}, [], [[1, 2], { c: null }]] },
    'text',
    ['a'],
  ])('says what was given: %j', (value) => {
    expect(readValue(writeValue('a.yaml', null, value))).toEqual(value)
    expect(readValue(writeValue('a.yaml', text, value))).toEqual(value)
    expect(readValue(writeValue('a.json', '{}', value))).toEqual(value)
  })
})
