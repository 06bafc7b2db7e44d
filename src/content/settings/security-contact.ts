import type { Company } from '../schemas/company-schema.ts'

/** Months for which the file is valid: RFC 9116 asks for less than a year. */
const monthsGood = 6

/**
 * /.well-known/security.txt (RFC 9116). It expires on the first of a month, so that it changes
 * monthly and never expires in the past.
 */
export function securityContact(
  { email, locale, url }: Pick<Company, 'email' | 'locale' | 'url'>,
  now: Date,
): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsGood, 1))
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(locale).language}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
