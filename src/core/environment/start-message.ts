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
  /** Sentences about set values that this release no longer knows. */
  retired: string[]
  /** Texts that visitors read again after the update, each with its file. */
  returned?: readonly string[]
}

export function firstSignIn(origin: string, { name, password }: FirstAccount): string {
  const hours = staffLimits.oneTimePasswordMs / 3_600_000
  return `Sign in at ${origin}/admin/signin as "${name}" with the one-time password ${password} (valid for ${hours} hours)`
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
  retired,
  returned = [],
}: Options): string {
  const isAlone = host !== undefined && isLoopback(host)
  const name = isAlone || !host ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const address = `http://${name}:${port}`
  const origin = publicOrigin ?? address
  const reach = isAlone ? ' from this machine alone' : ''
  const visitors = publicOrigin ? ` (for visitors: ${publicOrigin})` : ''
  const mails = !isSending
    ? 'Mails and webhooks wait, because SENDING is off.'
    : mail.smtpUrl
      ? `Mails are sent by ${new URL(mail.smtpUrl).host}.`
      : `Mails are written to files in ${mail.directory}, because SMTP_URL is not set.`
  const samples = openings === 1 ? '1 sample is' : `${openings} samples are`
  return [
    '',
    `The site is ready${reach}: ${address}${visitors}, version ${versionInWords(version)}`,
    ...(firstAccount ? [firstSignIn(origin, firstAccount)] : []),
    ...(openings > 0
      ? [`Next: make it yours at ${origin}${openingAddress}; ${samples} left.`]
      : []),
    mails,
    ...(firstAccount
      ? [`If the password is lost: npm run admin -- reset ${firstAccount.name}`]
      : []),
    ...slips.map(
      ({ name: given, closest }) => `${given} is not a setting: write ${closest} if you mean that.`,
    ),
    ...retired,
    ...(returned.length > 0
      ? [
          '',
          'What the groups hid is now hidden entry by entry (Content, History). Sentences are no longer left out.',
          `These speak of what is hidden, and visitors read them: rewrite or remove them, at ${origin}${openingAddress}`,
          ...returned,
        ]
      : []),
    '',
  ].join('\n')
}
