import { brand } from '#src/content/settings/brand.ts'
import { site as company } from '#src/content/settings/site.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { words } from '#src/content/words/words.ts'
import type { Config } from '#src/core/environment/config.ts'
import type { MailContext } from '#src/core/mail/mail-context.ts'

/** @param secret of this installation, which signs links */
export function mailContext(
  { mail, publicOrigin }: Pick<Config, 'mail' | 'publicOrigin'>,
  secret: string,
): MailContext {
  const site = company()
  // Paths of links follow, in the language in which the mail is written.
  const origin = (publicOrigin ?? site.url) + currentSnapshot().prefix
  const domain = new URL(site.url).hostname
  // Mail belongs to the domain, where its mailboxes and records (MX, SPF) are.
  const from = mail.from ?? { name: site.name, address: `website@${domain.replace(/^www\./, '')}` }
  // Mail servers only accept senders of their own domain.
  const isOwn = site.email.endsWith(from.address.slice(from.address.lastIndexOf('@')))
  const bouncesTo = mail.bouncesTo ?? (isOwn ? site.email : from.address)
  const senders = { from, newsletterFrom: mail.newsletterFrom ?? from, bouncesTo }
  const to = mail.to ?? site.email
  const { labelled } = words().phrases
  return { site, brand: brand(), labelled, origin, publicOrigin, domain, secret, ...senders, to }
}
