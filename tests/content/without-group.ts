import { readFileSync } from 'node:fs'
import { groups } from '#src/content/schemas/groups-schema.ts'

const file = 'content/groups.json'

/** The content's files where some groups do not apply. @param ids of these; all by default */
export function withoutGroup(...ids: readonly string[]): ReadonlyMap<string, string> {
  const value = groups.parse(JSON.parse(readFileSync(file, 'utf8')))
  const changed = value.groups.map((group) => ({
    ...group,
    applies: ids.length > 0 && !ids.includes(group.id),
  }))
  return new Map([[file, JSON.stringify({ ...value, groups: changed })]])
}
