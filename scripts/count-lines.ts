/**
 * `npm run lines`: counts the repository's lines by area, of the program and of tests, and the
 * comment lines among them.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const isTest = (file: string) => /\.(test|spec)\.|^(tests|e2e|bench)\//.test(file)
const folderOf = (file: string) => {
  const [top = '', second, third] = path.dirname(file).split('/')
  if (top !== 'src') return top
  return ['src', second, ...(['server', 'site', 'ui'].includes(second ?? '') ? [third] : [])]
    .filter(Boolean)
    .join('/')
}

type Count = { program: number; tests: number; comments: number }
const none = (): Count => ({ program: 0, tests: 0, comments: 0 })
const folders = new Map<string, Count>()
const all = none()
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.astro', '*.mjs'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const comments = lines.filter((line) => /^\s*(\/\/|\/?\*)/.test(line)).length
  const counts = folders.get(folderOf(file)) ?? none()
  folders.set(folderOf(file), counts)
  for (const count of [counts, all]) {
    count[isTest(file) ? 'tests' : 'program'] += lines.length
    count.comments += comments
  }
}
console.table(
  Object.fromEntries([
    ...[...folders].sort(([one], [other]) => (one < other ? -1 : 1)),
    ['all', all],
  ]),
)
console.log(`${all.program + all.tests} lines in ${files.length} files`)
