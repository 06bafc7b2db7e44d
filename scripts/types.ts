/**
 * `npm run types`: checks all types, those of `.astro` files too. TypeScript 7 reads no `.astro`, so
 * it gets each of them as a `.tsx`. `astro check` needs three times the processor time.
 */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeAstroAsTsx } from './test-run/astro-as-tsx.ts'

const folder = path.resolve('.cache/types')
rmSync(folder, { recursive: true, force: true })
const lines = writeAstroAsTsx(folder)
writeFileSync(
  path.join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: true,
      // A second run checks only what has changed and what depends on it.
      incremental: true,
      tsBuildInfoFile: '../types.tsbuildinfo',
      // An import of a `.astro` file finds the `.tsx` at the same place of this folder.
      rootDirs: ['../..', '.'],
      paths: { '#src/*': ['../../src/*', './src/*'] },
      // A page that always answers by itself ends before its empty template. Biome reports what is
      // unreachable elsewhere.
      allowUnreachableCode: true,
    },
    include: ['../../.astro/types.d.ts', '../../**/*', '**/*'],
    exclude: ['../../dist', '../../node_modules'],
  }),
)
const { status, stdout } = spawnSync(
  process.execPath,
  ['node_modules/typescript-7/bin/tsc', '--project', folder, '--pretty', 'false'],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
)
const inTsx = new RegExp(`^${path.relative('.', folder)}/(.+\\.astro)\\.tsx\\((\\d+),`)
for (const line of stdout.split('\n'))
  console.log(
    line.replace(
      inTsx,
      (_, file: string, at: string) => `${file}(${lines.get(file)?.(Number(at)) ?? at},`,
    ),
  )
process.exitCode = status ?? 1
