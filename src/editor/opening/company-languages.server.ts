import {
  editedLanguagesOf,
  languagesOf,
  localeInCountry,
  preparedLanguagesOf,
  withFirstLanguage,
} from '#src/content/languages/languages.ts'
import { type Base, baseFile, companyFile } from '#src/content/reading/delivered.ts'
import type { Company } from '#src/content/schemas/company-schema.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { findPublicationFile, listPublishedOf } from '../rows/publication-rows.server.ts'
import { valueOfFile, writeValue } from '../texts/document.server.ts'
import { choiceIn } from '../texts/own-functions.server.ts'
import { missingToShow } from '../texts/problems.server.ts'
import { publishedText, type Workspace } from '../texts/workspace.server.ts'

type CompanyLanguages = Pick<Company, 'languages' | 'preparedLanguages' | 'locale'>
/** The company of a site that took the wanted base or left it: `wanted` with it, `other` without. */
export type EarlierChoice = { wanted: CompanyLanguages; other: CompanyLanguages }

/** Reads a text of the company; null if it is not valid now. */
export function readCompany(text: string | null) {
  const value = text === null ? null : valueOfFile(companyFile, text)
  const { data: company } = settingSchemas.company.safeParse(value)
  return company && isRecord(value) ? { value, company } : null
}

/** The languages of a company as they were with a base, and those that came later. */
function languagesAsThey(
  now: CompanyLanguages,
  { wanted, other }: EarlierChoice,
): CompanyLanguages {
  const listed = [wanted, other].flatMap(editedLanguagesOf)
  const isLater = (language: string) => !listed.includes(language)
  const isLocaleLater =
    now.locale !== other.locale && languagesOf(now)[0] === languagesOf(wanted)[0]
  return {
    languages: [...languagesOf(wanted), ...languagesOf(now).filter(isLater)],
    preparedLanguages: [
      ...preparedLanguagesOf(wanted),
      ...preparedLanguagesOf(now).filter(isLater),
    ],
    locale: isLocaleLater ? now.locale : wanted.locale,
  }
}

/** Writes another first language into the text of the company, or its languages as they were. */
export function companyIn(
  language: string | undefined,
  text: string | null,
  earlier: EarlierChoice | undefined,
): string | null {
  const read = readCompany(text)
  if (text === null || !read) return text
  const { value, company } = read
  if (earlier)
    return writeValue(companyFile, text, { ...value, ...languagesAsThey(company, earlier) })
  if (language === undefined || languagesOf(company)[0] === language) return text
  return writeValue(companyFile, text, {
    ...value,
    ...withFirstLanguage(company, language),
    locale: localeInCountry(language, company.address.countryCode),
  })
}

/** Writes languages into the text of the company that visitors do not see any more. */
export function companyWithout(unready: readonly string[], text: string): string {
  const read = readCompany(text)
  if (!read) return text
  const { value, company } = read
  return writeValue(companyFile, text, {
    ...value,
    languages: languagesOf(company).filter((one) => !unready.includes(one)),
    preparedLanguages: [...preparedLanguagesOf(company), ...unready],
  })
}

/** Lists the languages besides the first that visitors may not see with some texts. */
export function unreadyIn(workspace: Workspace): string[] {
  const read = readCompany(publishedText(workspace, companyFile))
  const [, ...others] = read ? languagesOf(read.company) : []
  return others.filter((language) => missingToShow(workspace, language).length > 0)
}

/** What a publication of another base says of the company. @param as which side is to come back */
export async function earlierChoice(
  { database }: EditorContext,
  publication: number,
  as: 'after' | 'before',
): Promise<EarlierChoice | undefined> {
  const file = await findPublicationFile(database.db, publication, companyFile)
  if (!file) return undefined
  const [before, after] = [file.text_before, file.text_after].map(
    (text) => readCompany(text)?.company,
  )
  if (!before || !after) return undefined
  return as === 'before' ? { wanted: before, other: after } : { wanted: after, other: before }
}

/** Finds how the site last left a base; undefined if it never did, or the history is deleted. */
export async function lastLeft(
  context: EditorContext,
  base: Base,
): Promise<EarlierChoice | undefined> {
  const { database, store } = context
  const left = (await listPublishedOf(database.db, baseFile)).find(
    ({ text_before, text_after }) =>
      choiceIn(store.root, text_before).base === base &&
      choiceIn(store.root, text_after).base !== base,
  )
  return left && earlierChoice(context, left.publication_id, 'before')
}
