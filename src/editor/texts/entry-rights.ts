// Decides what of a change is the owner's or is reported to owners (decision 0077); the entries
// themselves are listed in contracts/content/owners-entries.ts. The server enforces the result, and
// the editor shows it.

import { isProved } from '#src/contracts/account/proof.ts'
import { may, type Role } from '#src/contracts/permissions.ts'

/** Fields of a product of whose change owners get a mail at once. */
const reportedOfProducts: readonly string[] = [
  ...['amount', 'approval', 'availability', 'deliveryMonth', 'leadDays', 'successor', 'warranty'],
]
/** Words of what binds the company, and labels of forms, which ask visitors for what they type. */
const reportedWords: readonly string[] = [
  ...['booking', 'consent', 'forms', 'mails', 'offer', 'papers', 'phrases', 'products', 'quote'],
].map((name) => `content/words/${name}.yaml`)

/** Parts of the contact page that are labels of its form. */
const reportedOfContact: readonly string[] = ['files', 'list']

/**
 * Returns whether owners get a mail of a change at once.
 * @param path of the entry, of a translation too
 * @param field the first part of the field's path
 */
export const isReportedAtOnce = (path: string, field: string): boolean =>
  reportedWords.includes(path) ||
  (path === 'content/pages/contact.yaml' && reportedOfContact.includes(field)) ||
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
