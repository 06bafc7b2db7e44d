import { neededPages } from '../collections/page-schemas.ts'
import { memoize } from '../kit/memoize.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { getAt } from '../reading/get-at.ts'
import { isHidden } from '../reading/published.ts'
import type { YamlFile } from '../reading/yaml-file.ts'
import { groups as groupsSchema } from '../schemas/groups-schema.ts'

type Placed = {
  place: Pick<PlacedFile['place'], 'collection' | 'id'>
  source: Pick<YamlFile, 'file' | 'data'>
}

/** What the site cannot do without. */
const neededFiles: ReadonlySet<string> = new Set(
  neededPages.map((name) => `content/pages/${name}.yaml`),
)

export const groupsFile = 'content/groups.json'

/** Groups as written; none while the file has a fault, which its own check names. */
const readGroups = memoize((data: object) => groupsSchema.safeParse(data).data)

/** What a company does and sells (content/groups.json). */
export function groupsOf(files: readonly Placed[]) {
  const data = files.find(({ source }) => source.file === groupsFile)?.source.data
  return (
    (typeof data === 'object' && data !== null && readGroups(data)) || { groups: [], instead: [] }
  )
}

const isGateway = ({ place, source }: Placed) =>
  place.collection === 'products' && getAt(source.data, 'kind') === 'gateway'

/**
 * Paths of the entries that are hidden because a group does not apply, and of what goes with a
 * gateway that is hidden: its page, and the example sites, whose devices report to it.
 */
export function hiddenByGroups(files: readonly Placed[]): ReadonlySet<string> {
  const hidden = new Set(
    groupsOf(files)
      .groups.filter(({ applies }) => !applies)
      .flatMap(({ entries }) => entries.map((entry) => `content/${entry}.yaml`))
      .filter((file) => !neededFiles.has(file)),
  )
  const gateways = files.filter(isGateway)
  // A gateway's file that cannot be read exists, but is not among these.
  const isGone = gateways.every(({ source }) => hidden.has(source.file) || isHidden(source.data))
  if (gateways.length > 0 && isGone) {
    hidden.add('content/pages/edge-gateway.yaml')
    for (const { place, source } of files)
      if (place.collection === 'example-sites') hidden.add(source.file)
  }
  return hidden
}

/** Words of the country for which the texts were written, if the company is in another. */
function foreignWords(files: readonly Placed[]): readonly string[] {
  const dataOf = (name: string) =>
    files.find(({ source }) => source.file === `content/${name}.json`)?.source.data
  const writtenFor = dataOf('written-for')
  const home = getAt(dataOf('company'), 'address', 'countryCode')
  const words = getAt(writtenFor, 'words')
  return home === undefined || getAt(writtenFor, 'country') === home || !Array.isArray(words)
    ? []
    : words.filter((word) => typeof word === 'string' && word !== '')
}

/** Words that no delivered text says to visitors. */
export const wordsToLeaveOut = (files: readonly Placed[]): readonly string[] => [
  ...groupsOf(files)
    .groups.filter(({ applies }) => !applies)
    .flatMap(({ words }) => words),
  ...foreignWords(files),
]
