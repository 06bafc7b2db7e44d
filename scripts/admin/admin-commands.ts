import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { programRoot } from '#src/content/kit/program-root.ts'
import { site } from '#src/content/settings/site.ts'
import { contactFieldNames } from '#src/contracts/contact/contact-fields.ts'
import { isRole } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database } from '#src/core/database/connect.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import { writeFaultOf } from '#src/core/database/write-fault.ts'
import type { Config, Environment } from '#src/core/environment/config.ts'
import { deleteFromMaildir } from '#src/core/mail/maildir.ts'
import { createMailTransport } from '#src/core/mail/transport.ts'
import { roomOf } from '#src/core/storage/disk.ts'
import {
  correctPerson,
  erasePerson,
  exportPerson,
  exportPersonFiles,
} from '#src/desk/people/people.server.ts'
import { personLookup } from '#src/desk/people/person-forms.server.ts'
import { takePublicContent } from '#src/editor/published/content-store.server.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { mailName } from '#src/server/mails.ts'
import { sendTestMail } from '#src/server/test-mail.ts'
import { listStaff } from '#src/staff/account-rows.server.ts'
import {
  addAccount,
  disableAccount,
  resetAccount,
} from '#src/staff/accounts/command-line-accounts.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { confirmClock } from '#src/staff/clock/clock.server.ts'
import { removeSecondFactors } from '#src/staff/second-factor/second-factors.server.ts'
import { backUp, backUpInto, counted, isFile, noteBackUp } from './back-up.ts'
import { checkSettings } from './check-settings.ts'
import { reportHealth } from './report-health.ts'
import { RestoreRefused, restoreBackUp } from './restore.ts'
import type { Result } from './run-command.ts'
import { showAudit } from './show-audit.ts'

const usage = `Looks after the database that DATABASE_URL names.

  npm run admin -- add NAME [ROLE]
                                 add an account, an owner by default; prints its one-time password
  npm run admin -- reset NAME    give a new one-time password, enable the account, end its sessions; a second factor stays
  npm run admin -- remove-second-factor NAME
                                 let a person in who has lost their phone, passkeys and recovery codes
  npm run admin -- disable NAME  close the account and end its sessions
  npm run admin -- list          show all accounts with their roles
  npm run admin -- export EMAIL  print as JSON what is kept under an address
  npm run admin -- files EMAIL FOLDER
                                 write the files sent with requests from an address into a folder
  npm run admin -- forget EMAIL  delete what is stored under an address: contact requests, subscription, mails that wait
  npm run admin -- correct REFERENCE FIELD VALUE
                                 correct one field of a contact request: ${contactFieldNames.join(', ')}
  npm run admin -- audit [--since DATE]
                                 show the audit log from a day on
  npm run admin -- test-mail [ADDRESS]
                                 send one mail at once, to the company's mailbox by default, and print the answer of the server
  npm run admin -- health        show version, site, database, newest backup, mails and disk; fails if one has a problem
  npm run admin -- confirm-clock say that the clock is right, where deletions wait because it has jumped
  npm run admin -- check         show what each setting does, whether its server or folder works, and what to do
  npm run admin -- backup FILE   copy the database while the site runs, and check the copy
  npm run admin -- backup FOLDER --keep NUMBER
                                 add a copy to a folder, and delete the oldest beyond that number
  npm run admin -- restore FILE [--replace]
                                 restore a copy into an empty database, with --replace over any other; stop the site first`

const oneTime = (name: string, password: string) =>
  `Sign in at /admin/signin as "${name}" with the one-time password ${password}\nIt works once, within ${staffLimits.oneTimePasswordMs / 3_600_000} hours, and has to be changed there.`
const withoutWords = ['list', 'audit', 'confirm-clock']
/** Commands that need no content, which takes a second or more to read. */
const withoutContent = [...withoutWords, 'add', 'reset', 'remove-second-factor', 'disable']
const unknown = (name: string): Result => ({
  text: `There is no account "${name}". "list" shows all accounts.`,
  isDone: false,
})

/** `print`: called with each line of a long answer as soon as the line is known. */
type Output = { config: Config; print: (line: string) => void }

const commands: Record<
  string,
  (database: Database, words: string, output: Output) => Promise<Result>
