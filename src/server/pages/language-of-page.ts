import { isUntranslated, nameInSentence } from '#src/content/languages-of-page.ts'
import { publicSnapshot, type Snapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { wordsOf } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'

/**
 * Renders a page in the language of a snapshot, or in the default language if it has no translation.
 * @param render takes what the layout adds to the page
 * @param inDefault content in the default language
 */
export function inLanguageOfPage<Result>(
  snapshot: Snapshot,
  target: string,
  render: (shown: Pick<App.Locals, 'untranslated'>) => Result,
  inDefault = publicSnapshot(),
): Result {
  const [path = ''] = target.split('?', 1)
  if (!isUntranslated(path, snapshot)) return withSnapshot(snapshot, () => render({}))
  const { prefix, language } = snapshot
  const note = say(wordsOf(snapshot).site.languages.untranslated, {
    language: nameInSentence(language),
  })
  return withSnapshot(inDefault, () => render({ untranslated: { prefix, language, note } }))
}
