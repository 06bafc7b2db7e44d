import { capitalised } from '#src/contracts/formats.ts'
import { withPrefix } from '#src/contracts/paths.ts'
import { addressesOf, pageOfFile } from './addresses/address-of.ts'
import { memoize } from './kit/memoize.ts'
import {
  currentSnapshot,
  otherSnapshots,
  publicSnapshot,
  type Snapshot,
} from './snapshot/snapshot.ts'

/** Names a language in itself, as within a sentence: français. */
export const nameInSentence = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language

/** Names a language in itself: Français. */
const ownNameOf = (language: string): string => capitalised(nameInSentence(language))

const untranslatedAddresses = memoize(
  ({ entries, untranslated }: Snapshot) =>
    new Set(entries.filter(({ file }) => untranslated.includes(file)).flatMap(addressesOf)),
)

/** Whether a page or a PDF has no translation, so that it is shown in the default language. */
export const isUntranslated = (path: string, snapshot = currentSnapshot()): boolean =>
  snapshot.untranslated.length > 0 && untranslatedAddresses(snapshot).has(pageOfFile(path) ?? path)

export type PageLanguage = {
  language: string
  /** The first part of its addresses; empty for the default language. */
  prefix: string
  /** The language's name in itself. */
  name: string
  href: string
  /** False if the page is shown in the default language there. */
  isTranslated: boolean
}

/**
 * Lists the languages of the site, the default language first, with the address of a page in each;
 * none if there is only one.
 * @param target path and query
 */
export function languagesOfPage(target: string): PageLanguage[] {
  const others = otherSnapshots()
  if (others.length === 0) return []
  const [path = ''] = target.split('?', 1)
  // It answers at addresses of which only the browser knows (layouts/language-links.ts).
  const isMissing = path === '/404' || path.startsWith('/404/')
  return [publicSnapshot(), ...others].map((snapshot) => ({
    language: snapshot.language,
    prefix: snapshot.prefix,
    name: ownNameOf(snapshot.language),
    href: withPrefix(snapshot.prefix, isMissing ? '/' : target),
    isTranslated: !isUntranslated(path, snapshot),
  }))
}
