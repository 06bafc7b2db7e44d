/** Reports in one sentence what would stop the site from starting, before it is built. */
import { readConfig } from '#src/core/environment/config.ts'
import { operatorFault } from '#src/server/operator-fault.ts'
import { requireStart } from '#src/server/require-start.ts'

await Promise.try(() => requireStart(readConfig(process.env))).catch((error: unknown) => {
  console.error(`Cannot start: ${operatorFault(error) ?? String(error)}`)
  process.exit(1)
})
