import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

type FileSeconds = [file: string, seconds: number]

/**
 * Results of a stage. `broken` lists tests that failed, `retried` tests that passed at a second
 * try, each with its messages.
 */
export type Count = {
  passed: number
  failed: number
  broken?: string[]
  retried?: string[]
  files?: FileSeconds[]
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0] ?? ''

/** Name of the file beside a JSON report of Vitest that file-seconds.ts writes. */
export const secondsBeside = (report: string) => report.replace(/\.json$/, '.seconds.json')

/** Reads a report of Vitest's JSON reporter. */
export function vitestCount(file: string): Count {
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
  const seconds = secondsBeside(file)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    broken: [...brokenFiles, ...namesOf('failed')],
    retried: namesOf('passed'),
    files: existsSync(seconds)
      ? (JSON.parse(readFileSync(seconds, 'utf8')) as FileSeconds[]) // written by file-seconds.ts
      : [],
  }
}

type Suite = { file: string; suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  ok: boolean
  line: number
  tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
}

/**
 * Lists the specs of a suite, with the file that Playwright ran. A group that another file declares,
 * such as fixtures.ts, names that file.
 */
const specsOf = (
  { suites = [], specs = [], ...own }: Suite,
  file = own.file,
): (Spec & { file: string })[] => [
  ...suites.flatMap((suite) => specsOf(suite, file)),
  ...specs.map((spec) => ({ ...spec, file })),
]

/** Reads a report of Playwright's JSON reporter. */
export function playwrightCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    suites: Suite[]
  } // Playwright's JSON reporter
  const specs = report.suites.flatMap((suite) => specsOf(suite))
  const namesOf = (isWanted: (spec: Spec) => boolean) =>
    specs
      .filter(isWanted)
      .map(
        (spec) =>
          `${spec.file}:${spec.line} > ${spec.title}: ${firstLine(spec.tests[0]?.results[0]?.error?.message)}`,
      )
  const seconds = new Map<string, number>()
  for (const spec of specs)
    for (const { duration } of spec.tests.flatMap(({ results }) => results))
      seconds.set(spec.file, (seconds.get(spec.file) ?? 0) + duration / 1000)
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    broken: namesOf(({ ok }) => !ok),
    retried: namesOf(({ tests }) => tests.some(({ status }) => status === 'flaky')),
    files: [...seconds].map(([name, sum]) => [`e2e/${name}`, sum]),
  }
}

export const addCounts = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  broken: counts.flatMap(({ broken = [] }) => broken),
  retried: counts.flatMap(({ retried = [] }) => retried),
  files: counts.flatMap(({ files = [] }) => files),
})

/** Returns one line for each of the slowest files, the slowest first. */
export const slowestFiles = (files: readonly FileSeconds[], count: number): string[] =>
  files
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
