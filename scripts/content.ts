import { readFileSync, writeFileSync } from 'node:fs'
import { addressOf } from '#src/content/addresses/address-of.ts'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { checkContent } from '#src/content/check/check-content.ts'
import { dependentsOf, findEntryFile } from '#src/content/check/dependents.ts'
import { programRoot } from '#src/content/kit/program-root.ts'
import { catalogueOf } from '#src/content/languages/catalogue.ts'
import { decodeReturned } from '#src/content/languages/decode-returned.ts'
import { exportTexts, importTexts, takeAsSource } from '#src/content/languages/exchange.ts'
import { countsInWords, type ReturnedText } from '#src/content/languages/returned-file.ts'
import { otherLanguage } from '#src/content/languages/returned-language.ts'
import { dateOfCompany } from '#src/content/reading/date-of-company.ts'
import { baseOf, deliveredAt } from '#src/content/reading/delivered.ts'
import { describeProblem, type Problem } from '#src/content/reading/yaml-file.ts'
import { isLanguageCode } from '#src/content/schemas/company-schema.ts'
import { companyTime } from '#src/content/today.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import type { Database } from '#src/core/database/connect.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { openEditorContext } from '#src/editor/editor-context.server.ts'
import { runLanguages } from '#src/editor/languages/languages-command.server.ts'
import { openContentStore, startContent } from '#src/editor/published/content-store.server.ts'
import {
  compareWithFiles,
  resetEntries,
  writeIntoFiles,
} from '#src/editor/published/text-sources.server.ts'
import { readContentState } from '#src/editor/rows/entry-rows.server.ts'
import { writeValue } from '#src/editor/texts/document.server.ts'
import { functionOf } from '#src/editor/texts/own-functions.server.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { type Result, runCommand } from './admin/run-command.ts'
import { type FailedPage, tryLanguage } from './site/try-language.ts'

const usage = `Compares and moves texts between the database that DATABASE_URL names and the files of content/.

  npm run content -- status           list texts published in the staff area, and how each compares with its file
  npm run content -- pull [--force]   write what is published into the files, pictures too; commit it yourself.
                                      A file that was changed since is left, with --force it is replaced
  npm run content -- check            fail if this program refuses a published text, or if its file has changed too
  npm run content -- reset FILE …     take the text of the file, such as content/pages/about.yaml, instead of what is published
  npm run content -- languages        list the languages, what is done in each, and what has to be complete before visitors see it
  npm run content -- languages begin fr | show fr | stop fr | remove fr
                                      begin a language, which staff translate; show it to visitors; take it from them, then off the list
  npm run content -- translate fr --export FILE [NAME …]
                                      write the texts that visitors can reach, or those of entries and folders such as words or pages/home, for a translator
  npm run content -- translate fr --import FILE [--yes]
                                      print what a translator's file changes, render its pages by the built site, and write it into content/languages;
                                      commit it yourself. Nothing is written if a page could not be read, unless --yes is given.
                                      Entries of which visitors would see less are left as they are, with --yes they are written too
  npm run content -- translate fr --as-source [NAME …]
                                      write the translations into the entries, for a site in this language alone; with names, into those entries
                                      alone, because the others are typed in it. The words of the site stay as they are
  npm run content -- uses ENTRY …     list what goes if entries such as products/door-bell or /product/15 are removed, and what you have to decide`

const root = programRoot
const lines = (paths: readonly string[]) => paths.map((file) => `  ${file}`).join('\n')

const optionsOf = async ({ db }: Database) => ({
  root,
  asOf: companyTime(),
  held: (await readContentState(db))?.held ?? [],
})
const compare = async (database: Database) => compareWithFiles(database, await optionsOf(database))

