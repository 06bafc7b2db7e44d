import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { readPo as read, type Unit, writePo } from './po-file.ts'

const { max } = contentLimits.text
const unit = (source: string, translation: string, more: Partial<Unit> = {}): Unit => ({
  ...{ field: 'lead', source, translation },
  ...more,
})
function readPo(file: string) {
  const { units, faults } = read(file)
  return { units, faults }
}
const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'

it('reads what it has written', () => {
  const units = [
    unit('One "quoted" \\ back\\n', 'Un « cité » \\ retour\\n'),
    unit('Two\nlines\n', 'Deux\nlignes', { proposal: 'Deux\u202f!\n  - puces\nlignes' }),
    unit('toString', 'constructor'),
    unit('__proto__', '', { field: 'constructor' }),
    unit('Changed', 'Ancien', { isFuzzy: true, previous: 'Was "so"\nand so' }),
    unit('Noted', 'Noté', { note: 'formal vous\nfor Ayo' }),
    unit('Tab\there', 'Espace fine\u202f!'),
    unit('Gone', 'Parti', { proposal: 'Disparu\u202f!', note: 'for Ayo' }),
    unit('Proposed', '', { proposal: 'Proposé' }),
    unit('Both', 'Deux', {
      proposal: 'a\\n [proposal:b] c',
      discarded: 'd  d',
      note: '[proposal:x]',
    }),
  ]
  const written = writePo(
    'fr',
    units.map((one, index) => ({ ...one, hint: 'A hint', isObsolete: index % 2 === 1 })),
  )
  expect(readPo(written)).toEqual({ units, faults: [] })
})

// Programs of translators wrap lines, sort comments and end lines as they like.
it('reads what msgmerge, Poedit and Weblate write', () => {
  const file = `\ufeff# Translators: A. B.\r
msgid ""\r
msgstr ""\r
"Project-Id-Version: site\\n"\r
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\r
"Content-Type: text/plain; charset=utf-8\\n"\r
\r
#. Heading\r
#: content/pages/about.yaml\r
#, python-brace-format, fuzzy\r
#| msgctxt "heading"\r
#| msgid "About {name}"\r
msgctxt "heading"\r
msgid "About us, {name}"\r
msgstr ""\r
"À propos de "\r
"{name}"\r
# no empty line before a comment\r
msgctxt "lead"\r
msgid "A"\r
msgstr "B"\r
\r
#~| msgid "older"\r
#~ msgctxt "lead"\r
#~ msgid ""\r
#~ "Gone"\r
#~ msgstr "Parti"`
  expect(readPo(file)).toEqual({
    faults: [],
    units: [
      {
        ...{ field: 'heading', source: 'About us, {name}', translation: 'À propos de {name}' },
        ...{ previous: 'About {name}', isFuzzy: true },
      },
      unit('A', 'B', { note: 'no empty line before a comment' }),
      unit('Gone', 'Parti', { previous: 'older' }),
    ],
  })
})

it.each([
  ['msgid "a\nmsgstr "b"', 1, 'This line cannot be read: is a quotation mark missing?'],
  ['msgid "a"\n', 1, 'A text has msgctxt, msgid and msgstr'],
  ['hello', 1, 'This line cannot be read: is a quotation mark missing?'],
  ['msgid "a"\nmsgstr "x "y" z"', 2, 'This line cannot be read: is a quotation mark missing?'],
  [
    'msgid "a"\nmsgid_plural ""\n"b"\nmsgstr[0] "c"\nmsgstr[1] ""\n"d"',
    2,
    '“a” has msgid_plural, msgstr[0], msgstr[1]. Each form of a plural is a text of its own here: export the file again',
  ],
  ['msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"', 4, '“a” is translated twice'],
  [
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"',
    1,
    'Save the file as UTF-8; it says ISO-8859-1',
  ],
])('names the line of a fault: %s', (file, line, message) =>
  expect(readPo(file).faults[0]).toEqual({ line, message }),
)

it.each([
  'msgctxt "bad"\nmsgid "one"\nmsgid_plural "some"\nmsgstr[0] "eins"\nmsgstr[1] "viele"\n\n',
  'msgctxt "bad"\nmsgid "one"\nmsgstr "eins\n\n',
  'msgctxt "bad"\n\n',
])('takes the text behind one that cannot be read: %s', (bad) => {
  const good = '#, fuzzy\n#| msgid "older"\nmsgctxt "lead"\nmsgid "a"\nmsgstr "b"\n'
  const { units, faults } = readPo(header + bad + good)
  expect(units).toEqual([unit('a', 'b', { previous: 'older', isFuzzy: true })])
  expect(faults).toHaveLength(1)
})

it('joins a text that two files have, of which one is translated', () => {
  const twice = `${header}msgid "a"\nmsgstr ""\n\nmsgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr ""\n`
  expect(readPo(twice)).toEqual({ units: [unit('a', 'b', { field: '' })], faults: [] })
})

it.each([
  [String.raw`Fran\303\247ais \xc3\xA0 \x41\101`, 'Français à AA'],
  [String.raw`\360\237\x8d\x8e!`, '🍎!'],
  [String.raw`a\a\b\f\vb\0\x1b\177c`, 'abc'],
  [String.raw`1\\303\\x41\t2`, '1\\303\\x41\t2'],
])('reads the escapes of C: %s', (written, translation) =>
  expect(readPo(`${header}msgid "a"\nmsgstr "${written}"\n`)).toEqual({
    units: [unit('a', translation, { field: '' })],
    faults: [],
  }),
)

