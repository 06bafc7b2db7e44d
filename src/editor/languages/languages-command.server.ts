import { commandLine } from '#src/staff/audit/audit.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { readLanguages } from './languages.server.ts'
import { type LanguageState, progressInWords, saidOfLanguages, stateWords } from './languages.ts'
import { changeLanguage, type LanguageChange } from './languages-form.server.ts'

/**
 * Words of the command for what the page *Languages* calls *Add*, *Show to visitors*, *Take off* and
 * *Remove from the site*.
 */
const acts = new Map<string, LanguageChange>([
  ['begin', 'add'],
  ['show', 'show'],
  ['stop', 'off'],
  ['remove', 'remove'],
])

const indented = (title: string, items: readonly string[]) =>
  items.length > 0 ? [`  ${title}`, ...items.map((item) => `    ${item}`)] : []

function describeLanguage(state: LanguageState, first: string): string {
  const { language, name, words, texts, missing, untranslated, drafts } = state
  const isFirst = state.state === 'first'
  const until = isFirst ? 'Before the site is opened' : `Before visitors see ${name}`
  return [
    `${name} (${language}): ${stateWords[state.state]}`,
    `  Words of the site: ${progressInWords(words)}`,
    ...(isFirst ? [] : [`  Pages, products and other texts: ${progressInWords(texts)}`]),
    ...(drafts > 0 ? [`  Drafts to be published: ${drafts}`] : []),
    ...indented(
      `${until}, ${missing.length} to complete:`,
      missing.map(({ label, message }) => `${label}: ${message}`),
    ),
    ...(isFirst ? [] : indented(`Shown in ${first} until they are translated:`, untranslated)),
  ].join('\n')
}

/**
 * Runs `npm run content -- languages`: without words it lists the languages, with them it does what
 * an owner presses on the page *Languages*, and says the same.
 * @returns null for words that are none of the command
 */
export async function runLanguages(
  editor: EditorContext,
  [word, typed]: readonly string[],
): Promise<{ text: string; isDone: boolean } | null> {
  if (word === undefined) {
    const { first, languages } = await readLanguages(editor)
    const list = languages.map((state) => describeLanguage(state, first))
    return { text: [`The texts are written in ${first}.`, ...list].join('\n'), isDone: true }
  }
  const act = acts.get(word)
  if (!act || typed === undefined) return null
  if (editor.whyReadOnly !== null) return { text: editor.whyReadOnly, isDone: false }
  const owner = { ...commandLine, role: 'owner', provedAt: Date.now() } as const
  const { answer, name, language } = await changeLanguage(editor, owner, act, typed)
  if (answer.outcome !== 'done') {
    const { languages } = await readLanguages(editor)
    const state = languages.find((one) => one.language === language)
    const missing = act === 'show' ? (state?.missing ?? []) : []
    return {
      text: [
        ...[answer.message, answer.detail].filter(Boolean),
        ...missing.map(({ label, message }) => `  ${label}: ${message}`),
      ].join('\n'),
      isDone: false,
    }
  }
  return { text: saidOfLanguages[act]?.(name) ?? '', isDone: true }
}
