// Plain data and functions, because the browser loads them too.
import type { NamedPage } from './collections/page-schemas.ts'
import type { SettingFiles } from './schemas/setting-schemas.ts'

/** `sampleOf`: the name of the example company, in entries that are shown only for it. */
type Fact = { sampleOf?: string | undefined; [field: string]: unknown }

/** The settings that are a list of facts under a heading, as each is named in its own file. */
export type FactListName = {
  [Name in keyof SettingFiles]: SettingFiles[Name] extends { heading: unknown } & Record<
    Name,
    readonly unknown[]
  >
    ? Name
    : never
}[keyof SettingFiles]

/** `page`: the page that shows all of the list. */
type FactList = {
  title: string
  page: NamedPage
  entries: (settings: Pick<SettingFiles, FactListName>) => readonly Fact[]
}

/**
 * Lists of facts that an owner can prove, one row each: samples, needs of texts (`onlyWith`),
 * previews and “Make the site yours” follow. Nothing compiles before a new list has its row.
 */
export const factLists: Readonly<Record<FactListName, FactList>> = {
  people: { title: 'People', page: 'about', entries: ({ people }) => people.people },
  references: {
    title: 'Worked customers',
    page: 'iot-use-cases',
    entries: ({ references }) => references.references,
  },
  awards: { title: 'Awards', page: 'about', entries: ({ awards }) => awards.awards },
  certificates: {
    title: 'Certificates',
    page: 'about',
    entries: ({ certificates }) => certificates.certificates,
  },
}

/** `Object.keys` loses the type of the keys. */
export const factListNames = Object.keys(factLists) as FactListName[]
