/**
 * `npm test`: runs every check of the repository. `npm test -- types unit` runs only the named
 * stages.
 */
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Results of a stage. `broken` lists tests that failed, `retried` tests that passed at a second
 * try, each with its messages.
 */
type Count = { passed: number; failed: number; broken?: string[]; retried?: string[] }
type Stage = {
  name: string
  command: string[]
  count?: () => Count
  /** Name of an earlier stage, which must end before this stage begins. */
  needs?: string
}

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * Node stores compiled code in this folder, because the tests start some hundred processes of the
 * same few programs.
 */
const env = { ...process.env, NODE_COMPILE_CACHE: path.resolve(results, 'compiled') }

// Tests run with low priority, so that they do not slow down other work on the machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0] ?? ''

function vitestCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    testResults: {
      name: string
      status: string
      message: string
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
    }[]
  } // Vitest's JSON reporter
  // A test that failed first and then passed still has the message of its failure.
  const namesOf = (wanted: 'failed' | 'passed') =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(
          ({ status, failureMessages }) =>
            status === wanted && (wanted === 'failed' || failureMessages.length > 0),
        )
        .map(
          ({ fullName, failureMessages }) =>
            `${path.relative('.', name)} > ${fullName}: ${failureMessages.map(firstLine).join(' | ')}`,
        ),
    )
  const brokenFiles = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message }) => `${path.relative('.', name)}: ${firstLine(message)}`)
  const broken = [...brokenFiles, ...namesOf('failed')]
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    broken,
    retried: namesOf('passed'),
  }
}

const addCounts = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  broken: counts.flatMap(({ broken = [] }) => broken),
  retried: counts.flatMap(({ retried = [] }) => retried),
})

type Suite = { file: string; suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  ok: boolean
  line: number
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}

function playwrightCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    suites: Suite[]
  } // Playwright's JSON reporter
  const namesOf = (
    { file, suites = [], specs = [] }: Suite,
    isWanted: (spec: Spec) => boolean,
  ): string[] => [
    ...suites.flatMap((suite) => namesOf(suite, isWanted)),
    ...specs
      .filter(isWanted)
      .map(
        ({ title, line, tests }) =>
          `${file}:${line} > ${title}: ${firstLine(tests[0]?.results[0]?.error?.message)}`,
      ),
  ]
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    broken: report.suites.flatMap((suite) => namesOf(suite, ({ ok }) => !ok)),
    retried: report.suites.flatMap((suite) =>
      namesOf(suite, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
    ),
  }
}
function vitest(name: string, ...filter: string[]): Stage {
  const file = `${results}/${name}.json`
  const command = [
    'vitest',
    'run',
    '--maxWorkers=2',
    ...filter,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  return { name, command, count: () => vitestCount(file) }
}

/**
 * Stages in the order in which three lanes take them, the longest first, so that the lanes end at
 * about the same time. There are more lanes and workers than cores (two), because many tests wait.
 * `types` needs the folder `.astro` that the build writes.
 */
const stages: Stage[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  vitest('http', '--project', 'http'),
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    count: () => playwrightCount(`${results}/e2e.json`),
    needs: 'build',
  },
  { ...vitest('site', '--project', 'site'), needs: 'build' },
  { name: 'types', command: ['astro', 'check'], needs: 'build' },
  vitest('unit', '--project', 'unit*'),
  {
    name: 'another-company',
    // The stage tries every case if the command names the stage, and otherwise only the hardest
    // case.
    command: [
      'node',
      'scripts/try-company.ts',
      ...(process.argv.includes('another-company') ? ['all'] : []),
    ],
    count: () =>
      addCounts([
        ...globSync(`${results}/company-?.json`).map(vitestCount),
        ...globSync(`${results}/company-e2e-?.json`).map(playwrightCount),
      ]),
    needs: 'build',
  },
  {
    name: 'spelling',
    command: [
      'cspell',
      '--no-progress',
      '--quiet',
      'content/**/*.{yaml,json}',
      'README.md',
      'docs/**/*.md',
    ],
  },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
]
const first: Stage = { name: 'content', command: ['node', 'scripts/check-content.ts'] }
const laneCount = 3
const last: Stage[] = [
  { name: 'spec-trace', command: ['node', 'scripts/spec-trace.ts', '--unproved'] },
]

function run(
  [program = '', ...args]: string[],
  show: (piece: Buffer | string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', show)
    child.stderr.on('data', show)
    child
      .on('error', (error) => {
        show(`${error.message}\n`)
        resolve(1)
      })
      .on('close', (code) => resolve(code ?? 1))
  })
}

const started = performance.now()
const wanted = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
const retries: string[] = []

const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000)

const over = new Map(stages.map(({ name }) => [name, Promise.withResolvers<void>()]))
const isWanted = ({ name }: Pick<Stage, 'name'>) => wanted.length === 0 || wanted.includes(name)

async function runStage({ name, command, count, needs }: Stage, isAlone: boolean) {
  if (needs !== undefined && isWanted({ name: needs })) await over.get(needs)?.promise
  const begun = performance.now()
  // The output of a stage is shown when the stage is over, because otherwise the lines of two lanes
  // would be mixed.
  const kept: (Buffer | string)[] = []
  console.log(`──── ${name} begins: ${command.join(' ')}`)
  const code = await run(
    command,
    (piece) => void (isAlone ? process.stdout.write(piece) : kept.push(piece)),
  )
  let counted: Count = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  try {
    counted = count?.() ?? counted
  } catch {
    // If there is no report, the runner itself failed, and its exit code has already counted as a
    // failure.
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  total.passed += counted.passed
  total.failed += counted.failed
  const listTests = (tests: string[] = []) => tests.map((test) => `  ${test}`)
  if (counted.failed > 0) failures.push(name, ...listTests(counted.broken))
  if (counted.retried?.length) retries.push(name, ...listTests(counted.retried))
  for (const piece of kept) process.stdout.write(piece)
  console.log(
    `\n──── ${name}: ${counted.passed} passed, ${counted.failed} failed, ${secondsSince(begun)} s\n`,
  )
  over.get(name)?.resolve()
}

if (isWanted(first)) await runStage(first, true)
const [waiting, afterwards] =
  total.failed > 0 ? [[], []] : [stages.filter(isWanted), last.filter(isWanted)]
const isAlone = waiting.length <= 1
async function runLane() {
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) await runStage(stage, isAlone)
}
await Promise.all(Array.from({ length: laneCount }, runLane))
for (const stage of afterwards) await runStage(stage, true)

// These lists are printed last, because a shortened log still shows its end.
if (retries.length > 0) console.log(`Passed on the second try:\n${retries.join('\n')}`)
if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}`)
console.log(`All stages: ${secondsSince(started)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
