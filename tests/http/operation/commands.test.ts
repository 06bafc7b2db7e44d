import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { insertRequest } from '#src/desk/requests/request-rows.server.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { isTestAll } from '../../test-all.ts'
import { copyMigrated } from '../new-database.ts'
import { contactRow, sqliteUnlessAll, subscriberRow, type TestEngine } from '../test-site.ts'
import { fillTables } from './fill-tables.ts'

// A command runs without a site around it. Each is started as an operator starts it, because a test
// that calls its code has the content that other code of its process has read.

const email = 'vanishing@works.example'
const catalogue = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8"\n'

/** `of the site`: it reaches code that a running site has content for. */
type Command = readonly [name: string, words: string, says: RegExp, of?: 'of the site']

/** In this order: a copy is made, somebody is erased after it, and it is put back. */
const commands: readonly Command[] = [
  ['admin add', 'Bisi', /one-time password/],
  ['admin reset', 'Bisi', /one-time password/],
  ['admin remove-second-factor', 'Bisi', /has no second factor/],
  ['admin disable', 'Bisi', /cannot sign in any more/],
  ['admin list', '', /Bisi\towner\tdisabled/],
  ['admin export', email, /"controller": "[^"]+"/, 'of the site'],
  ['admin files', `${email} FOLDER/files`, /No files are stored/, 'of the site'],
  ['admin correct', 'rrrr-rrrr phone +234 802 345 6788', /Corrected: phone/, 'of the site'],
  ['admin test-mail', '', /mail/i],
  ['admin check', '', /DATABASE_URL/],
  ['admin confirm-clock', '', /The clock says/],
  ['content status', '', /content\/|No published text/, 'of the site'],
  ['content check', '', /published text|refused|file changed since/],
  ['content reset', 'content/pages/about.yaml', /Not published/],
  ['content languages', '', /The texts are written in/, 'of the site'],
  ['content translate', 'de --export FOLDER/de.po words/quote', /texts, of which/],
  ['content translate', 'de --import FOLDER/none.po', /nothing is new/],
  ['content translate', 'de --as-source words/quote', /Nothing was written/],
  ['content uses', 'products/door-bell', /Changes by itself|Nothing depends/],
  ['admin backup', 'FOLDER/copy.db', /Copied and checked/, 'of the site'],
  ['admin forget', email, /Deleted: 1 contact request, 1 subscription/, 'of the site'],
  ['admin audit', '', /Erased/i],
  ['admin health', '', /database/i],
  [
    'admin restore',
    'FOLDER/copy.db --replace',
    /1 request erased or deleted after it/,
    'of the site',
  ],
]

/** `pull` writes into the files of this checkout, and content-root.ts tries it in another. */
const elsewhere = ['content pull']

async function makeEverything(engine: TestEngine, folder: string): Promise<string> {
  const url = await copyMigrated(engine, folder)
  const database = openDatabase(url)
  await database.write(async (tx) => {
    await insertRequest(tx, contactRow({ reference: 'xxxx-xxxx' }))
    await insertRequest(tx, contactRow({ reference: 'rrrr-rrrr', business_email: email }))
    await tx.insertInto('subscriber').values(subscriberRow(email)).execute()
  })
  await fillTables(database)
  // Its texts are no content.
  for (const table of ['content_entry', 'content_state', 'publication'] as const)
    await database.db.deleteFrom(table).execute()
  await database.close()
  return url
}

function run(url: string, folder: string, [script, ...words]: readonly string[]) {
  const env = {
    ...process.env,
    ...{ DATABASE_URL: url, MAIL_DIR: path.join(folder, 'mail') },
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
  }
  return new Promise<string>((resolve) =>
    execFile(process.execPath, [`scripts/${script}.ts`, ...words], { env }, (_, out, error) =>
      resolve(`${out}${error}`),
    ),
  )
}

/** Each start takes a second or two, so that only `npm run test:all` makes them all. */
const tried = commands.filter(([, , , of]) => isTestAll || of)

it.each(sqliteUnlessAll)(
  'a command does its work by itself, on %s',
  async (engine) => {
    const folder = temporaryFolder()
    const url = await makeEverything(engine, folder)
    writeFileSync(path.join(folder, 'none.po'), catalogue)
    for (const [name, words, says] of tried) {
      const given = words.replaceAll('FOLDER', folder).split(' ').filter(Boolean)
      const said = await run(url, folder, [...name.split(' '), ...given])
      expect.soft(said, name).toMatch(says)
      expect.soft(said, name).not.toMatch(/\n {4}at /)
    }
    expect(existsSync(path.join(folder, 'copy.db'))).toBe(true)
  },
  600_000,
)

it('has a line for every command that a person can read of', async () => {
  const folder = temporaryFolder()
  const usages = await Promise.all(
    ['admin', 'content'].map((script) => run(path.join(folder, 'none.db'), folder, [script])),
  )
  const listed = usages.flatMap((text) =>
    [...text.matchAll(/npm run (admin|content) -- ([\w-]+)/g)].map(
      ([, script, name]) => `${script} ${name}`,
    ),
  )
  const known = new Set([...commands.map(([name]) => name), ...elsewhere])
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.filter((name) => !known.has(name))).toEqual([])
})
