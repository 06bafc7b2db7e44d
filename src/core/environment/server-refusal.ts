/** Settings that name a server. */
type Setting = 'SMTP_URL' | 'DATABASE_URL'

/** Says which setting of which server an operator mends. */
type Sentence = (of: { setting: Setting; server: string }) => string

const servers: Record<Setting, string> = {
  SMTP_URL: 'mail server',
  DATABASE_URL: 'database server',
}

/**
 * Why a server does not take us, by the codes of Node.js, OpenSSL, PostgreSQL and SMTP, and by the
 * words of libraries where there is no code; the first that fits counts.
 */
const refusals: readonly [RegExp, Sentence][] = [
  [
    /ECONNREFUSED/,
    ({ setting, server }) =>
      `No ${server} listens at the host and port of ${setting}: check both, and that the server runs`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|EDNS/,
    ({ setting }) =>
      `The host name in ${setting} is not known: check its spelling, and the name service of this machine`,
  ],
  [
    /ALTNAME/,
    ({ setting, server }) =>
      `The ${server} has a certificate for another name than the one in ${setting}: write the name that the certificate has`,
  ],
  [
    /SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|self-signed certificate|unable to verify the first certificate/,
    ({ setting, server }) =>
      `The ${server} has a certificate of an authority that this machine does not know: ${
        setting === 'DATABASE_URL'
          ? 'name the file of that authority in DATABASE_URL, with ?sslmode=verify-full&sslrootcert=FILE'
          : 'name the file of that authority in NODE_EXTRA_CA_CERTS, or accept the certificate with ?tls.rejectUnauthorized=false in SMTP_URL'
      }`,
  ],
  [
    /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|certificate has expired|certificate is not yet valid/,
    ({ setting, server }) =>
      `The certificate of the ${server} in ${setting} is not valid on this day: renew it, and check the clock of this machine`,
  ],
  [
    /wrong version number|WRONG_VERSION_NUMBER|packet length too long|PACKET_LENGTH_TOO_LONG/i,
    ({ setting, server }) =>
      setting === 'SMTP_URL'
        ? 'The mail server begins without TLS at the port of SMTP_URL: write smtp:// there, as with port 587, or the port of smtps://, which is mostly 465'
        : `The ${server} at the port of ${setting} offers no TLS: check the port, or leave out sslmode`,
  ],
  [
    /ETLS|STARTTLS|does not support SSL/,
    ({ setting, server }) =>
      setting === 'SMTP_URL'
        ? 'The mail server offers no TLS, and without it SMTP_URL sends no password: turn TLS on at the server, or write ?ignoreTLS=true in SMTP_URL if the network between is your own'
        : `The ${server} offers no TLS, which ${setting} asks for: turn TLS on at the server, or leave out sslmode if the network between is your own`,
  ],
  [
    /no encryption|no pg_hba\.conf entry/,
    ({ setting, server }) =>
      `The ${server} lets no such connection in from this machine (pg_hba.conf): add one there, or ask for TLS with ?sslmode=verify-full in ${setting}`,
  ],
  [
    /^(?:EAUTH|AUTH|28P01|28000)\b|client password must be a string/,
    ({ setting, server }) =>
      `The ${server} refuses the account: check user and password in ${setting}`,
  ],
  [
    /^3D000\b/,
    ({ setting }) =>
      `There is no database of the name in ${setting}: create it, or correct the name`,
  ],
  [
    // Not the answers about the size of a mail.
    /^MAIL (?!452|552|5\d\d 5\.3\.4|too large)/,
    () =>
      'The mail server refuses the sender: check MAIL_FROM and MAIL_BOUNCES_TO, which often have to be the account in SMTP_URL',
  ],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNECTION|ECONNRESET|timeout expired|connection timeout|trying to connect|connection terminated|greeting never/i,
    ({ setting, server }) =>
      `The ${server} in ${setting} does not answer: check host and port, and that no firewall is between`,
  ],
]

/**
 * Says why a server did not take us, and in which setting that is mended.
 * @param refused an error, or the codes that are stored of one, such as `AUTH 535 5.7.8`
 * @returns null if it is no refusal of a server
 */
export function describeRefusal(setting: Setting, refused: unknown): string | null {
  const of = { setting, server: servers[setting] }
  const words: string[] = []
  if (typeof refused === 'string') words.push(refused)
  else if (refused instanceof Error) {
    const { code, originalCode }: Error & { code?: unknown; originalCode?: unknown } = refused
    words.push(...[originalCode, code].filter((word) => typeof word === 'string'), refused.message)
  }
  const sentence = refusals.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
  return sentence ? sentence(of) : null
}
