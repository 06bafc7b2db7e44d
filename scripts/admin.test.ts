import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { migrate, migrationNames } from '#src/server/database/migrations.ts'
import { commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import { noteBackup } from '#src/staff/backups/backups.server.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { runAdmin } from './admin/admin-commands.ts'

const folder = temporaryFolder()
const file = path.join(folder, 'site.db')
const mails = path.join(folder, 'mail')

const env = { DATABASE_URL: file, MAIL_DIR: mails, PORT: '3000' }
async function admin(...words: string[]): Promise<string> {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const { text, isDone } = await runAdmin(readConfig(env), words, print).catch((error: Error) => ({
    text: error.message,
    isDone: false,
  }))
  return `${isDone ? 0 : 1} ${[...printed, text].join('\n')}\n`
}

it('prints what a command says, and ends with whether it has done it', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/admin.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
  expect(run('list')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('There is no database at'),
  })
})

it('creates no database: an empty one would answer that nothing is kept about anyone', async () => {
  expect(await admin('export', 'a@b.example')).toContain('1 There is no database at')
  expect(await admin('backup', path.join(folder, 'copy.db'))).toContain('1 There is no database at')
  expect(readdirSync(folder)).toEqual([])
})

it('adds, resets, disables and lists accounts, each password for one use', async () => {
  const database = openDatabase(file)
  await migrate(database)
  await database.close()
  expect(await admin()).toContain('1 Looks after the database')
  const added = await admin('add', 'Ada')
  expect(added).toMatch(/^0 .*one-time password ([a-z0-9]{4}-){4}[a-z0-9]{4}\n/)
  expect(await admin('add', 'ada')).toContain('1 The name "ada" is taken')
  expect(await admin('list')).toMatch(/Ada\towner\tone-time password not changed yet/)
  const reset = await admin('reset', 'ada')
  expect(reset).toMatch(/^0 .*one-time password ([a-z0-9]{4}-){4}[a-z0-9]{4}\n/)
  expect(reset.match(/password (\S+)/)?.[1]).not.toBe(added.match(/password (\S+)/)?.[1])
  expect(await admin('disable', 'ada')).toBe('0 "ada" cannot sign in any more.\n')
  expect(await admin('list')).toContain('Ada\towner\tdisabled')
  await admin('add', 'Ada', 'Eze', 'sales')
  expect(await admin('list')).toContain('Ada Eze\tsales\t')
  expect(await admin('reset', 'nobody')).toMatch(/^1 There is no account/)
})

