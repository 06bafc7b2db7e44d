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
  write('content/pages/contact.yaml', 'title: \n')
  write('content/words/quote.yaml', 'contents: Every line\n')
  write(redirects, '')
  write('content/languages/fr/words/quote.po', '')
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
  // In the order in which people meet them; a text with a token is flagged for the program.
  expect(text.indexOf('navigation contact.label')).toBeLessThan(
    text.indexOf('words/quote contents'),
  )
  expect(text).toContain('#, python-brace-format\nmsgctxt "navigation contact.label"')
  const filled = fill(text, french)
  expect(importTexts(root, 'fr', filled)).toMatchObject({
    texts: [
      { kind: 'new', translation: 'Demandez {name}' },
      { kind: 'new', translation: 'Chaque ligne' },
    ],
    written: [redirects, 'content/languages/fr/words/quote.po'],
    ...{ faults: [], worse: [], left: [] },
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
  // What comes back as it went out changes nothing, proposals of the export among it.
  write('content/navigation.json', navigation('Ask {name} within 2 days'))
  expect(exported().text).toContain('msgstr "Demandez {name}"')
  expect(importTexts(root, 'fr', exported().text)).toMatchObject({ texts: [], written: [] })
})

it('names what is damaged or of no entry by its line, and takes the rest', () => {
  importTexts(root, 'fr', fill(exported().text, { 'Ask for {name}': 'Demandez {name}' }))
  const before = read(redirects)
  const text = exported()
    .text.replace('msgstr "Demandez {name}"', 'msgstr "Demandez {nom}"')
    .replace('msgid "Every line"\nmsgstr ""', 'msgid "Every line"\nmsgstr "Chaque ligne"')
  const gone = '\nmsgctxt "pages/gone x"\nmsgid "a"\nmsgstr "b"\n'
  const imported = importTexts(root, 'fr', `${text}${gone}`)
  expect(imported).toMatchObject({
    written: [redirects, 'content/languages/fr/words/quote.po'],
    texts: [
      { kind: 'damaged', translation: 'Demandez {nom}', fault: 'Write {name} where it belongs' },
      { kind: 'new' },
      { kind: 'not for this site', entry: 'pages/gone' },
    ],
  })
  const line = 'texts' in imported ? (imported.texts[0]?.line ?? 0) : 0
  expect(text.split('\n')[line - 1]).toBe('msgctxt "navigation contact.label"')
  expect(read(redirects), 'what visitors see stays').toBe(
    before.replace('#. ', '# [proposal:e6bed901] Demandez {nom} [/e6bed901]\n#. '),
  )
  expect(exported().open, 'a proposal is to be read').toBe(1)
})

it('writes no entry of which visitors would see less, unless that is asked for', () => {
  const two = (second: string) =>
    JSON.stringify({
      contact: { label: 'Ask us', href: '/contact' },
      more: [{ label: second, href: '/book' }],
    })
  write('content/navigation.json', two('Book a call'))
  importTexts(root, 'fr', fill(exported().text, { 'Ask us': 'Demandez' }))
  write('content/navigation.json', two('Ask us'))
  // A field that there was once has its translations in the catalogue.
  write(redirects, `${read(redirects)}\nmsgctxt "old.label"\nmsgid "Gone"\nmsgstr "Parti"\n`)
  // The other button has the same words, and takes the one translation that there is.
  const before = read(redirects)
  const other = exported().text
  const text = `${other.slice(0, other.indexOf('msgctxt'))}msgctxt "navigation old.label"\nmsgid "Ask us"\nmsgstr "Écrivez"\n`
  const imported = importTexts(root, 'fr', text)
  expect(imported).toMatchObject({
    ...{ written: [], left: [redirects] },
    worse: [{ message: '“Ask us” would not be shown in it any more' }],
  })
  expect(read(redirects)).toBe(before)
  expect(importTexts(root, 'fr', text, true)).toMatchObject({ written: [redirects], left: [] })
})

it('takes nothing of a file in another language', () => {
  expect(
    importTexts(root, 'fr', exported().text.replace('Language: fr', 'Language: pt_BR')),
  ).toEqual({ language: 'pt_BR' })
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
  const proposal = '# [proposal:3f219d32] Écrivez à {name} [/3f219d32]\n'
  write(redirects, read(redirects).replace('#. ', `${proposal}#. `))
  expect(take('navigation')).toEqual({ missing: [open], written: [], unknown: [] })
  write(redirects, read(redirects).replace(proposal, ''))
  expect(take('navigation')).toEqual({
    ...{ missing: [], unknown: [] },
    written: ['content/navigation.json'],
  })
  expect(wrote).toEqual([['content/navigation.json', JSON.parse(navigation('Demandez {name}'))]])
  expect(() => read(redirects)).toThrow()
  expect(read('content/languages/fr/words/quote.po')).toContain('Chaque ligne')
})
