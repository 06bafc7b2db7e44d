/**
 * `npm test`: every check of the repository, one stage after the other, and a closing line `N passed, N failed`.
 * `npm test -- types unit` runs only the stages named.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

type Count = { passed: number; failed: number }
type Stage = { name: string; command: string[]; count?: () => Count }

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Counts of a report in the JSON of Vitest; null where the runner died before it wrote one. */
function vitestCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number } // Vitest's JSON reporter
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
function playwrightCount(): Count {
  const report = JSON.parse(readFileSync(`${results}/e2e.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  } // Playwright's JSON reporter
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}
const vitest = (name: string, ...filter: string[]): Stage => ({
  name,
  command: ['vitest', 'run', ...filter, '--reporter=default', '--reporter=json', `--outputFile.json=${results}/${name}.json`],
  count: () => vitestCount(`${results}/${name}.json`),
})

const stages: Stage[] = [
  { name: 'types', command: ['astro', 'check'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'content', command: ['node', 'scripts/check-content.ts'] },
  { name: 'spelling', command: ['cspell', '--no-progress', '--quiet', 'content/**/*.{yaml,ts}', 'README.md', 'docs/**/*.md'] },
  vitest('unit', '--project', 'unit', '--project', 'http'),
  { name: 'build', command: ['astro', 'build'] },
  vitest('site', '--project', 'site'),
  { name: 'e2e', command: ['playwright', 'test'], count: playwrightCount },
  { name: 'spec-trace', command: ['node', 'scripts/spec-trace.ts'] },
]

function run([program = '', ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(program, args, { stdio: 'inherit' })
      .on('error', (error) => {
        console.error(error.message)
        resolve(1)
      })
      .on('exit', (code) => resolve(code ?? 1))
  })
}

const wanted = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
for (const { name, command, count } of stages) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = performance.now()
  console.log(`\n──── ${name}: ${command.join(' ')}`)
  const code = await run(command)
  let counted: Count = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  try {
    counted = count?.() ?? counted
  } catch {
    // No report: the runner itself failed, which its exit code already says.
  }
  // A runner that exits with an error although no test failed (a broken file, no test at all) is a failure too.
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  total.passed += counted.passed
  total.failed += counted.failed
  if (counted.failed > 0) failures.push(name)
  console.log(`──── ${name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((performance.now() - started) / 1000)} s`)
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
