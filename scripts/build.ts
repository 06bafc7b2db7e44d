/** `npm run build`: builds the site into dist, and shows its progress on a terminal. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { isProgress } from '../integrations/progress.ts'

const [sign] = /[%#?]/.exec(process.cwd()) ?? []
if (sign) {
  console.error(`Cannot build in ${process.cwd()}: rename the folder, without ${sign} in its path.`)
  process.exit(1)
}
const isWatched = process.stdout.isTTY
const started = performance.now()
const build = spawn(
  process.execPath,
  [path.join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'],
  {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(isWatched ? { FORCE_COLOR: '1' } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  },
)

let output = ''
let share = 0
function show(next: number) {
  share = Math.max(share, next)
  if (isWatched) process.stdout.write(`\r\u001b[KBuilding the site: ${Math.floor(share * 100)} %`)
}

const warning = /\[(WARN|ERROR)\]/

show(0)
for (const stream of [build.stdout, build.stderr])
  stream?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
build.on('message', (message) => {
  if (isProgress(message)) show(message.share)
})
build.on('close', (code) => {
  if (isWatched) process.stdout.write('\r\u001b[K')
  if (code === 0)
    for (const line of output.split('\n').filter((one) => warning.test(one))) console.warn(line)
  else console.error(output)
  if (code === 0)
    console.log(`Built the site in ${Math.round((performance.now() - started) / 1000)} s.`)
  process.exitCode = code ?? 1
})
