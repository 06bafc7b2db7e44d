import { site } from '#content/site.ts'
import type { Config } from '../../environment/config.ts'

/**
 * What every mail needs to know of the company and of this installation.
 * @param unsubscribeLink gives the link that ends the subscription with an id
 */
export function mailContext({ mail, publicOrigin }: Pick<Config, 'mail' | 'publicOrigin'>, unsubscribeLink: (id: number) => string) {
  const origin = publicOrigin ?? site.url
  const domain = new URL(site.url).hostname
  return { site, origin, domain, unsubscribeLink, from: mail.from ?? `"${site.name}" <website@${domain}>`, to: mail.to ?? site.email }
}

export type MailContext = ReturnType<typeof mailContext>