it('prints and deletes what is kept under an address', async () => {
  const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`
  const database = new DatabaseSync(file)
  database
    .prepare(
      'insert into subscriber (email, email_key, subscribed_at, source, flags) values (?, ?, 0, ?, ?)',
    )
    .run(long, long, 'newsletter', '')
  database.close()
  mkdirSync(path.join(mails, 'new'), { recursive: true })
  const [own, alike] = [1, 11].map((id) => `newsletter-welcome-${id}-x@site.example.eml`)
  for (const name of [own, alike]) writeFileSync(path.join(mails, 'new', String(name)), '')

  expect(JSON.parse((await admin('export', long)).slice(2))).toMatchObject({
    contacts: [],
    subscription: { email: long, form: 'newsletter' },
  })
  expect(await admin('forget', long)).toContain(
    '0 Deleted: 0 contact requests, 1 subscription, 1 mail in ',
  )
  expect(readdirSync(path.join(mails, 'new'))).toEqual([alike])
  expect(JSON.parse((await admin('export', long)).slice(2))).toMatchObject({
    contacts: [],
    subscription: null,
  })
  expect(await admin('forget', long)).toBe(
    '1 Nothing is stored under that address, or under that number alone.\n',
  )
  expect(await admin('files', long, path.join(folder, 'files'))).toBe(
    '1 No files are stored under that address.\n',
  )
})

it('corrects what a person typed', async () => {
  const database = new DatabaseSync(file)
  database.exec(`insert into contact (reference, idempotency_key, submitted_at, first_name, last_name, company, phone, business_email,
    message, marketing, consent_version, consent_text, flags) values ('k7m3-9qxa', 'k', 0, 'An', 'Bee', '', '1', 'a@b.example', 'm', 0, 'v', 't', '')`)
  expect(await admin('correct', 'k7m3-9qxa', 'phone', '+234 802', '345 6789')).toContain(
    '0 Corrected: phone of k7m3-9qxa',
  )
  expect(database.prepare('select phone from contact').get()).toEqual({
    phone: '+234 802 345 6789',
  })
  expect(await admin('correct', 'k7m3-9qxa', 'consentText', 'x')).toMatch(
    /^1 Name a reference and one of these fields/,
  )
  database.exec('delete from contact')
  database.close()
})

it('copies a database that is in use, and the copy can take its place', async () => {
  await admin('add', 'Bisi')
  const writer = new DatabaseSync(file)
  // As on a running site, another connection writes this row, so the row is only in the write-ahead
  // log during the backup.
  writer.exec("insert into setting (name, value) values ('written', 'just now')")
  const copy = path.join(folder, 'copy.db')
  expect(await admin('backup', copy)).toMatch(
    /^0 Copied and checked: 0 contact requests, 0 subscribers, \d accounts/,
  )
  writer.close()
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(await admin('audit')).toMatch(
    /\tcommand line\tthis machine\tBacked up the database\t\tfile copy\.db\n/,
  )
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])

  for (const name of ['site.db', 'site.db-wal', 'site.db-shm'])
    rmSync(path.join(folder, name), { force: true })
  renameSync(copy, file)
  expect(await admin('list')).toContain('Bisi')
  const restored = new DatabaseSync(file)
  expect(
    restored.prepare("select value from setting where name = 'written'").get()?.['value'],
  ).toBe('just now')
  restored.close()
})

it('shows the audit log from a day on', async () => {
  const database = openDatabase(file)
  await migrate(database)
  const note = (day: string, detail: Record<string, number>) =>
    database.write((tx) =>
      recordAudit(tx, commandLine, { action: 'contacts.exported', detail }, Date.parse(day)),
    )
  await note('2026-11-20', { rows: 7 })
  await note('2026-11-21', { rows: 8 })
  expect(await admin('audit')).toMatch(/^0 .*7 rows\n.*8 rows\n\d+ entries\./s)
  const shown = await admin('audit', '--since', '2026-11-21')
  expect(shown).toContain(
    '2026-11-21T00:00:00Z\tcommand line\tthis machine\tExported contact requests\t\t8 rows\n',
  )
  expect(shown).not.toContain('7 rows')
  expect(await admin('audit', '--since', 'yesterday')).toBe(
    '1 Give the day as --since 2026-11-20.\n',
  )
  await database.close()
})

it('leaves an earlier copy alone when the next one fails', async () => {
  const target = path.join(folder, 'kept')
  mkdirSync(target)
  writeFileSync(path.join(target, 'copy.db'), 'an earlier copy')
  mkdirSync(path.join(target, 'copy.db.unfinished'))
  const noted = async () => (await admin('audit')).split('Backed up the database').length
  const before = await noted()
  expect(await admin('backup', path.join(target, 'copy.db'))).toMatch(/^1 /)
  expect(await noted(), 'a backup that failed is not noted').toBe(before)
  expect(readFileSync(path.join(target, 'copy.db'), 'utf8')).toBe('an earlier copy')
})

it('copies a database that takes nothing, and says that nothing knows of the copy', async () => {
  const copy = path.join(folder, 'of-unwritable.db')
  const locked = new DatabaseSync(file)
  locked.exec('begin immediate')
  expect(await admin('backup', copy)).toMatch(
    /^0 Copied and checked: .*\n.*\nThe database could not be written: neither the audit log nor/,
  )
  locked.close()
}, 60_000) // the command waits for the database's lock

it('keeps copies in a folder, and restores one in the place of the database', async () => {
  const backups = path.join(folder, 'backups')
  mkdirSync(backups)
  expect(await admin('backup', backups, '--keep', 'none')).toContain('1 --keep needs a number')
  expect(await admin('backup', backups, '--keep', '1')).toMatch(/^0 Copied and checked: /)
  const [name = ''] = readdirSync(backups)
  expect(await admin('audit')).toMatch(/\tBacked up the database\t\tfolder backups, keep 1\n/)
  await admin('add', 'Chi')
  expect(await admin('restore', path.join(backups, name))).toContain('1 The database is not empty.')
  expect(await admin('list')).toContain('Chi')
  expect(await admin('restore', path.join(backups, name), '--replace')).toContain(
    'The replaced database is in ',
  )
  expect(await admin('list')).not.toContain('Chi')
  expect(await admin('audit')).toMatch(
    /\tcommand line\tthis machine\tRestored the database\t\tfile site-[\d-]+T[\d-]+Z\.db\n/,
  )
})

it('says what runs and how it is, and fails where the site is not well or a backup is overdue', async () => {
  expect(await admin('backup', path.join(folder, 'healthy.db'))).toMatch(/^0 Copied and checked/)
  let status = 503
  const site = createServer((request, response) =>
    response.writeHead(request.url === '/healthz' ? status : 404).end(),
  ).listen(0)
  env.PORT = String((site.address() as AddressInfo).port) // the server listens on a port
  expect(await admin('health')).toMatch(
    /^1 Version .*\nPROBLEM: Site: http:\/\/localhost:\d+\/healthz does not .*: answers 503\nDatabase: can/,
  )
  status = 200
  expect(await admin('health')).toMatch(
    /^0 Version of this folder: \d+\.\d+\.\d+.*\nSite: http:\/\/localhost:\d+\/healthz answers\nDatabase: can be written\nNewest backup: 20.*, 0 hours old, \d+ MB.*\nDeletions: by their terms\nMails: 0 wait.*\nNewsletter: nothing is held up\nCountry file: of 20\d\d-\d\d-\d\d, \d+ days old; .*https:/,
  )
  const database = openDatabase(file)
  await database.write((tx) => noteBackup(tx, { at: Date.now() - 49 * 3_600_000, bytes: 1, ms: 1 }))
  await database.close()
  expect(await admin('health')).toMatch(
    /^1 [\s\S]*\nPROBLEM: Newest backup: .*49 hours old.* backup FOLDER --keep NUMBER\n/,
  )
  site.close()
})

it('sends a test mail at once, and says what the mail server says, without a password', async () => {
  let answer = new Error('never asked')
  const taken: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, callback) => callback(null, { user: password }),
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === 'full@b.example' ? answer : null),
    onData(stream, { envelope }, callback) {
      taken.push(...envelope.rcptTo.map(({ address }) => address))
      stream.on('end', callback).resume()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // the server listens on a port
  const set = { SMTP_URL: `smtp://me:pa%24s-word@127.0.0.1:${port}`, MAIL_TO: 'desk@b.example' }
  const test = async (settings: Record<string, string>, ...words: string[]) =>
    runAdmin(readConfig({ DATABASE_URL: '/none', MAIL_DIR: mails, ...settings }), [
      'test-mail',
      ...words,
    ])
  expect(await test(set)).toEqual({ isDone: true, text: 'Sent to desk@b.example.' })
  expect(await test(set, 'a@b.example')).toEqual({ isDone: true, text: 'Sent to a@b.example.' })
  answer = Object.assign(new Error(`5.2.2 over\nquota pa$s-word ${btoa('\0me\0pa$s-word')}`), {
    responseCode: 552,
  })
  expect(await test(set, 'full@b.example')).toEqual({
    isDone: false,
    text: 'The mail to full@b.example was not taken: 552 5.2.2 over quota … …',
  })
  expect(await test(set, 'a@b.example, c@d.example')).toMatchObject({
    isDone: false,
    text: expect.stringContaining('not an e-mail'),
  })
  expect(taken).toEqual(['desk@b.example', 'a@b.example'])
  await new Promise<void>((resolve) => server.close(resolve))
  expect((await test(set)).text).toMatch(
    /^The mail to desk@b\.example was not taken: connect ECONNREFUSED/,
  )
  expect(await test({ MAIL_TO: 'desk@b.example' })).toEqual({
    isDone: false,
    text: `Nothing was sent to desk@b.example: no mail server is set (SMTP_URL), so each mail becomes a file in ${mails}.`,
  })
})

