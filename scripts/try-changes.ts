/**
 * `npm run try:changes [-- NAME …]`: makes an owner's changes (owner-changes.ts) in a temporary
 * copy of the repository. Each may touch at most three files and must pass the content check. Then
 * the copy is built, its pages are searched for the former company's name, and the unit tests run,
 * with `all` all tests. With `keep` the copy is not deleted.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'
import { copyCheckout } from './company/copy-checkout.ts'
import { changes } from './company/owner-changes.ts'
import { readPages } from './site/read-pages.ts'
import { startSite } from './site/start-site.ts'

const mostFiles = 3

const wanted = process.argv.slice(2)
const isWhole = wanted.includes('all')
const chosen = Object.entries(changes).filter(
  ([name]) => wanted.every((one) => !(one in changes)) || wanted.includes(name),
)

const copy = mkdtempSync(path.join(tmpdir(), 'try-changes-'))
const failures: string[] = []
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })
function step(name: string, command: string, ...args: string[]) {
  console.log(`──── ${name}`)
  const env = {
    ...process.env,
    PATH: `${path.join(copy, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
  }
  const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit', env })
  if (status !== 0) failures.push(name)
}
const commit = (subject: string) => {
  git('add', '--all')
  git(
    '-c',
    'user.name=try-changes',
    '-c',
    'user.email=try-changes@localhost',
    'commit',
    '--quiet',
    '--no-verify',
    '-m',
    subject,
  )
}

const files = [
  '/sitemap.xml',
  '/rss.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/api/openapi.json',
]

async function addressesThatName(name: string): Promise<string[]> {
  const { origin, stop } = await startSite({ built: path.join(copy, 'dist') })
  try {
    setBaseSnapshot(copy)
    const said = new Map(
      [...(await readPages(origin))].map(([address, { html }]) => [address, html]),
    )
    for (const file of files) said.set(file, await (await fetch(origin + file)).text())
    const pattern = new RegExp(name, 'i')
    return [...said].filter(([, text]) => pattern.test(text)).map(([address]) => address)
  } finally {
    await stop()
  }
}

try {
  const { name: nameBefore } = JSON.parse(readFileSync('content/company.json', 'utf8')) as {
    name: string
  } // checked by the content check
  copyCheckout(copy)
  git('init', '--quiet')
  commit('Before')
  for (const [name, { does, make }] of chosen) {
    make(copy)
    const touched = git('status', '--porcelain', '--untracked-files=all', '--', ':!node_modules')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3))
    console.log(`${name}: ${does}. ${touched.length} files: ${touched.join(', ')}`)
    if (touched.length > mostFiles) failures.push(`${name} touches ${touched.length} files`)
    step(`content check after ${name}`, 'node', 'scripts/check-content.ts')
    commit(does)
  }
  step('build', 'astro', 'build')
  if (isWhole) step('npm test', 'node', 'scripts/test.ts')
  else step('unit tests', 'vitest', 'run', '--project', 'unit*')
  if (chosen.some(([name]) => name === 'company')) {
    const left = await addressesThatName(nameBefore)
    console.log(
      left.length > 0
        ? `name ${nameBefore}:\n${left.join('\n')}`
        : `no address names ${nameBefore}`,
    )
    if (left.length > 0) failures.push(`${left.length} addresses name ${nameBefore}`)
  }
} finally {
  if (wanted.includes('keep')) console.log(`the copy: ${copy}`)
  else rmSync(copy, { recursive: true, force: true })
}
console.log(
  failures.length > 0
    ? `failed: ${failures.join('; ')}`
    : `${chosen.length} changes tried, none failed`,
)
process.exitCode = failures.length > 0 ? 1 : 0
