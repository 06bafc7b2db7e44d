import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { exportTexts, importTexts, takeAsSource } from './exchange.ts'

const root = temporaryFolder()
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const navigation = (label: string) => JSON.stringify({ contact: { label, href: '/contact' } })
const redirects = 'content/languages/fr/navigation.po'

beforeEach(() => {
  write('content/company.json', JSON.stringify({ name: 'Zzz', locale: 'en-GB', languages: null }))
  write('content/navigation.json', navigation('Ask for {name}'))
  write('content/words/quote.yaml', 'contents: Every line\n')
  write(redirects, '')
})

const fill = (text: string, translations: Record<string, string>) =>
  text.replace(/msgid "(.+)"\nmsgstr ""/g, (whole, source: string) =>
    translations[source] === undefined
      ? whole
      : `msgid "${source}"\nmsgstr "${translations[source]}"`,
  )
const french = { 'Ask for {name}': 'Demandez {name}', 'Every line': 'Chaque ligne' }
const exported = (...names: string[]) => exportTexts(root, 'fr', names)

it('takes a round by way of a translator without a loss', () => {
  const { text, count, open } = exported()
  expect({ count, open }).toEqual({ count: 2, open: 2 })
  // Words come first, and a text with a token is flagged for the translator's program.
  expect(text.indexOf('words/quote contents')).toBeLessThan(
    text.indexOf('navigation contact.label'),
  )
  expect(text).toContain('#, python-brace-format\nmsgctxt "navigation contact.label"')
  const filled = fill(text, french)
  expect(importTexts(root, 'fr', filled)).toEqual({
    written: ['content/languages/fr/words/quote.po', redirects],
    faults: [],
  })
  expect(exported().text).toBe(filled)
  const before = read(redirects)
  importTexts(root, 'fr', filled)
  expect(read(redirects)).toBe(before)
})

it('keeps a translation where a translator left it empty, and one whose text is gone', () => {
  importTexts(root, 'fr', fill(exported().text, french))
  importTexts(root, 'fr', exported().text.replaceAll(/msgstr ".+"/g, 'msgstr ""'))
  expect(read(redirects)).toContain('Demandez {name}')
  write('content/navigation.json', navigation('Write to us'))
  const again = exported().text.replace(/#, fuzzy\n#\| .*\n/, '')
  importTexts(root, 'fr', again.replace('Demandez {name}', 'Écrivez-nous'))
  expect(read(redirects)).toContain('#~ msgstr "Demandez {name}"')
  write('content/navigation.json', navigation('Ask for {name}'))
  expect(exported().text).toContain('Demandez {name}')
})

it('shows a translator what a source was before', () => {
  importTexts(root, 'fr', fill(exported().text, french))
  write('content/navigation.json', navigation('Ask {name}'))
  const { text, open } = exported()
  expect(open).toBe(1)
  expect(text).toContain('#, fuzzy, python-brace-format\n#| msgid "Ask for {name}"\n')
})

it('names what cannot be shown by its line, and takes the rest', () => {
  const text = fill(exported().text, { ...french, 'Ask for {name}': 'Demandez {nom}' })
  const { written, faults } = importTexts(
    root,
    'fr',
    `${text}\nmsgctxt "pages/gone x"\nmsgid "a"\nmsgstr "b"\n`,
  )
  expect(written).toHaveLength(2)
  expect(faults.map(({ message }) => message)).toEqual([
    '“Demandez {nom}”: Write {name} where it belongs',
    'No entry pages/gone has texts for fr',
  ])
  expect(text.split('\n')[(faults[0]?.line ?? 0) - 1]).toBe('msgctxt "navigation contact.label"')
})

it('exports named entries and folders', () => {
  expect(exported('words').count).toBe(1)
  expect(exported('navigation', 'nothing')).toMatchObject({ count: 1, unknown: ['nothing'] })
})

it('writes a whole language into the entries, but for the words of the site', () => {
  const wrote: [string, unknown][] = []
  const take = (...names: string[]) =>
    takeAsSource(root, 'fr', names, (file, value) => wrote.push([file, value]))
  const some = fill(exported().text, { 'Every line': 'Chaque ligne' })
  importTexts(root, 'fr', some)
  const open = { file: 'content/navigation.json', count: 1 }
  expect(take()).toEqual({ missing: [open], written: [], unknown: [] })
  // Entries that are typed in the language have no translation.
  expect(take('words')).toEqual({ missing: [], written: [], unknown: [] })
  expect(take('pages/none')).toEqual({ missing: [], written: [], unknown: ['pages/none'] })
  importTexts(root, 'fr', fill(exported().text, french))
  expect(take('navigation')).toEqual({
    ...{ missing: [], unknown: [] },
    written: ['content/navigation.json'],
  })
  expect(wrote).toEqual([['content/navigation.json', JSON.parse(navigation('Demandez {name}'))]])
  expect(() => read(redirects)).toThrow()
  expect(read('content/languages/fr/words/quote.po')).toContain('Chaque ligne')
})
