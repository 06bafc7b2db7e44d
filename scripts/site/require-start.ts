/** Says in one sentence what the site could not start with, before somebody waits for a build. */
import { readConfig } from '#src/server/environment/config.ts'
import { operatorFault } from '#src/server/operator-fault.ts'
import { requireStart } from '#src/server/require-start.ts'

await Promise.try(() => requireStart(readConfig(process.env))).catch((error: unknown) => {
  console.error(`Cannot start: ${operatorFault(error) ?? String(error)}`)
  process.exit(1)
})
