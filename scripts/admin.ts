// npm run admin -- add NAME | reset NAME | disable NAME | list | forget EMAIL
import { readConfig } from '#src/server/config.ts'
import { openDatabase } from '#src/server/database/connect.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { createStaff } from '#src/server/services/staff.ts'
import { createVisitors } from '#src/server/services/visitors.ts'

const usage = `Looks after the database that DATABASE_URL names.

  npm run admin -- add NAME      add an account; prints its one-time password
  npm run admin -- reset NAME    give a new one-time password, enable the account, end its sessions
  npm run admin -- disable NAME  close the account and end its sessions
  npm run admin -- list          show all accounts
  npm run admin -- forget EMAIL  delete the contact requests and the subscription of an address`

type Services = { staff: ReturnType<typeof createStaff>; visitors: ReturnType<typeof createVisitors> }
type Result = { text: string; isDone: boolean }

const oneTime = (name: string, password: string) =>
  `Sign in at /admin/signin as "${name}" with the one-time password ${password}\nIt has to be changed at the first sign-in.`

/** Runs one command. @returns what to print and whether it worked */
async function run({ staff, visitors }: Services, command: string | undefined, name: string | undefined): Promise<Result> {
  if (command === 'list') {
    const accounts = await staff.list()
    const lines = accounts.map(({ name, isDisabled, mustChangePassword, createdAt }) => {
      const state = isDisabled ? 'disabled' : mustChangePassword ? 'one-time password not changed yet' : 'active'
      return `${name}\t${state}\tsince ${createdAt.toISOString().slice(0, 10)}`
    })
    return { text: lines.join('\n') || 'There are no accounts yet.', isDone: true }
  }
  if (!name) return { text: usage, isDone: false }
  const unknown = { text: `There is no account "${name}".`, isDone: false }
  if (command === 'add') {
    const password = await staff.add(name)
    return password
      ? { text: oneTime(name, password), isDone: true }
      : { text: `The name "${name}" is taken. "reset" gives it a new password.`, isDone: false }
  }
  if (command === 'reset') {
    const password = await staff.reset(name)
    return password ? { text: oneTime(name, password), isDone: true } : unknown
  }
  if (command === 'disable') return (await staff.disable(name)) ? { text: `"${name}" cannot sign in any more.`, isDone: true } : unknown
  if (command === 'forget') {
    const { contacts, subscriptions } = await visitors.forget(name)
    return { text: `Deleted: ${contacts} contact requests, ${subscriptions} subscriptions.`, isDone: contacts + subscriptions > 0 }
  }
  return { text: usage, isDone: false }
}

const [command, ...words] = process.argv.slice(2)
const name = words.join(' ').trim().slice(0, 100)
const database = openDatabase(readConfig(process.env).databaseUrl)
await migrate(database)
const { text, isDone } = await run({ staff: createStaff(database), visitors: createVisitors(database) }, command, name || undefined)
console.log(text)
await database.close()
process.exitCode = isDone ? 0 : 1
