import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/**
 * Number of characters that are checked, which is enough to decide. The time grows faster than the
 * length.
 */
const checkedLength = 64
/**
 * Score that a password needs (decision 0037). It is the highest, for passwords that withstand
 * 10^10 guesses.
 */
const leastScore = 4

const reasons: Record<string, string> = {
  simpleRepeat: 'It repeats the same characters.',
  extendedRepeat: 'It repeats the same characters.',
  sequences: 'Its characters follow one another.',
  straightRow: 'It is a row of keys.',
  keyPattern: 'It is a pattern of keys.',
  common: 'It is one of the passwords that are tried first.',
  topTen: 'It is one of the passwords that are tried first.',
  topHundred: 'It is one of the passwords that are tried first.',
  similarToCommon: 'It is close to one of the passwords that are tried first.',
}
const advice =
  'Use four words that have nothing to do with each other, or let a password manager make one.'

/** Minimum number of letters and digits that a password needs besides known words. */
const leastBeside = 8

function isMadeOf(known: string[], password: string): boolean {
  const words = known
    .flatMap((name) => name.toLowerCase().split(/\s+/))
    .filter((word) => word.length > 2)
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), password.toLowerCase())
  return rest.length < password.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < leastBeside
}

let checker: Promise<ZxcvbnFactory> | undefined

/**
 * Reads the list of common passwords only when a password is chosen, because it takes 80 ms and 30
 * MB.
 */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: checkedLength })
}

/**
 * Estimates how easily a password is guessed (decision 0037).
 * @param known words that an attacker would try
 * @returns weakness and remedy, or null
 */
export async function findPasswordFault(password: string, known: string[]): Promise<string | null> {
  const normal = password.normalize('NFKC').trim()
  if (isMadeOf(known, normal))
    return `This password is too easy to guess. It is made of your name or the company’s. ${advice}`
  checker ??= loadChecker()
  const { score, feedback } = (await checker).check(normal, known)
  if (score >= leastScore) return null
  return `This password is too easy to guess. ${reasons[feedback.warning ?? ''] ?? ''} ${advice}`.replace(
    '  ',
    ' ',
  )
}
