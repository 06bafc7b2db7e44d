import { z } from 'astro/zod'
import { boundedText } from '../schemas/bounded-text.ts'

/** What readYamlFile gives of a file of content/languages. */
export const catalogueSchema = z.strictObject({
  units: z.array(
    z.strictObject({
      field: boundedText,
      source: boundedText,
      translation: boundedText.meta({ isText: true }),
      previous: boundedText.optional(),
      isFuzzy: z.boolean().optional(),
      note: boundedText.optional(),
      proposal: boundedText.optional(),
      discarded: boundedText.optional(),
    }),
  ),
})

const folder = 'content/languages/'

/** Whether a path is one of a catalogue, which lies in a folder of its language. */
export const isCatalogue = (file: string): boolean =>
  file.startsWith(folder) && file.endsWith('.po')

/** @param file of an entry, such as `content/pages/about.yaml` */
export const catalogueOf = (file: string, language: string): string =>
  `${folder}${language}/${file.replace(/^content\/|\.\w+$/g, '')}.po`

/** Reads the language and the entry's path below `content/`, without its ending. */
export function readCataloguePath(file: string): { language: string; entry: string } | undefined {
  const [, language, entry] =
    /^content\/languages\/([a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,2})\/([\w-]+(?:\/[\w-]+)?)\.po$/.exec(
      file,
    ) ?? []
  return language === undefined || entry === undefined ? undefined : { language, entry }
}
