/**
 * `npm run try:changes`: makes the changes that an owner makes in a throw-away copy of the repository, and runs the content check and
 * the unit tests there: another company, one product and one article more, another price. Prints what fails; the copy is deleted.
 *
 * The printed technical document names the company and prices, and a test asks to print it anew (`npm run document`). That test
 * is left out here: printing needs a built site. So is the test that no sentence stands twice: the new product is a copy of another.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { site } from '../src/company/site.ts'

const copy = mkdtempSync(path.join(tmpdir(), 'try-changes-'))
const at = (file: string) => path.join(copy, file)
const edit = (file: string, change: (text: string) => string, to = file) => writeFileSync(at(to), change(readFileSync(at(file), 'utf8')))

/** Copies a file of content with other values at its top level. */
function another(file: string, to: string, values: Record<string, unknown>) {
  edit(
    file,
    (text) => {
      const document = parseDocument(text)
      for (const [name, value] of Object.entries(values)) document.set(name, value)
      return document.toString({ lineWidth: 0 })
    },
    to,
  )
}

const newName = 'Omni Sensors'
const changes: Record<string, () => void> = {
  'another company': () =>
    edit('content/site.ts', (text) =>
      text
        .replaceAll(new URL(site.url).hostname, 'omni.example')
        .replaceAll(site.name, newName)
        .replaceAll(site.phone, '+44 20 7946 0123')
        .replaceAll(site.telephone, '+442079460123')
        .replaceAll(site.address.street, '3 Marina Road')
        .replace(`city: '${site.address.city}'`, "city: 'Port Harcourt'"),
    ),
  'one product more': () => {
    another('content/products/humidity-sensor.yaml', 'content/products/water-leak-sensor.yaml', {
      id: 99,
      name: 'Water Leak Sensor',
      title: 'Water Leak Sensor for plant rooms | {name}',
    })
    edit('content/products/water-leak-sensor.yaml', (text) => text.replaceAll('products/humidity-sensor/', 'products/water-leak-sensor/'))
    cpSync(at('src/assets/pictures/products/humidity-sensor'), at('src/assets/pictures/products/water-leak-sensor'), { recursive: true })
  },
  'one article more': () =>
    another('content/articles/night-without-power.yaml', 'content/articles/another-night.yaml', {
      id: 99,
      title: 'Another night without power | {name}',
      heading: 'Another night without power',
    }),
  'another price': () => another('content/products/gas-sensor.yaml', 'content/products/gas-sensor.yaml', { amount: '31.50' }),
}

try {
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    cpSync(file, at(file))
  }
  symlinkSync(path.resolve('node_modules'), at('node_modules'))
  for (const [name, change] of Object.entries(changes)) {
    change()
    console.log(`made: ${name}`)
  }
  const run = (command: string, args: string[]) => spawnSync(command, args, { cwd: copy, stdio: 'inherit' }).status ?? 1
  const failed =
    run('node', ['scripts/check-content.ts']) +
    run('npx', ['vitest', 'run', '--project', 'unit', '-t', '^(?!.*(printed from the copy|stands once))'])
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}
