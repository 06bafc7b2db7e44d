import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { readYamlFile } from './yaml-file.ts'

/** The data, or 'refused', as `yaml` reads a text. */
function wanted(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false })
  try {
    return document.errors.length > 0 ? 'refused' : document.toJS()
  } catch {
    return 'refused'
  }
}

const read = (text: string): unknown => {
  const { data, problems } = readYamlFile('', 'a.yaml', new Map([['a.yaml', text]]))
  return problems.length > 0 ? 'refused' : data
}

const scalars =
  '1_000 0o14 014 0x1F +0x1F 0b11 -0o7 .5 -.5 5. 1e3 1E+3 -0 +.inf .NaN ~ null yes on true TRUE 2026-01-01 12:30 = << - + . .. ... %a @a !x &a 1__0 1_ 0. 12e03 00 "x 9007199254740993'
    .split(' ')
    .flatMap((scalar) => [`a: ${scalar}`, `- ${scalar}`, `a: [${scalar}]`])

it.each([
  ...scalars,
  ...['', '# only a comment', 'a: 1\na: 2', 'a: 1\n---\na: 2', 'a: >-\n  x\n   y\n\n  z'],
  ...[
    'a: "x\\\n  y"',
    "a: 'it''s'",
    'a: x # c',
    'a: x#c',
    'a: 1\r\nb: 2\r\n',
    '{"a": [1, "\\ud800"]}',
  ],
  ...['a: &b [1]\nc: *b', '__proto__: 1', 'a: "\\u0000"', 'a: ** bold **', 'a:\n\t- 1'],
])('%j has the data that yaml reads', (text) => expect(read(text)).toEqual(wanted(text)))

it('files of the content have the data that yaml reads', () => {
  const files = globSync('content/**/*.{yaml,json}')
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect(readYamlFile('.', file).data, file).toEqual(wanted(readFileSync(file, 'utf8')))
})

it('aliases that multiply each other are not followed', () => {
  const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
  for (let n = 1; n < 9; n++) bomb.push(`a${n}: &a${n} [${Array(10).fill(`*a${n - 1}`)}]`)
  expect(() => read(bomb.join('\n'))).toThrow(/alias/)
})
