import { openingAddress } from '#src/contracts/opening-address.ts'
import { type ProgramVersion, versionInWords } from '#src/contracts/program-version.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Config } from './config.ts'

type FirstAccount = { name: string; password: string }

type Options = {
  config: Pick<Config, 'host' | 'publicOrigin' | 'isSending'> & {
    mail: Pick<Config['mail'], 'smtpUrl' | 'directory'>
  }
  version: ProgramVersion
  port: number
  /**
   * The account made at this start, and its one-time password; null if there were accounts already.
   */
  firstAccount: FirstAccount | null
  /** Number of samples of the example company that are left. */
  openings: number
  slips: { name: string; closest: string }[]
}

export function firstSignIn(origin: string, { name, password }: FirstAccount): string {
  const hours = staffLimits.oneTimePasswordMs / 3_600_000
  return `Sign in at ${origin}/admin/signin as "${name}" with the one-time password ${password}
It works once, within ${hours} hours. If it is lost: npm run admin -- reset ${name}`
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

/**
 * Returns the message printed once the site listens. It is not part of the log, because it contains
 * a password.
 */
export function startMessage({
  config: { host, publicOrigin, isSending, mail },
  version,
  port,
  firstAccount,
  openings,
  slips,
}: Options): string {
  const isAlone = host !== undefined && isLoopback(host)
  const name = isAlone || !host ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const address = `http://${name}:${port}`
  const reach = isAlone
    ? 'It can be reached from this machine alone; HOST=* opens it to others.'
    : `It can be reached from every machine that can reach ${host ?? 'this one'}.`
  const held = 'Mails and webhooks wait and none is sent, because SENDING is off.'
  const sent = mail.smtpUrl
    ? `Mails are sent by ${new URL(mail.smtpUrl).host}.`
    : `Mails are written to files in ${mail.directory}, because SMTP_URL is not set.`
  const ready = `The site is ready: ${address}${publicOrigin ? ` (for visitors: ${publicOrigin})` : ''}`
  const [values, are] = openings === 1 ? ['value', 'is'] : ['values', 'are']
  const before = `Before you open: ${openings} ${values} ${are} still as delivered, see ${publicOrigin ?? address}${openingAddress}`
  return [
    '',
    ready,
    reach,
    `Version: ${versionInWords(version)}.`,
    isSending ? sent : held,
    ...slips.map(
      ({ name: given, closest }) => `${given} is not a setting: write ${closest} if you mean that.`,
    ),
    ...(openings > 0 ? [before] : []),
    ...(firstAccount ? [firstSignIn(publicOrigin ?? address, firstAccount)] : []),
    '',
  ].join('\n')
}