it.each(['\\q', '\\x', '\\8', '\\303', '\\777'])(
  'leaves out a text with the unknown escape %s, in one fault',
  (sign) => {
    const bad = `msgid "Price"\nmsgstr ""\n"one ${sign}"\n"two \\z"\n\n`
    expect(readPo(`${header}${bad}msgid "a"\nmsgstr "b"\n`)).toEqual({
      units: [unit('a', 'b', { field: '' })],
      faults: [
        {
          line: 7,
          message: `“Price” has ${sign}, which stands for no character. Write \\\\ for a backslash`,
        },
      ],
    })
  },
)

it('takes no longer for a long line than for its length', () => {
  for (const part of ['\\303\\247', '\\q', '\\\\', 'a\\x'])
    for (const end of ['"', '']) {
      const start = performance.now()
      readPo(`msgid "a"\nmsgstr "${part.repeat(200_000)}${end}`)
      expect(performance.now() - start).toBeLessThan(2000)
    }
})

describe('of a proposal in the comments of a text', () => {
  const proposal = 'Nous livrons en dix jours :\n  - à Lagos\n - ailleurs, par notre transporteur'
  const comments = (text: string, more: Partial<Unit> = {}) =>
    writePo('fr', [unit('a', 'b', { proposal: text, ...more })]).match(/^# .*/gm) ?? []
  const [written = ''] = comments(proposal)
  const readComments = (lines: readonly string[]) => {
    const { units, faults } = readPo(
      `${lines.join('\n')}\nmsgctxt "lead"\nmsgid "a\\n"\nmsgstr "b"\n`,
    )
    expect(faults).toEqual([])
    return units[0]
  }

  it.each([25, 40, 60, 78])('reads it from lines that end after %i signs', (width) => {
    const lines = written.slice(2).match(new RegExp(`.{1,${width}}(?: |$)`, 'g')) ?? []
    expect(lines.length).toBeGreaterThan(1)
    expect(readComments(lines.map((line) => `#   ${line}`))).toMatchObject({ proposal })
  })

  it('reads it from lines that end between letters, and from among other comments', () => {
    const chinese = '我们在十天内交货，由我们的运输公司负责。'.repeat(3)
    const lines =
      comments(chinese)[0]
        ?.slice(2)
        .match(/.{1,33}/gu) ?? []
    expect(readComments(['# for Ayo', ...lines.map((line) => `# ${line}`), '# thanks'])).toEqual(
      unit('a\n', 'b', { proposal: chinese, note: 'for Ayo\nthanks' }),
    )
  })

  it.each([
    ['is edited', written.replace('dix', 'six')],
    ['has lost its end', written.slice(0, -5)],
    ['was typed', '# Proposal, needs work: b'],
    ['was typed with a mark', '# [proposal:1a2b3c4d] b [/1a2b3c4d]'],
    ['has a mark alone', '# [proposal:'],
  ])('leaves a comment as it is that %s', (_, line) =>
    expect(readComments([line])).toEqual(unit('a\n', 'b', { note: line.slice(2) })),
  )

  it('keeps an edited one beside the one that is written behind it', () => {
    const note = written.replace('dix', 'six').slice(2)
    const again = comments(proposal, { note })
    expect(again).toHaveLength(2)
    expect(readComments(again)).toMatchObject({ note, proposal })
  })
})

it('takes no longer for comments than for their length', () => {
  for (const part of ['[proposal:1a2b3c4d]', '[proposal:1a2b3c4d] [/1a2b3c4d]', '#\n', 'a\\']) {
    const start = performance.now()
    readPo(`# ${part.repeat(100_000)}\n#${' '.repeat(500_000)}b\nmsgid "a"\nmsgstr "b"\n`)
    expect(performance.now() - start).toBeLessThan(1000)
  }
})

it('takes the placeholder of xgettext for no encoding', () =>
  expect(readPo(header.replace('UTF-8', 'CHARSET')).faults).toEqual([]))

it('takes a translation of spaces as none, and no previous text of another field', () => {
  const guessed =
    '#, fuzzy\n#| msgctxt "title"\n#| msgid "b"\nmsgctxt "lead"\nmsgid "a"\nmsgstr " "\n'
  expect(readPo(header + guessed).units).toEqual([unit('a', '', { isFuzzy: true })])
})

it.each([
  ['Une ligne', 'One line', 'Une\nligne\n'],
  ['Une ligne', 'One line', 'Une \r\n\u2028ligne'],
  ['Deux\nlignes', 'Two\nlines', 'Deux\r\nlignes'],
  ['Café', 'Coffee', 'Cafe\u0301\u200b'],
])('reads %j as the translation of %j from %j', (read, source, written) => {
  const file = writePo('fr', [unit(source, written, { proposal: written.replace(/\r/g, '') })])
  expect(readPo(file)).toEqual({ units: [unit(source, read, { proposal: read })], faults: [] })
})

it.each<[string, Partial<Unit>, number]>([
  ['proposal', { proposal: 'b'.repeat(max + 1) }, 1],
  ['note', { note: 'b'.repeat(max + 1) }, 0],
  ['translation', { translation: 'b'.repeat(max + 1) }, 0],
])('names a %s that is too long, and takes the rest', (_, long, left) => {
  const plain = unit('Other', 'Autre')
  const found = readPo(writePo('fr', [unit('a', 'b', long), plain]))
  expect(found.faults).toEqual([
    { line: expect.any(Number), message: expect.stringContaining(`at most ${max} fit`) },
  ])
  expect(found.units).toEqual([...(left === 1 ? [unit('a', 'b')] : []), plain])
})

it('says in which line a text is', () =>
  expect(read(`${header}# note\nmsgctxt "lead"\nmsgid "a"\nmsgstr ""\n`).lineOf('lead', 'a')).toBe(
    6,
  ))