> = {
  list,
  async 'confirm-clock'(database) {
    await confirmClock({ database }, commandLine)
    return {
      text: `The clock says ${new Date().toISOString()}. Within the hour what is past its term is deleted.`,
      isDone: true,
    }
  },
  audit: (database, words, { print }) => showAudit(database, words, print),
  async add(database, words) {
    const last = words.split(/\s+/).at(-1)
    const role = isRole(last) && last !== words ? last : undefined
    const name = role ? words.slice(0, -role.length).trim() : words
    if (name.length > staffLimits.username.max)
      return { text: `A name has at most ${staffLimits.username.max} characters.`, isDone: false }
    const password = await addAccount({ database }, name, role)
    return password
      ? { text: oneTime(name, password), isDone: true }
      : {
          text: `The name "${name}" is taken. "reset" gives that account a new password.`,
          isDone: false,
        }
  },
  async reset(database, name) {
    const password = await resetAccount({ database }, name)
    return password ? { text: oneTime(name, password), isDone: true } : unknown(name)
  },
  async 'remove-second-factor'(database, name) {
    const had = await removeSecondFactors({ database }, name)
    if (had === null) return unknown(name)
    return {
      text: had
        ? `"${name}" signs in with the password alone now.`
        : `"${name}" has no second factor.`,
      isDone: true,
    }
  },
  async disable(database, name) {
    return (await disableAccount({ database }, name))
      ? { text: `"${name}" cannot sign in any more.`, isDone: true }
      : unknown(name)
  },
  async export(database, email) {
    const report = await exportPerson({ database, mailName }, commandLine, email)
    return {
      text: JSON.stringify({ controller: site().legalName, ...report }, null, 2),
      isDone: true,
    }
  },
  async files(database, words) {
    const [, email = '', folder = ''] = /^(\S+)\s+(.+)$/.exec(words) ?? []
    if (folder === '') return { text: 'Name an e-mail address and a folder.', isDone: false }
    const files = await exportPersonFiles({ database, mailName }, commandLine, email)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const paths = files.map(({ reference, name }, at) =>
      path.join(folder, `${reference}-${at + 1}-${name}`),
    )
    for (const [at, { parts }] of files.entries())
      await writeFile(paths[at] ?? '', parts, { mode: 0o600, flag: 'wx' })
    const heading = paths.length > 0 ? 'Written:' : 'No files are stored under that address.'
    return { text: [heading, ...paths].join('\n'), isDone: paths.length > 0 }
  },
  async forget(database, email, { config }) {
    const mails = config.mail.directory
    const deleteMails = (words: string[]) => deleteFromMaildir(mails, words)
    const erasure = await erasePerson({ database, deleteMails }, commandLine, email)
    const { references, subscriberId, files, isCleared } = erasure
    const subscriptions = subscriberId === null ? 0 : 1
    if (references.length + subscriptions === 0)
      return {
        text: 'Nothing is stored under that address, or under that number alone.',
        isDone: false,
      }
    const gone = [
      counted(references.length, 'contact request'),
      counted(subscriptions, 'subscription'),
      counted(files, 'mail'),
    ]
    const lines = [`Deleted: ${gone.join(', ')} in ${mails}.`]
    if (!isCleared)
      lines.push(
        'The database was in use: its write-ahead log still has copies, which the site clears within the hour.',
      )
    if (references.length > 0)
      lines.push(`Delete the copies in your mailbox too; they name: ${references.join(' ')}`)
    return { text: lines.join('\n'), isDone: true }
  },
  async correct(database, words) {
    const [, reference = '', name = '', value = ''] = /^(\S+)\s+(\S+)\s*(.*)$/s.exec(words) ?? []
    const field = contactFieldNames.find((one) => one === name)
    if (!field)
      return {
        text: `Name a reference and one of these fields: ${contactFieldNames.join(', ')}.`,
        isDone: false,
      }
    const correction = await correctPerson({ database }, commandLine, reference, {
      [field]: value,
    })
    if (correction.outcome === 'missing')
      return { text: `There is no contact request ${reference}.`, isDone: false }
    if (correction.outcome === 'invalid')
      return {
        text: correction.errors[field]?.join(' ') ?? 'The value cannot be used.',
        isDone: false,
      }
    return {
      text: `Corrected: ${field} of ${reference}. Copies in your mailbox still have the old one.`,
      isDone: true,
    }
  },
}

async function list(database: Database): Promise<Result> {
  const lines = (await listStaff(database.db)).map((account) => {
    const state = account.disabled
      ? 'disabled'
      : account.must_change_password
        ? 'one-time password not changed yet'
        : 'active'
    const since = new Date(account.created_at).toISOString().slice(0, 10)
    return `${account.name}\t${account.role}\t${state}\tsince ${since}`
  })
  return { text: lines.join('\n') || 'There are no accounts yet.', isDone: true }
}

