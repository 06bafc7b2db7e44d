// npm run admin -- COMMAND …; without one it prints what there is.
import { site } from '#content/site.ts'
import { limits } from '#src/contracts/limits.ts'
import { readConfig } from '#src/server/config.ts'
import { openDatabase } from '#src/server/database/connect.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { deleteFromMaildir } from '#src/server/mail/maildir.ts'
import { createStaff } from '#src/server/services/staff.ts'
import { createVisitors } from '#src/server/services/visitors.ts'
import { backUp } from './back-up.ts'

const usage = `Looks after the database that DATABASE_URL names.

  npm run admin -- add NAME      add an account; prints its one-time password
  npm run admin -- reset NAME    give a new one-time password, enable the account, end its sessions
  npm run admin -- disable NAME  close the account and end its sessions
  npm run admin -- list          show all accounts
  npm run admin -- export EMAIL  print as JSON what is kept under an address
  npm run admin -- forget EMAIL  delete it: contact requests, subscription, mails that wait
  npm run admin -- backup FILE   copy the SQLite database while the site runs, and check the copy`

type Result = { text: string; isDone: boolean }

const config = readConfig(process.env)
const database = openDatabase(config.databaseUrl)
const staff = createStaff(database)
const visitors = createVisitors(database)

const oneTime = (name: string, password: string) =>
  `Sign in at /admin/signin as "${name}" with the one-time password ${password}\nIt has to be changed at the first sign-in.`
const unknown = (name: string): Result => ({ text: `There is no account "${name}".`, isDone: false })

/** What each command does with its one word, and what it prints. */
const commands: Record<string, (word: string) => Promise<Result>> = {
  async add(name) {
    if (name.length > limits.username.max) return { text: `A name has at most ${limits.username.max} characters.`, isDone: false }
    const password = await staff.add(name)
    return password
      ? { text: oneTime(name, password), isDone: true }
      : { text: `The name "${name}" is taken. "reset" gives it a new password.`, isDone: false }
  },
  async reset(name) {
    const password = await staff.reset(name)
    return password ? { text: oneTime(name, password), isDone: true } : unknown(name)
  },
  async disable(name) {
    return (await staff.disable(name)) ? { text: `"${name}" cannot sign in any more.`, isDone: true } : unknown(name)
  },
  async export(email) {
    const report = await visitors.report(email)
    return { text: JSON.stringify({ controller: site.legalName, email, ...report }, null, 2), isDone: true }
  },
  async forget(email) {
    const { references, subscriberId } = await visitors.forget(email)
    const subscriptions = subscriberId === null ? 0 : 1
    const words = [...references, ...(subscriberId === null ? [] : [`newsletter-welcome-${subscriberId}-`])]
    const files = await deleteFromMaildir(config.mail.directory, words)
    const lines = [
      `Deleted: ${references.length} contact requests, ${subscriptions} subscriptions, ${files} mails in ${config.mail.directory}.`,
    ]
    if (references.length > 0) lines.push(`Delete the copies in your mailbox too; they name: ${references.join(' ')}`)
    return { text: lines.join('\n'), isDone: references.length + subscriptions > 0 }
  },
  async backup(file) {
    return config.databaseUrl.includes('://')
      ? { text: 'This copies SQLite files. For PostgreSQL: pg_dump --format=custom "$DATABASE_URL" > FILE', isDone: false }
      : { text: `Copied and checked: ${await backUp(config.databaseUrl, file)}`, isDone: true }
  },
}

async function list(): Promise<Result> {
  const lines = (await staff.list()).map(({ name, isDisabled, mustChangePassword, createdAt }) => {
    const state = isDisabled ? 'disabled' : mustChangePassword ? 'one-time password not changed yet' : 'active'
    return `${name}\t${state}\tsince ${createdAt.toISOString().slice(0, 10)}`
  })
  return { text: lines.join('\n') || 'There are no accounts yet.', isDone: true }
}

const [name = '', ...words] = process.argv.slice(2)
const word = words.join(' ').trim()
const command = Object.hasOwn(commands, name) && word ? commands[name] : undefined
await migrate(database)
const { text, isDone } = name === 'list' ? await list() : ((await command?.(word)) ?? { text: usage, isDone: false })
console.log(text)
await database.close()
process.exitCode = isDone ? 0 : 1