it('says of each setting what it does, whether it can be reached, and what to do', async () => {
  const mailServer = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  await new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening))
  const { port } = z.object({ port: z.number() }).parse(mailServer.server.address())
  const check = async (more: Record<string, string>) => {
    const all = { DATABASE_URL: path.join(folder, 'checked.db'), MAIL_DIR: mails, ...more }
    return runAdmin(readConfig(all), ['check'], () => {}, all)
  }
  const database = openDatabase(path.join(folder, 'checked.db'))
  await migrate(database, migrationNames.at(-2))
  expect((await check({})).text).toContain('\nDatabase: opened; the next start adds 1 migration\n')
  await migrate(database)
  const good = await check({ SMTP_URL: `smtp://127.0.0.1:${port}`, API_KEYS: 'k'.repeat(32) })
  expect(good).toMatchObject({
    isDone: true,
    text: expect.stringMatching(
      /^PORT = 3000 \(default\): port to listen on\n[\s\S]*\nMail server: answers.*\nBounces: .*\nCountry file: of 20\d\d-\d\d-\d\d, \d+ days old; .*https:/,
    ),
  })
  expect(good.text).toContain(`comes back to ${site().email};`)
  expect(good.text).not.toContain('k'.repeat(32))
  await new Promise<void>((closed) => mailServer.close(closed))

  await database.write((tx) =>
    recordAudit(
      tx,
      commandLine,
      { action: 'contacts.exported', detail: { rows: 1 } },
      Date.now() + 86_400_000,
    ),
  )
  await database.write((tx) => noteBackup(tx, { at: Date.now() - 49 * 3_600_000, bytes: 1, ms: 1 }))
  await database.close()
  const wrong = await check({
    SMTP_URL: `smtp://ann:hidden@127.0.0.1:${port}`,
    SMPT_URL: 'x',
    COUNTRY_DATABASE: '/missing.mmdb',
  })
  expect(wrong.isDone).toBe(false)
  expect(wrong.text).not.toContain('hidden')
  expect(wrong.text).toContain(
    '\nPROBLEM: Backups: one is overdue. Run npm run admin -- backup FOLDER --keep NUMBER, and check the job',
  )
  for (const line of [
    'SMPT_URL: not a setting. Write SMTP_URL',
    'Mail server: connect ECONNREFUSED',
    'Country file: ENOENT',
    'Clock: ',
  ])
    expect(wrong.text).toContain(`\nPROBLEM: ${line}`)
  const away = await check({
    MAIL_DIR: path.join(file, 'mail'),
    PUBLIC_ORIGIN: `https://127.0.0.1:${port}`,
  })
  expect(away.text).toContain(`\nPROBLEM: Folder ${file}/mail: ${file} is a file`)
  expect(away.text).toContain(`\nPROBLEM: Origin: https://127.0.0.1:${port}: connect ECONNREFUSED`)
})
