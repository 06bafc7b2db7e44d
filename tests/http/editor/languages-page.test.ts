import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readPo, type Unit, writePo } from '#src/content/languages/po-file.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { toAuthor } from '#src/core/signed-in.server.ts'
import { saveReturned } from '#src/editor/draft/entry-drafts.server.ts'
import { readDrafts } from '#src/editor/drafts.server.ts'
import { exportForTranslator, readLanguages } from '#src/editor/languages/languages.server.ts'
import { runLanguages } from '#src/editor/languages/languages-command.server.ts'
import { openEditingSite } from './content-root.ts'

const { site, ada, bola } = await openEditingSite('sqlite')
const about = 'content/languages/fr/pages/about.po'
const languages = '/admin/content/languages'

const unit = (entry: string, { field, source, translation }: Unit): Unit => ({
  ...{ field: `${entry} ${field}`, source, translation },
})
const unitsOf = async (path: string) => Object((await ada.open(path)).value).units as Unit[]
const isDraft = async () => (await ada.open(about)).draft !== null

async function press(fields: Record<string, string | File>, cookie = ada.cookie) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ language: 'fr', ...fields })) form.set(name, value)
  const answer = await site.request(languages, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    body: form,
  })
  const location = answer.headers.get('location')
  return location === null ? answer.json() : { location }
}
const look = (text: string) => press({ act: 'file', file: new File([text], 'fr.po') })
const store = ({ file, seen }: { file: string; seen: string }) => press({ act: 'take', file, seen })

