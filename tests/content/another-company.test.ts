import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { ownAddress } from '#src/content/reading/site-addresses.ts'
import { describeProblem, type Overlay } from '#src/content/reading/yaml-file.ts'
import { date } from './copied-content.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const filesIn = (folder: string) => globSync(`content/${folder}/*.yaml`).sort()
const without = (files: readonly string[]): [string, null][] => files.map((file) => [file, null])
const isGateway = (file: string) => /^kind: gateway$/m.test(read(file))
const company = (name: string): [string, string] => {
  const { name: before, ...others } = JSON.parse(read('content/company.json')) as { name: string } // an object, as its schema says
  return ['content/company.json', JSON.stringify({ ...others, name: name || before })]
}
const entry = { label: 'Prices', href: '/prices' }
/** A header of six entries. */
const sixEntries = (): [string, string] => {
  const navigation = JSON.parse(read('content/navigation.json')) as { header: object[] } // as above
  return ['content/navigation.json', JSON.stringify({ ...navigation, header: [...navigation.header, entry].slice(0, 6) })]
}
const freePage = read('content/free-pages/warranty.yaml').replace(/^binding:.*\n(?: .*\n)*/m, '')

const cases: Record<string, [string, string | null][]> = {
  'without ten products': without(
    filesIn('products')
      .filter((file) => !isGateway(file))
      .slice(0, 10),
  ),
  'with one example site': without(filesIn('dossiers').slice(1)),
  'without an example site': without(filesIn('dossiers')),
  'with two pages of its own': [1, 2].map((number) => [`content/free-pages/own-${number}.yaml`, freePage]),
  'without a page': without(['content/pages/nfc.yaml']),
  'without an article': without(filesIn('articles').slice(0, 1)),
  'of five letters': [company('Solar')],
  'of thirteen letters': [company('Juawati Solar')],
  'of forty letters': [company('Juawati Solar and Storage Company Limited'.slice(0, 40))],
  'with six entries in its menu': [sixEntries()],
}

/** What somebody decides: a text names something else than what is gone, and another drawing stands where there is no example site. */
function decided(overlay: Overlay, file: string): string {
  const written = overlay.get(file)
  return (typeof written === 'string' ? written : read(file))
    .replace(/\[([^[\]]+)\]\(\/(?:product|blog|nfc)[^)]*\)/g, '$1')
    .replace(/^( +(?:action|link): \{ label: [^,]+), href: \/(?:product|nfc)\S* \}/gm, '$1, href: /products }')
    .replace(/\b(data-flow|cold-room-data|store-and-forward)\b(?=\s*$)/gm, 'zigbee-zwave')
}

it.each(Object.entries(cases))('a company %s has a site without a fault, of which nothing leads to what is gone', (_, changes) => {
  const overlay: Overlay = new Map(changes)
  const first = makeSnapshot({ root: '.', date, number: 1, overlay })
  const asked = 'problems' in first ? [...new Set(first.problems.map(({ file }) => file))] : []
  // Taken away file by file, not text by text: few files need a decision, all told at once.
  expect(asked.length).toBeLessThanOrEqual(8)
  const made = makeSnapshot({
    root: '.',
    date,
    number: 1,
    overlay: new Map([...overlay, ...asked.map((file) => [file, decided(overlay, file)] as const)]),
  })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  const said = JSON.stringify([made.snapshot.entries, made.snapshot.settings.navigation])
  const gone = changes.flatMap(([file, text]) => {
    const [, collection = '', id = ''] = /^content\/([\w-]+)\/([\w-]+)\.yaml$/.exec(file) ?? []
    if (text !== null || (collection !== 'products' && collection !== 'articles' && collection !== 'pages')) return []
    return ownAddress({ collection, id, data: { id: Number(/^id: (\d+)/m.exec(read(file))?.[1]) } }) ?? []
  })
  expect(gone.filter((address) => said.includes(`"${address}"`) || said.includes(`](${address})`))).toEqual([])
})
