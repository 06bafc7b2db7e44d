/**
 * `npm run types`: checks all types, those of `.astro` files too. `npm run types -- quick` leaves
 * these out, which takes a fifth of the time.
 */
import { spawnSync } from 'node:child_process'

const [program = '', ...args] = process.argv.includes('quick')
  ? ['tsc', '--noEmit']
  : ['astro', 'check']
const { status } = spawnSync(program, args, { stdio: 'inherit' })
process.exitCode = status ?? 1