it('stores a returned file once somebody has seen what it changes', async () => {
  await bola.save('content/company.json', { languages: ['en'], preparedLanguages: ['fr'] })
  expect((await bola.publish()).status).toBe(200)
  const units = await unitsOf(about)
  const [plain, ...others] = units.filter(({ source }) => !/[{\d]|\]\(/.test(source))
  const [marked, damaged] = others
  if (!plain || !marked || !damaged) throw new Error('About has too few plain texts')
  const file = writePo('fr', [
    unit('pages/about', { ...plain, translation: 'Une première' }),
    { ...unit('pages/about', { ...marked, translation: 'Une deuxième' }), isFuzzy: true },
    unit('pages/about', { ...damaged, translation: 'Sans {nom}' }),
    unit('pages/about', { ...plain, source: 'It was another', translation: 'Une autre' }),
    unit('pages/gone', { ...plain, translation: 'Rien' }),
  ])
  const seen = await look(`${file}\nmsgfoo "x"\n`)
  expect(seen).toMatchObject({
    message:
      'Texts in this file: 1 new, 1 to be worked on, 1 of a changed original, 1 damaged, 1 not for this site. Nothing is stored yet.',
    given: {
      drafts: 1,
      entries: [
        {
          label: 'About Us',
          texts: [
            { kind: 'new', source: plain.source, translation: 'Une première', before: '' },
            { kind: 'needs work' },
            { kind: 'damaged', fault: '{nom} is not in the original' },
            { kind: 'original changed' },
          ],
        },
        { label: 'pages/gone', texts: [{ kind: 'not for this site', line: expect.any(Number) }] },
      ],
      faults: [{ message: 'msgfoo is no part of a catalogue' }],
    },
  })
  expect(await isDraft(), 'a look stores nothing').toBe(false)

  // Somebody saves one of the texts before the second press.
  await ada.put(about, {
    units: units.map((one) => (one === plain ? { ...one, translation: 'Entre-temps' } : one)),
  })
  const again = await store(seen.given)
  expect(again.message).toBe('Somebody has changed these texts meanwhile. Nothing is stored yet.')
  expect(again.given.entries[0].texts[0]).toMatchObject({ kind: 'changed', before: 'Entre-temps' })

  const { location } = await store(again.given)
  expect(location).toBe(`${languages}?said=take&language=fr`)
  const stored = (await unitsOf(about)).find(({ source }) => source === plain.source)
  expect(stored?.translation).toBe('Une première')
  expect(await look(file)).toMatchObject({ given: { drafts: 0 } })
})

it('stores the longest file that it looks at', async () => {
  const [, ...units] = (await unitsOf(about)).filter(({ source }) => !/[{\d]|\]\(/.test(source))
  const [plain] = units
  if (!plain) throw new Error('About has no plain text')
  const file = writePo('fr', [unit('pages/about', { ...plain, translation: 'La plus longue' })])
  const longest = file + '\n'.repeat(contentLimits.catalogueBytes - Buffer.byteLength(file) - 1024)
  const { given } = await look(longest)
  // As a browser sends a text: every line end as two characters.
  expect(await store({ ...given, file: given.file.replaceAll('\n', '\r\n') })).toEqual({
    location: `${languages}?said=take&language=fr`,
  })
})

it('stores nothing of a file in another language', async () => {
  expect(await look(writePo('de', []))).toMatchObject({
    message: 'This file is in German, not in French. Nothing was taken.',
  })
})

it('the command says what the page says of a language', async () => {
  const run = (words: string) => runLanguages(site.context.editor, words.split(' ').filter(Boolean))
  const page = (act: string, language: string) => press({ act, language }, bola.cookie)
  expect(await run('begin slovenščina')).toEqual({
    text: 'Slovenian is in preparation. No visitor sees it until you show it.',
    isDone: true,
  })
  expect((await run(''))?.text).toMatch(
    /Slovenian \(sl\): In preparation\n {2}Words of the site: 0 of \d+/,
  )
  for (const [word, act, language] of [
    ['begin', 'add', 'Klingonic'],
    ['begin', 'add', 'sl'],
    ['show', 'show', 'sl'],
    ['show', 'show', 'de'],
    ['stop', 'off', 'en'],
  ] as const) {
    const { message } = await page(act, language)
    expect(message, act).toMatch(/\w/)
    const said = await run(`${word} ${language}`)
    expect(said).toMatchObject({ isDone: false, text: expect.stringContaining(message) })
  }
  expect((await run('show sl'))?.text).toMatch(/\n {2}Consent in Slovenian: /)
  expect(await run('stop sl')).toEqual({ isDone: false, text: 'Visitors do not see Slovenian.' })
  expect((await run('remove sl'))?.text).toBe(
    'Slovenian is no language of the site any more. Its translations are stored, and come back when you add it again.',
  )
  expect(await run('pause sl')).toBeNull()
})

it('stores no text over one that a colleague has saved since the look, and says which', async () => {
  const { editor } = site.context
  const { rows } = await readDrafts(editor)
  const author = toAuthor(await site.staffOf(bola.cookie))
  const units = await unitsOf(about)
  const withFirst = (translation: string) =>
    Object({ units: units.map((one, at) => (at === 0 ? { ...one, translation } : one)) })
  await ada.put(about, withFirst('De la collègue'))
  const file = [{ path: about, value: withFirst('Du fichier') }]
  expect(await saveReturned(editor, author, file, rows)).toEqual([about])
  expect((await unitsOf(about))[0]?.translation).toBe('De la collègue')
})

it('stores all texts of a returned file or none, where its writing breaks off', async () => {
  const { editor, database } = site.context
  const author = toAuthor(await site.staffOf(bola.cookie))
  const home = 'content/languages/fr/pages/home.po'
  const { rows } = await readDrafts(editor)
  const file = [about, home].map((path) => ({ path, value: Object({ units: [] }) }))
  await sql`create trigger full_disk before insert on content_draft
    when new.path = ${sql.lit(home)} begin select raise(abort, 'full'); end`.execute(database.db)
  const before = await unitsOf(about)
  await expect(saveReturned(editor, author, file, rows)).rejects.toThrow('full')
  await sql`drop trigger full_disk`.execute(database.db)
  expect(await unitsOf(about)).toEqual(before)
})

it('writes the texts that are counted, and no others, into the file of a language', async () => {
  const { editor } = site.context
  const { languages: all } = await readLanguages(editor)
  const french = all.find(({ language }) => language === 'fr')
  const { units } = readPo((await exportForTranslator(editor, 'fr')) ?? '')
  expect(units.length).toBe((french?.words.all ?? 0) + (french?.texts.all ?? 0))
})

it('refuses a file that is no UTF-8 and names its encoding', async () => {
  const latin = new File([Buffer.from('msgid "Price"\nmsgstr "Côté"\n', 'latin1')], 'fr.po')
  expect(await press({ act: 'file', file: latin })).toMatchObject({
    outcome: 'failed',
    message: expect.stringContaining('Latin-1'),
  })
})

it('answers in English whichever language a press names, and says what is wrong with it', async () => {
  for (const fields of [{ act: 'bogus' }, { act: 'show', language: 'f'.repeat(81) }])
    expect(await press(fields)).toMatchObject({
      ...{ outcome: 'invalid', message: 'The languages are as they were.' },
      detail: expect.stringMatching(/^[A-Z]/),
    })
})