const commands: Record<string, (database: Database, words: readonly string[]) => Promise<Result>> =
  {
    async status(database) {
      const all = await compare(database)
      const text = all
        .map(({ path: file, is, why }) => `${is.padEnd(16)} ${file}${why && `: ${why}`}`)
        .join('\n')
      return { text: text || 'No published text differs from the files.', isDone: true }
    },
    async pull(database, words) {
      const { written, leftOut, changed } = await writeIntoFiles(
        database,
        await optionsOf(database),
        words.includes('--force'),
      )
      const sections = [
        ...(written.length > 0 ? [`Written, not committed:\n${lines(written)}`] : []),
        ...(changed.length > 0
          ? [
              `Left as they are, because they were changed after the publication. Merge what is published by hand, or replace them with --force:\n${lines(changed)}`,
            ]
          : []),
        ...(leftOut.length > 0
          ? [
              `Left out, as this program refuses them (see npm run content -- check):\n${lines(leftOut)}`,
            ]
          : []),
      ]
      return {
        text: sections.join('\n') || 'The files hold everything that is published.',
        isDone: changed.length === 0,
      }
    },
    async check(database) {
      const faults = (await compare(database)).filter(
        ({ is }) => is === 'refused' || is === 'file changed since',
      )
      const text = faults
        .map(({ path: file, is, why }) => `${file}: ${is}${why && `: ${why}`}`)
        .join('\n')
      return {
        text: text || 'This program accepts every published text.',
        isDone: faults.length === 0,
      }
    },
    async reset(database, files) {
      const refused = files.flatMap((file) => functionOf(file) ?? [])
      if (refused.length > 0) return { text: refused.join('\n'), isDone: false }
      const gone = await resetEntries(database, files)
      const missing = files.filter((file) => !gone.includes(file))
      const sections = [
        ...(gone.length > 0 ? [`The file is shown from now on:\n${lines(gone)}`] : []),
        ...(missing.length > 0 ? [`Not published, so nothing to reset:\n${lines(missing)}`] : []),
      ]
      return { text: sections.join('\n'), isDone: missing.length === 0 }
    },
    languages,
  }

/** Opens the published texts as the editor of a running site has them. */
async function languages(database: Database, words: readonly string[]): Promise<Result> {
  const onError = (error: unknown) => console.error(String(error))
  const store = await openContentStore({ database, root, onError })
  const editor = openEditorContext({
    ...{ database, store, secret: '', whyReadOnly: null },
    // The lists of languages change no page of the first language; a running site renders them.
    tryPages: async () => [],
    failedPages: () => [],
  })
  return (await runLanguages(editor, words)) ?? { text: usage, isDone: false }
}

function uses(names: readonly string[]): Result {
  const date = dateOfCompany(root)
  const files = names.map((one) => findEntryFile(root, date, one))
  const unknown = names.filter((_, index) => files[index] === undefined)
  if (unknown.length > 0)
    return {
      text: `No entry is called ${unknown.join(', ')}. A name is like products/door-bell.`,
      isDone: false,
    }
  const { follows, decisions } = dependentsOf(
    root,
    date,
    files.filter((file) => file !== undefined),
  )
  const list = (title: string, problems: readonly Problem[]) =>
    problems.length > 0 ? [`${title}\n${lines(problems.map(describeProblem))}`] : []
  const sections = [
    ...list('Changes by itself:', follows),
    ...list('You have to decide:', decisions),
  ]
  return { text: sections.join('\n') || 'Nothing depends on it.', isDone: true }
}

/** @param file as its author sees it */
const faultsIn = (file: string, faults: readonly { line: number; message: string }[]) =>
  faults.map(({ line, message }) => `${file}:${line}: ${message}`)

function differenceIn({ kind, source, translation, before, fault }: ReturnedText): string {
  const was = kind === 'changed' ? ` “${before}” →` : ''
  return `${kind}: “${source}” →${was} “${translation}”${fault ? `: ${fault}` : ''}`
}

/**
 * Names pages by the catalogue of their entry if the file changes it, or else by the file.
 * @param catalogues what the file changes
 */
function describeFailed(
  failed: readonly FailedPage[],
  { language, file, catalogues }: { language: string; file: string; catalogues: string[] },
): string[] {
  if (failed.length === 0) return []
  const { entries } = checkContent(root, dateOfCompany(root))
  return failed.map(({ page, message }) => {
    const entry = entries.find((one) => addressOf(one) === page)
    const own = entry && deliveredAt(catalogueOf(entry.file, language), baseOf(root))
    return `${own !== undefined && catalogues.includes(own) ? own : file}: ${message}`
  })
}

