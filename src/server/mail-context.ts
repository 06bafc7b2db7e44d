import { site as company } from '#src/content/settings/site.ts'
import type { Config } from '#src/core/environment/config.ts'

/** @param secret of this installation, which signs links */
export function mailContext(
  { mail, publicOrigin }: Pick<Config, 'mail' | 'publicOrigin'>,
  secret: string,
) {
  const site = company()
  const origin = publicOrigin ?? site.url
  const domain = new URL(site.url).hostname
  // Mail belongs to the domain, where its mailboxes and records (MX, SPF) are.
  const from = mail.from ?? { name: site.name, address: `website@${domain.replace(/^www\./, '')}` }
  // Mail servers only accept senders of their own domain.
  const isOwn = site.email.endsWith(from.address.slice(from.address.lastIndexOf('@')))
  const bouncesTo = mail.bouncesTo ?? (isOwn ? site.email : from.address)
  const senders = { from, newsletterFrom: mail.newsletterFrom ?? from, bouncesTo }
  return { site, origin, publicOrigin, domain, secret, ...senders, to: mail.to ?? site.email }
}

export type MailContext = ReturnType<typeof mailContext>
