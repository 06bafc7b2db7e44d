import { baseFile, deliveredText } from '#src/content/reading/delivered.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import { valueOfFile } from './document.server.ts'

/** Why an entry has no draft: functions of their own write it, which check what it causes. */
const functions: Readonly<Record<string, string>> = {
  [baseFile]:
    'What the site begins with, and whether visitors see it, is changed on the page “Make the site yours” alone.',
}

/** Says where an entry is changed that no form and no draft changes; null for all others. */
export const functionOf = (path: string): string | null => functions[path] ?? null

/**
 * What a text of the base chooses.
 * @param text null for that of the file
 */
export const choiceIn = (root: string, text: string | null) =>
  settingSchemas.base.parse(
    valueOfFile(baseFile, text ?? deliveredText(root, baseFile, 'example') ?? ''),
  )
