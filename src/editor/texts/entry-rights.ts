// Decides which role may publish which entry (decision 0077). The server enforces the result, and
// the editor shows it.

import { isProved } from '#src/contracts/account/proof.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { collectionNames, kindOf } from '#src/contracts/content/kinds.ts'
import { may, type Role } from '#src/contracts/permissions.ts'

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

const isBinding = (entry: ContentValue | undefined): boolean =>
  isRecord(entry) && entry['binding'] != null

/** Returns whether an entry is a confirmed document, which binds the company. */
export const isConfirmed = (entry: ContentValue | undefined): boolean =>
  isRecord(entry) && isRecord(entry['binding']) && isRecord(entry['binding']['confirmed'])

/** @param values of the entry, public and new */
export function isOfEditors(path: string, ...values: readonly ContentValue[]): boolean {
  const [, file = ''] = /^content\/(.+)$/.exec(path) ?? []
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const isListed = ofEditors.includes(file) || ofEditors.includes(`${folder}*`)
  return isListed && !ofOwners.includes(file) && !values.some(isBinding)
}

/** Fields of a product of whose change owners get a mail at once. */
const reportedOfProducts: readonly string[] = [
  ...['amount', 'approval', 'availability', 'deliveryMonth', 'leadDays', 'successor', 'warranty'],
]
/** Words of what binds the company, and labels of forms, which ask visitors for what they type. */
const reportedWords: readonly string[] = [
  ...['booking', 'consent', 'forms', 'mails', 'offer', 'papers', 'phrases', 'products', 'quote'],
].map((name) => `content/words/${name}.yaml`)

/**
 * Returns whether owners get a mail of a change at once.
 * @param path of the entry, of a translation too
 * @param field the first part of the field's path
 */
export const isReportedAtOnce = (path: string, field: string): boolean =>
  reportedWords.includes(path) ||
  (path.startsWith('content/products/') && reportedOfProducts.includes(field))

/** Why only an owner may publish a change. */
export type OwnersReason = 'entry' | 'deletion' | 'link' | 'picture'

export const ownersAlone: Record<OwnersReason, string> = {
  entry: 'Only an owner can publish this entry',
  deletion: 'Only an owner can delete this entry; hide it instead',
  link: 'Only an owner can publish this link: it leads to an address that the company does not name',
  picture: 'Only an owner can replace a picture; publish it under a name of its own',
}

/** Why changes are refused: by role, or without a recent proof of identity. */
export type RightsRefusal = 'role' | 'proof'

/** @param provedAt time of the last proof of identity (decision 0037), in milliseconds since 1970 */
export function refusalFor(
  { role, provedAt }: { role: Role; provedAt: number },
  now: number,
): RightsRefusal | null {
  if (!may(role, 'content.publish-all')) return 'role'
  return isProved(provedAt, now) ? null : 'proof'
}
