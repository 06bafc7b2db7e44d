/** The step of an SMTP session in which a mail was not taken. */
type Phase = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA'

/**
 * What a fault means. `address`: the address does not exist, which is final and counts against it.
 * `mail`: this mail can never be sent, and no address is at fault. `retry`: this mail waits, and
 * others go on. `pause`: it would meet every mail. `content`: it may meet every mail of an issue, or
 * this one alone. `unknown`: the mail may have been sent.
 */
export type MailOutcome = 'address' | 'mail' | 'retry' | 'pause' | 'content' | 'unknown'

/**
 * Outcomes by phase and code, `550 5.1.1`; the first row that fits counts. The enhanced codes
 * are those of RFC 3463 and RFC 6531.
 */
const outcomes: readonly {
  at: readonly Phase[]
  code: RegExp
  is: MailOutcome
  bulk?: 'pause' | 'content'
}[] = [
  { at: ['CONNECT', 'AUTH'], code: /^/, is: 'pause' },
  { at: ['MAIL', 'DATA'], code: /^(552$|5\d\d 5\.3\.4|too large)/, is: 'mail', bulk: 'pause' },
  { at: ['MAIL'], code: /^/, is: 'pause' },
  // Some servers look for the address only after the last dot.
  { at: ['RCPT', 'DATA'], code: /^5\d\d 5\.(1\.1|1\.2|1\.10|2\.1)$/, is: 'address' },
  // The limit of our account, for example with Gmail.
  { at: ['RCPT', 'DATA'], code: /^[45]\d\d [45]\.4\.5$/, is: 'pause' },
  // The address has letters that the mail server cannot write.
  { at: ['RCPT'], code: /^5\d\d 5\.(1\.3|6\.7)$/, is: 'mail' },
  { at: ['RCPT'], code: /^/, is: 'retry' },
  { at: ['DATA'], code: /^4/, is: 'retry', bulk: 'pause' },
  { at: ['DATA'], code: /^/, is: 'retry', bulk: 'content' },
]

/**
 * Number of addresses in a row that get the same answer from which the answer is the mail server's
 * and not theirs. A list may well have some dead or full mailboxes in a row.
 */
const inARow = { refused: 3, later: 20, address: 10 }

/** The word of an unknown answer, as the outbox stores it. */
export const unknownAnswer = 'UNKNOWN'

/**
 * Why a mail server did not take a mail for `to`. `code` names phase and codes without the server's
 * words, which may repeat what was sent.
 */
export class MailFault extends Error {
  readonly code: string
  readonly phase: Phase | null
  readonly detail: string
  readonly response: string
  readonly to: string
  constructor(phase: Phase | null, detail: string, response: string, to: string) {
    super(response)
    this.phase = phase
    this.detail = detail
    this.response = response
    this.to = to
    this.code = phase ? `${phase} ${detail}` : unknownAnswer
  }
}

const phaseOf = (command: string): Phase => {
  if (command.startsWith('AUTH')) return 'AUTH'
  if (command === 'MAIL FROM') return 'MAIL'
  if (command === 'RCPT TO') return 'RCPT'
  return command === 'DATA' ? 'DATA' : 'CONNECT'
}

type SmtpError = Error & {
  code?: string
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
}

/**
 * Makes a fault of an error of nodemailer, which names every time-out and every lost connection
 * `CONN`. Other errors stay as they are.
 * @param isHandedOver whether the mail server has the whole mail
 */
export function toMailFault(error: unknown, isHandedOver: boolean, to: string): unknown {
  if (!(error instanceof Error)) return error
  const { code = '', originalCode, command = '', response, responseCode }: SmtpError = error
  const text = response || error.message
  // The server has refused an answer to the mail only if it has answered.
  if (isHandedOver && !responseCode) return new MailFault(null, '', text, to)
  const isOurs = command === 'API' && /^E(ENVELOPE|MESSAGE|STREAM)$/.test(code)
  if (isOurs || (!command && code !== 'EABORT')) return error
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const answer = [responseCode, enhanced].filter(Boolean).join(' ')
  // nodemailer itself refuses what exceeds the size that the server has named.
  const local = code === 'EMESSAGE' ? 'too large' : (originalCode ?? code)
  return new MailFault(isHandedOver ? 'DATA' : phaseOf(command), answer || local, text, to)
}

/** @param isBulk whether the mail goes to many, so that a refusal of its content meets them all */
export function outcomeOf(error: unknown, isBulk: boolean): MailOutcome {
  if (!(error instanceof MailFault)) return 'retry'
  const { phase, detail } = error
  if (!phase) return 'unknown'
  const row = outcomes.find(({ at, code }) => at.includes(phase) && code.test(detail))
  return (isBulk ? row?.bulk : undefined) ?? row?.is ?? 'retry'
}

/**
 * Counts addresses that get the same answer one after another.
 * @returns `isServers` counts a refusal, and returns whether it is the mail server's; `end` ends
 * the row
 */
export function createRefusalRow() {
  let code = ''
  const addresses = new Set<string>()
  return {
    isServers(error: unknown, outcome: MailOutcome): boolean {
      if (!(error instanceof MailFault) || outcome === 'mail') return false
      if (error.code !== code) addresses.clear()
      code = error.code
      addresses.add(error.to)
      const is = outcome === 'address' ? 'address' : /^5/.test(error.detail) ? 'refused' : 'later'
      if (addresses.size < inARow[is]) return false
      addresses.clear()
      return true
    },
    end: () => addresses.clear(),
  }
}
