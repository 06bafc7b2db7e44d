// npm run admin -- COMMAND …; without one it prints what there is.
import { readConfig } from '#src/server/environment/config.ts'
import { runAdmin } from './admin-commands.ts'

const { text, isDone } = await runAdmin(readConfig(process.env), process.argv.slice(2))
console.log(text)
process.exitCode = isDone ? 0 : 1
