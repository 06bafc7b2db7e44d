// The list of what binds the company, which owners alone publish (decision 0077), and whose
// translations are open again when the words change.

import { isRecord } from './is-record.ts'
import { collectionNames, kindOf } from './kinds.ts'

/** What editors publish, below content/; `*` is every file. What is not listed is the owner's. */
const ofEditors: readonly string[] = [
  ...collectionNames.flatMap((name) =>
    kindOf(name).publisher === 'editor' ? [`${name}/*`, `${name}.yaml`] : [],
  ),
  ...['navigation.json', 'redirects.json', 'search.json'],
  // Not the words of consent, and none of which papers, offers and mails are made: what they say of
  // payment, acceptance and identity binds the company.
  ...['words/booking.yaml', 'words/drawings.yaml', 'words/forms.yaml', 'words/offline.yaml'],
  ...['words/power-cut.yaml', 'words/search.yaml', 'words/sections.yaml', 'words/site.yaml'],
]
/** What is the owner's in these folders: where visitors agree or withdraw. */
const ofOwners: readonly string[] = [
  'pages/confirm.yaml',
  'pages/privacy-policy.yaml',
  'pages/unsubscribe.yaml',
]

const isBinding = (entry: unknown): boolean => isRecord(entry) && entry['binding'] != null

/** Returns whether an entry is a confirmed document, which binds the company. */
export const isConfirmed = (entry: unknown): boolean =>
  isRecord(entry) && isRecord(entry['binding']) && isRecord(entry['binding']['confirmed'])

/** @param values of the entry, public and new */
export function isOfEditors(path: string, ...values: readonly unknown[]): boolean {
  const [, file = ''] = /^content\/(.+)$/.exec(path) ?? []
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const isListed = ofEditors.includes(file) || ofEditors.includes(`${folder}*`)
  return isListed && !ofOwners.includes(file) && !values.some(isBinding)
}