async function importFile(language: string, file: string, isForced: boolean): Promise<Result> {
  const read = decodeReturned(readFileSync(file))
  if ('refused' in read) return { text: read.refused, isDone: false }
  let catalogues: string[] = []
  const tried = await tryLanguage(root, language, (copy) => {
    const made = importTexts(copy, language, read.text, isForced)
    if ('written' in made) catalogues = made.written
    return catalogues.length > 0
  })
  const pages =
    'failed' in tried ? describeFailed(tried.failed, { language, file, catalogues }) : []
  if (pages.length > 0 && !isForced)
    return {
      text: `Nothing was written, because visitors could not read these pages. With --yes it is written:\n${lines(pages)}`,
      isDone: false,
    }
  const imported = importTexts(root, language, read.text, isForced)
  if ('language' in imported)
    return { text: otherLanguage(imported.language, language), isDone: false }
  if ('refused' in imported) return { text: imported.refused, isDone: false }
  const { texts, faults, worse, written, left } = imported
  const differences = texts.map((text) => ({ line: text.line, message: differenceIn(text) }))
  const list = (title: string, found: readonly string[]) =>
    found.length > 0 ? [`${title}\n${lines(found)}`] : []
  const worseTitle = isForced
    ? 'Visitors do not see these any more:'
    : 'Visitors would not see these any more:'
  const sections = [
    ...list('What the file changes:', faultsIn(file, differences)),
    ...list('Not read:', faultsIn(file, faults)),
    ...list(worseTitle, faultsIn(file, worse)),
    ...list('Visitors cannot read these pages:', pages),
    ...list('Written, not committed:', written),
    ...list('Left as they are. With --yes they are written too:', left),
    `Texts in this file: ${countsInWords(texts)}.`,
    ...('untried' in tried
      ? [`The content was checked, and no page rendered: ${tried.untried}. See npm run build.`]
      : []),
    ...(written.length > 0
      ? [
          'A running site shows what was written once it is started again. An entry that was published in the staff area is shown instead of its file: see npm run content -- status.',
        ]
      : []),
  ]
  const isWhole = texts.every(({ kind }) => kind !== 'damaged' && kind !== 'not for this site')
  return { text: sections.join('\n'), isDone: isWhole && faults.length === 0 && left.length === 0 }
}

async function translate([
  language = '',
  option,
  file = '',
  ...names
]: readonly string[]): Promise<Result> {
  const needsFile = option === '--export' || option === '--import'
  if (!isLanguageCode(language) || (needsFile ? file === '' : option !== '--as-source'))
    return { text: usage, isDone: false }
  const noEntry = (unknown: readonly string[]) => ({
    text: `No entry or folder is called ${unknown.join(', ')}.`,
    isDone: false,
  })
  if (option === '--export') {
    const { text, count, open, unknown } = exportTexts(root, language, names)
    if (unknown.length > 0) return noEntry(unknown)
    writeFileSync(file, text)
    return { text: `${file} has ${count} texts, of which ${open} are open.`, isDone: true }
  }
  if (option === '--import') return importFile(language, file, names.includes('--yes'))
  const chosen = file === '' ? [] : [file, ...names]
  const { missing, written, unknown } = takeAsSource(root, language, chosen, (path, value) => {
    const file = deliveredAt(path, baseOf(root))
    writeFileSync(file, writeValue(path, readFileSync(file, 'utf8'), value))
  })
  if (unknown.length > 0) return noEntry(unknown)
  const counts = missing.map((one) => `${one.file}: ${one.count} open`)
  return missing.length > 0
    ? {
        text: `Nothing was written. Translate these first, hide what the site does not need, or name the entries to be written:\n${lines(counts)}`,
        isDone: false,
      }
    : {
        text: `Written, not committed:\n${lines(written)}\nName ${language} as the only language in content/company.json, then run npm run check:content.`,
        isDone: true,
      }
}

const [name = '', ...words] = process.argv.slice(2)
const command = ownValue(commands, name)
await runCommand(async () => {
  if (name === 'uses' && words.length > 0) return uses(words)
  if (name === 'translate') return translate(words)
  if (!command || (name === 'reset' && words.length === 0))
    return { text: usage, isDone: name === '' }
  setBaseSnapshot()
  return withDatabase(readConfig(process.env).databaseUrl, async (database) => {
    await migrate(database)
    await startContent(database)
    return command(database, words)
  })
})
