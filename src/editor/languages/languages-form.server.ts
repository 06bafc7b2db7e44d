import { createHash } from 'node:crypto'
import { z } from 'zod'
import { translatedEntry } from '#src/content/collections/collections.ts'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { decodeReturned } from '#src/content/languages/decode-returned.ts'
import { editedLanguagesOf } from '#src/content/languages/languages.ts'
import { countsInWords } from '#src/content/languages/returned-file.ts'
import { otherLanguage } from '#src/content/languages/returned-language.ts'
import { confirmAddress } from '#src/contracts/account/proof.ts'
import { formatList } from '#src/contracts/formats.ts'
import { done, type FormAnswer, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { type Author, toAuthor } from '#src/core/signed-in.server.ts'
import { saveReturned } from '../draft/entry-drafts.server.ts'
import { draftOverlay, readDrafts } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { readReturnedLanguage } from '../texts/translations.server.ts'
import { findLanguage, noLanguage } from './find-language.ts'
import {
  type LanguageOutcome,
  prepareLanguage,
  removeLanguage,
  showLanguage,
  takeLanguageOff,
} from './languages.server.ts'
import { askAddress, languagesAddress, type ReturnedLook } from './languages.ts'

/**
 * What is pressed on the page *Languages*. `file` looks at a file, `take` stores the drafts of what
 * it said. The file comes beside it, as a file or as the text that was shown.
 */
const languageFields = z.object({
  act: z.enum(['add', 'show', 'off', 'remove', 'file', 'take'], {
    error: 'This page has no such button.',
  }),
  language: z.string().max(80),
  seen: z.string().max(80).optional(),
})
type LanguageFields = z.infer<typeof languageFields>

function answerOf(
  outcome: LanguageOutcome,
  act: LanguageChange,
  language: string,
): FormAnswer<never> {
  const query = new URLSearchParams({ said: act, language })
  if (outcome.outcome === 'published') return done({ location: `${languagesAddress}?${query}` })
  if (outcome.outcome === 'refused') return failed(409, { message: outcome.message })
  if (outcome.outcome === 'protected')
    return failed(403, {
      message:
        outcome.refusal === 'role'
          ? 'Only an owner changes the languages of the site.'
          : 'Confirm first that it is you, then press it again.',
      ...(outcome.refusal === 'proof' && {
        location: confirmAddress(askAddress(act, language), { press: `language-${act}` }),
      }),
    })
  if (outcome.outcome === 'faults')
    return failed(409, {
      message: 'The site is as it was, because these texts have faults.',
      detail: outcome.problems.map(({ label, message: why }) => `${label}: ${why}`).join(' '),
    })
  if (outcome.outcome === 'broken')
    return failed(409, {
      message: 'The site is as it was, because these pages cannot be shown.',
      detail: outcome.pages.map(({ address, message: why }) => `${address}: ${why}`).join(' '),
    })
  if (outcome.outcome === 'nothing') return failed(409, { message: 'Nothing was to be changed.' })
  return failed(409, { message: 'Others are publishing at the same time. Try again in a moment.' })
}

/**
 * Looks at a returned file, and stores its drafts once somebody has seen what they change.
 * @param seen digest of what was shown; null for the first press
 */
async function takeFile(
  editor: EditorContext,
  author: Author,
  language: string,
  { text, seen }: { text: string; seen: string | null },
): Promise<FormAnswer<ReturnedLook>> {
  const { rows } = await readDrafts(editor)
  const workspace = editor.store.workspace(draftOverlay(rows))
  const returned = readReturnedLanguage(workspace, language, text)
  const name = nameOfLanguage(language)
  if ('language' in returned)
    return failed(409, { message: otherLanguage(returned.language, language) })
  if ('refused' in returned)
    return failed(409, { message: `${returned.refused} Nothing was taken.` })
  const { texts, faults, drafts } = returned
  const now = createHash('sha256')
    .update(JSON.stringify([texts, drafts]))
    .digest('base64url')
  if (seen === now && drafts.length > 0) {
    const changed = await saveReturned(editor, author, drafts, rows)
    if (changed.length > 0)
      return failed(409, {
        message: `Somebody has changed these meanwhile, and the file’s texts of them are not stored: ${formatList(changed.map((path) => labelOfPath(workspace, path)))}. Send the file again to see what it changes now.`,
        ...(changed.length < drafts.length && {
          detail: 'What else the file changes is stored as drafts.',
        }),
      })
    return done({ location: `${languagesAddress}?said=take&language=${language}` })
  }
  const labelOf = (entry: string) => {
    const path = translatedEntry(`content/languages/${language}/${entry}.po`)?.path
    return path === undefined ? entry : labelOfPath(workspace, path)
  }
  const look: ReturnedLook = {
    ...{ language, name, faults, drafts: drafts.length, seen: now },
    file: drafts.length > 0 ? text : '',
    entries: [...Map.groupBy(texts, ({ entry }) => entry)].map(([entry, some]) => ({
      ...{ name: entry, label: labelOf(entry), texts: some },
    })),
  }
  const count = drafts.length === 1 ? 'one draft' : `${drafts.length} drafts`
  if (drafts.length === 0)
    return done<ReturnedLook>({ given: look, message: 'The file changes nothing.' })
  return seen === null
    ? done<ReturnedLook>({
        given: look,
        message: `Texts in this file: ${countsInWords(texts)}. Nothing is stored yet.`,
        detail: `It would become ${count}, which visitors see once you publish ${drafts.length === 1 ? 'it' : 'them'}.`,
      })
    : done<ReturnedLook>({
        given: look,
        message: 'Somebody has changed these texts meanwhile. Nothing is stored yet.',
        detail: 'This is what the file changes now.',
      })
}

/**
 * Finds the language of a press, by its name or its code.
 * @param act `add` takes any language, the others one of the site
 */
function languageFor(
  editor: EditorContext,
  act: LanguageFields['act'],
  typed: string,
): { language: string } | { refused: string } {
  const language = findLanguage(typed)
  if (language === null) return { refused: noLanguage(typed) }
  const listed = editedLanguagesOf(editor.store.current().snapshot.settings.company)
  return act === 'add' || listed.includes(language)
    ? { language }
    : {
        refused: `The site has no such language, only ${formatList(listed.map(nameOfLanguage))}.`,
      }
}

const changes = {
  ...{ add: prepareLanguage, show: showLanguage, off: takeLanguageOff, remove: removeLanguage },
}
export type LanguageChange = keyof typeof changes

/** Begins a language, shows it, takes it off or removes it, for the page and for the command. */
export async function changeLanguage(
  editor: EditorContext,
  author: Author,
  act: LanguageChange,
  typed: string,
): Promise<{ answer: FormAnswer<never>; language: string; name: string }> {
  const found = languageFor(editor, act, typed)
  if ('refused' in found)
    return { answer: failed(409, { message: found.refused }), language: '', name: typed }
  const { language } = found
  const answer = answerOf(await changes[act](editor, author, language), act, language)
  return { answer, language, name: nameOfLanguage(language) }
}

/** The presses of the page *Languages*, which work without JavaScript. */
export function languagesForm(editor: EditorContext): StaffFormRule<LanguageFields, ReturnedLook> {
  let file: File | string | null = null
  return {
    permission: 'content.edit',
    schema: languageFields,
    failed: 'The languages are as they were.',
    isPressed: true,
    prepare(fields) {
      const sent = fields.get('file')
      file = sent === '' || (sent instanceof File && sent.size === 0) ? null : sent
      fields.delete('file')
      return undefined
    },
    async act({ act, language: typed, seen = '' }, staff) {
      if (editor.whyReadOnly !== null) return failed(409, { message: editor.whyReadOnly })
      const author = toAuthor(staff)
      if (act !== 'file' && act !== 'take') {
        const { answer } = await changeLanguage(editor, author, act, typed)
        return answer
      }
      const found = languageFor(editor, act, typed)
      if ('refused' in found) return failed(409, { message: found.refused })
      if (!file) return failed(409, { message: 'Choose a file first.' })
      const read = typeof file === 'string' ? { text: file } : decodeReturned(await file.bytes())
      if ('refused' in read) return failed(409, { message: `${read.refused} Nothing was taken.` })
      return takeFile(editor, author, found.language, {
        text: read.text,
        seen: act === 'take' ? seen : null,
      })
    },
  }
}
