/**
 * `npm run spec-trace`: prints every line of the specification's tables and constants with its
 * tests, and fails if a line has none (`--unproved` prints only these). A test belongs to a line if
 * its name, with those of its groups, contains the line's key: `§2 /nfc`. Counts and columns in the
 * texts of §2 need a row in e2e/pages/spec-counts.ts, which is measured in the browser.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Line = { key: string; text: string }

const specification = readFileSync('docs/spec.md', 'utf8')

function chapter(number: number): string {
  const start = specification.indexOf(`\n## ${number}. `)
  const end = specification.indexOf('\n## ', start + 1)
  return specification.slice(start, end < 0 ? undefined : end)
}

const rows = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const lines: Line[] = [
  ...rows(chapter(2)).map(([route = '', content = '']) => ({ key: `§2 ${route}`, text: content })),
  ...rows(chapter(7)).map(([method = '', path = '', , use = '']) => ({
    key: `§7 ${method} ${path.replace('{backend-host}', '')}`,
    text: use,
  })),
  ...rows(chapter(8)).map(([situation = '', message = '']) => ({
    key: `§8 ${situation}`,
    text: message,
  })),
  // A constant whose value the specification does not give ("not shown") needs no test.
  ...[...chapter(9).matchAll(/^- (.+)$/gm)]
    .map(([, text = '']) => ({ key: `§9 ${text.split(': ')[0]?.replace(/\.$/, '')}`, text }))
    .filter(({ text }) => !text.endsWith('not shown.')),
]

function testNames(): string[] {
  const list = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const unit = list('vitest', 'list').split('\n')
  const e2e = list('playwright', 'test', '--list', '--reporter=list').split('\n')
  return [...unit, ...e2e].map((name) => name.trim()).filter((name) => name.includes('§'))
}

const names = testNames()
const isBrief = process.argv.includes('--unproved')
let unproved = 0
for (const { key, text } of lines) {
  const proofs = names.filter((name) => name.includes(`${key} ·`) || name.endsWith(key))
  if (proofs.length === 0) unproved++
  else if (isBrief) continue
  console.log(`${proofs.length > 0 ? '✓' : '✗'} ${key} — ${text}`)
  for (const proof of proofs.slice(0, 3)) console.log(`    ${proof}`)
  if (proofs.length > 3) console.log(`    and ${proofs.length - 3} more`)
}
console.log(
  `\n${lines.length - unproved} of ${lines.length} lines of the specification are proved by tests`,
)
process.exitCode = unproved > 0 ? 1 : 0
