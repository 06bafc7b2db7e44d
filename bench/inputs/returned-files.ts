import { readFileSync } from 'node:fs'
import { placeOf } from '#src/content/collections/collections.ts'
import { type Unit, writePo } from '#src/content/languages/po-file.ts'
import { readReturned } from '#src/content/languages/returned-file.ts'
import { readYamlText } from '#src/content/reading/yaml-file.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { repeated } from './worst-texts.ts'

const { catalogueBytes, returned, text } = contentLimits

/** Finds an entry of the delivered site, whose catalogue has what an earlier file brought. */
function openEntry(name: string, stored: readonly Unit[]) {
  const place = placeOf(`${name}.yaml`)
  const file = `content/${name}.yaml`
  const catalogue = `content/languages/fr/${name}.po`
  return (
    place && {
      file: { place, source: readYamlText(file, readFileSync(file, 'utf8')) },
      catalogue: readYamlText(catalogue, writePo('fr', stored)),
    }
  )
}

const units = (count: number, field: string, make: (at: number) => string): Unit[] =>
  Array.from({ length: count }, (_, at) => {
    const source = make(at)
    return { field, source, translation: `x ${source}` }
  })
const alike = (at: number) => `the same words first, then the former ${at}`
const few = Math.floor(catalogueBytes / text.max / 2) - 1
const ofWords = 'words/forms contact.sent'
const lines = (line: string) => line.repeat(Math.floor(catalogueBytes / line.length))

/** Files of the most bytes and texts that are read, and what each finds stored. */
const files: { file: string; stored?: Unit[] }[] = [
  { file: writePo('fr', units(returned.texts, ofWords, alike)) },
  {
    file: writePo('fr', units(returned.texts, ofWords, alike)),
    stored: units(200, 'contact.sent', (at) => alike(-at)),
  },
  {
    file: writePo(
      'fr',
      units(few, ofWords, (at) => `${at} `.padEnd(text.max - 9, 'a ')),
    ),
  },
  {
    file: writePo(
      'fr',
      units(returned.texts, 'pages/none a', alike).map((one, at) => ({
        ...one,
        field: `pages/x${at} a`,
      })),
    ),
  },
  { file: writePo('fr', units(40_000, 'a', String)) },
  {
    file: writePo('fr', [
      { field: ofWords, source: 'a', translation: repeated('a', catalogueBytes) },
    ]),
  },
  ...['a\n', 'msgfoo "a"\n', '"a\n\n', '#~ #| \n', 'msgid "a"\n', '"\\n"\n', '#, fuzzy\n'].map(
    (line) => ({ file: lines(line) }),
  ),
]

export const returnedFiles = files.map(
  ({ file, stored = [] }) =>
    () =>
      readReturned(file, 'fr', (name) => openEntry(name, stored)),
)