/**
 * Says how much room a folder has, where a copy did not fit.
 * @throws any other error
 */
export async function noRoomFor(error: unknown, folder: string): Promise<string> {
  if (writeFaultOf(error) !== 'full') throw error
  const free = Math.floor((await roomOf(folder)).free / 1_000_000)
  return `The copy does not fit into ${folder}, where ${free} MB are free. Make room, or name another folder.`
}

/**
 * Backs up without migrating, because backups are made before an update, while the old version
 * still runs on the schema.
 */
async function backup({ databaseUrl }: Config, words: string): Promise<Result> {
  const [, folder, count] = /^(.+?)\s+--keep\s+(\S+)$/.exec(words) ?? []
  const keep = Number(count)
  if (folder && (!Number.isInteger(keep) || keep < 1))
    return { text: '--keep needs a number of copies, at least 1.', isDone: false }
  const detail = folder ? { folder: path.basename(folder), keep } : { file: path.basename(words) }
  const began = Date.now()
  const copied = await (folder
    ? backUpInto(databaseUrl, folder, keep)
    : backUp(databaseUrl, words).then((contents) => ({ contents, file: words }))
  ).catch((error: unknown) => noRoomFor(error, folder ?? path.dirname(words)))
  if (typeof copied === 'string') return { text: copied, isDone: false }
  const { contents, file } = copied
  const lines = [`Copied and checked: ${contents}`, file]
  if (!(await noteBackUp(databaseUrl, { file, began, detail })))
    lines.push(
      'The database could not be written: neither the audit log nor "health" knows of this backup.',
    )
  return { text: lines.join('\n'), isDone: true }
}

async function restoreFrom({ databaseUrl }: Config, words: string): Promise<Result> {
  const isReplacing = words.endsWith(' --replace')
  try {
    const { contents, kept, notes } = await restoreBackUp(
      databaseUrl,
      words.replace(/\s+--replace$/, ''),
      isReplacing,
    )
    const lines = [`Restored: ${contents}`, ...notes]
    if (kept)
      lines.push(
        `The replaced database is in ${kept}. It holds personal data: delete it once all is well.`,
      )
    return { text: lines.join('\n'), isDone: true }
  } catch (error) {
    if (error instanceof RestoreRefused) return { text: error.message, isDone: false }
    throw error
  }
}

async function testMail(config: Config, words: string): Promise<Result> {
  const { data: { email } = {} } = personLookup.safeParse({ email: words })
  if (words && !email) return { text: `"${words}" is not an e-mail address.`, isDone: false }
  // A mail is tried before there is a database too.
  await (isFile(config.databaseUrl) && !existsSync(config.databaseUrl)
    ? Promise.reject(new Error('no database'))
    : withDatabase(config.databaseUrl, (database) => takePublicContent(database, programRoot))
  ).catch(() => setBaseSnapshot(programRoot))
  const transport = createMailTransport(config.mail)
  const { isSent, text } = await sendTestMail(config, transport, email).finally(() =>
    transport.close(),
  )
  return { text, isDone: isSent }
}

export async function runAdmin(
  config: Config,
  [name = '', ...rest]: string[],
  print: Output['print'] = console.log,
  env: Environment = process.env,
): Promise<Result> {
  const { databaseUrl } = config
  const words = rest.join(' ').trim()
  const command =
    Object.hasOwn(commands, name) && (words || withoutWords.includes(name))
      ? commands[name]
      : undefined
  if (name === 'check') return checkSettings(config, env)
  const isBackup = name === 'backup' && words !== ''
  if (name === 'restore' && words !== '') return restoreFrom(config, words)
  if (name === 'test-mail') return testMail(config, words)
  const isHealth = name === 'health'
  if (!command && !isBackup && !isHealth) return { text: usage, isDone: false }
  // Opening a missing file would create an empty database, and the command would answer that
  // nothing is stored about anyone.
  if (isFile(databaseUrl) && !existsSync(databaseUrl))
    return {
      text: `There is no database at ${databaseUrl}. Set DATABASE_URL to the value that the site uses.`,
      isDone: false,
    }
  if (isHealth) return reportHealth(config)
  if (!command) return backup(config, words)
  return withDatabase(databaseUrl, async (database) => {
    await migrate(database)
    if (!withoutContent.includes(name)) await takePublicContent(database, programRoot)
    return command(database, words, { config, print })
  })
}
