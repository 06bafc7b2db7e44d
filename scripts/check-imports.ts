/**
 * `npm run imports`: checks the directions of imports with
 * dependency-cruiser. It reads no `.astro`, so it gets a copy of `src` in which each of them is a
 * `.tsx`.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser'
import { writeAstroAsTsx } from './test-run/astro-as-tsx.ts'

/** Files of folders below `src`, as a pattern. */
const of = (...folders: string[]) => `^src/(${folders.join('|')})/`

/** What `from` must not import: anything of `src` but `allowed`. */
const only = (name: string, from: string, ...allowed: string[]): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
})

const data = of('content', 'contracts', 'site-model')
const looks = of('ui', 'site/drawings', 'site/islands')
const subjects = of('desk', 'newsletter', 'staff', 'editor', 'paper')

/** Directions of imports (docs/architecture.md); `import type` counts. */
const importRules: IForbiddenRuleType[] = [
  {
    name: 'no circles',
    severity: 'error',
    from: {},
    // A field of the editor may hold fields.
    to: { circular: true, via: { pathNot: '^src/editor/fields/' } },
  },
  only('contracts import nothing', of('contracts'), of('contracts')),
  only('core knows no subject', of('core'), of('core', 'contracts')),
  only('the model of a site knows no content', of('site-model'), of('site-model', 'contracts')),
  only(
    'content knows no server and no power cut',
    of('content'),
    data,
    of('ui', 'site'),
    '^src/assets/',
  ),
  only('a power cut knows no server', of('power-cut'), of('power-cut'), data, of('ui', 'site')),
  only(
    'ui/base knows no subject and no content',
    of('ui/base'),
    of('ui/base'),
    'contracts/(content/marks|text)',
  ),
  only('ui knows no page', of('ui'), data, of('ui')),
  only('the public site knows no server', of('site'), data, of('site', 'ui')),
  only(
    'subjects know no server and no pages',
    subjects,
    subjects,
    data,
    of('core', 'power-cut'),
    looks,
    of('site'),
  ),
  {
    name: 'only pages and the server import the server',
    severity: 'error',
    from: { path: '^src/', pathNot: [of('server', 'pages'), '^src/(env\\.d|fetch)\\.ts'] },
    to: { path: of('server') },
  },
  {
    name: 'code of the browser never reaches the server',
    severity: 'error',
    from: {
      path: '^src/.*\\.tsx?$',
      pathNot: ['\\.server\\.tsx?$', '\\.astro\\.tsx$', of('server', 'pages', 'core', 'paper')],
    },
    to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
  },
]

const copy = path.resolve('.cache/imports')

rmSync(copy, { recursive: true, force: true })
cpSync('src', path.join(copy, 'src'), {
  recursive: true,
  filter: (file) => !/^src\/assets\b|\.test\.tsx?$|\.css$/.test(file),
})
writeAstroAsTsx(copy)
writeFileSync(
  path.join(copy, 'package.json'),
  JSON.stringify({ type: 'module', imports: { '#src/*': './src/*' } }),
)

const { output } = await cruise(
  ['src'],
  {
    baseDir: copy,
    ruleSet: { forbidden: importRules },
    validate: true,
    // Counts imports of types too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node:|node_modules|^virtual:' },
  },
  { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
)
if (typeof output === 'string') throw new Error(output)
const { violations, totalDependenciesCruised: total = 0 } = output.summary
for (const { rule, from, to, cycle } of violations) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to]
  console.error(`${rule.name}: ${way.join(' → ').replaceAll('.astro.tsx', '.astro')}`)
}
console.log(`${total} imports, ${violations.length} against a rule`)
// A check that follows no imports would find no fault.
process.exitCode = violations.length > 0 || total < 1000 ? 1 : 0
