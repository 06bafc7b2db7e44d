/**
 * `npm test`: runs the checks of the repository. `npm test -- types unit` runs only the named
 * stages. `npm run test:all` also runs what only a release or a change of dependencies needs
 * (CONTRIBUTING.md).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { isTestAll } from '../tests/test-all.ts'
import {
  addCounts,
  type Count,
  playwrightCount,
  secondsBeside,
  slowestFiles,
  vitestCount,
} from './test-run/reports.ts'

type Stage = {
  name: string
  command: string[]
  env?: Record<string, string>
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
const commonEnv = { ...process.env, NODE_COMPILE_CACHE: path.resolve(results, 'compiled') }

// Tests run with low priority, so that they do not slow down other work on the machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

function vitest(name: string, ...filter: string[]): Stage {
  const file = `${results}/${name}.json`
  const command = [
    'vitest',
    'run',
    '--maxWorkers=2',
    ...filter,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/test-run/file-seconds.ts',
    `--outputFile.json=${file}`,
  ]
  return {
    name,
    command,
    env: { FILE_SECONDS: secondsBeside(file) },
    count: () => vitestCount(file),
  }
}

const wanted = process.argv.slice(2)
/** Runs all stages in a copy whose company, brand and prices are an owner's. */
const anotherCompany: Stage = {
  name: 'another-company',
  command: ['node', 'scripts/try-company.ts'],
  count: () =>
    addCounts([
      ...['unit', 'http', 'site'].map((stage) => vitestCount(`${results}/company-${stage}.json`)),
      playwrightCount(`${results}/company-e2e.json`),
    ]),
}

/**
 * Stages in the order in which three runners start them, the longest first, so that all end at about
 * the same time. There are more runners and workers than cores (two), because many tests wait.
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
  { name: 'types', command: ['node', 'scripts/types.ts'], needs: 'build' },
  vitest('unit', '--project', 'unit*'),
  {
    name: 'spelling',
    command: [
      'cspell',
      '--no-progress',
      '--quiet',
      '{content,starter}/**/*.{yaml,json}',
      'README.md',
      'docs/**/*.md',
    ],
  },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
]
const first: Stage = { name: 'content', command: ['node', 'scripts/check-content.ts'] }
const runnerCount = 3
const last: Stage[] = [
  { name: 'spec-trace', command: ['node', 'scripts/spec-trace.ts', '--unproved'] },
  ...(isTestAll || wanted.includes('another-company') ? [anotherCompany] : []),
]

function run(
  { command: [program = '', ...args], env }: Stage,
  show: (piece: Buffer | string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...commonEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
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
const total: Required<Pick<Count, 'passed' | 'failed' | 'files'>> = {
  passed: 0,
  failed: 0,
  files: [],
}
const failures: string[] = []
const retries: string[] = []
const stageLines: string[] = []

const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000)

const over = new Map(stages.map(({ name }) => [name, Promise.withResolvers<void>()]))
const isWanted = ({ name }: Pick<Stage, 'name'>) => wanted.length === 0 || wanted.includes(name)

async function runStage(stage: Stage, isAlone: boolean) {
  const { name, command, count, needs } = stage
  if (needs !== undefined && isWanted({ name: needs })) await over.get(needs)?.promise
  const begun = performance.now()
  // The output of a stage is shown when the stage is over, because otherwise the lines of two stages
  // would be mixed.
  const output: (Buffer | string)[] = []
  console.log(`──── ${name} begins: ${command.join(' ')}`)
  const code = await run(
    stage,
    (piece) => void (isAlone ? process.stdout.write(piece) : output.push(piece)),
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
  total.files.push(...(counted.files ?? []))
  const listTests = (tests: string[] = []) => tests.map((test) => `  ${test}`)
  if (counted.failed > 0) failures.push(name, ...listTests(counted.broken))
  if (counted.retried?.length) retries.push(name, ...listTests(counted.retried))
  for (const piece of output) process.stdout.write(piece)
  const result = `${counted.passed} passed, ${counted.failed} failed`
  console.log(`\n──── ${name}: ${result}, ${secondsSince(begun)} s\n`)
  stageLines.push(`${String(secondsSince(begun)).padStart(5)} s  ${name}: ${result}`)
  over.get(name)?.resolve()
}

if (isWanted(first)) await runStage(first, true)
const [waiting, afterwards] =
  total.failed > 0 ? [[], []] : [stages.filter(isWanted), last.filter(isWanted)]
const isAlone = waiting.length <= 1
async function runStages() {
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) await runStage(stage, isAlone)
}
await Promise.all(Array.from({ length: runnerCount }, runStages))
for (const stage of afterwards) await runStage(stage, true)

// These lists are printed last, because a shortened log still shows its end.
const slowest = slowestFiles(total.files, 20)
if (slowest.length > 0) console.log(`Slowest files:\n${slowest.join('\n')}`)
console.log(`Stages, in the order in which they ended:\n${stageLines.join('\n')}`)
if (retries.length > 0) console.log(`Passed on the second try:\n${retries.join('\n')}`)
if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}`)
console.log(`All stages: ${secondsSince(started)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
