// npm run admin -- COMMAND …; without a command it prints a list of them.
import { readConfig } from '#src/core/environment/config.ts'
import { runAdmin } from './admin/admin-commands.ts'
import { runCommand } from './admin/run-command.ts'

await runCommand(() => runAdmin(readConfig(process.env), process.argv.slice(2)))
