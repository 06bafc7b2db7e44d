import { staffLimits } from '#src/contracts/staff-limits.ts'
import { cookiesBlocked } from './sign-in-texts.ts'

/** Problem type (RFC 9457) for requests that need a new proof of identity. */
export const proofNeeded = '/problems/proof-needed'

/**
 * Returns whether the last proof of identity is recent enough for an export or a deletion.
 * @param provedAt milliseconds since 1970
 */
export const isProved = (provedAt: number, now: number): boolean =>
  now - provedAt < staffLimits.proofMs

/** Presses that a proof of identity interrupts, with the words of their buttons; empty for others. */
const presses = {
  ...{ begin: 'Begin', 'bring-back': 'Bring back', open: 'Open the site', publish: 'Publish' },
  ...{ 'language-add': 'Add language', 'language-show': 'Show to visitors' },
  ...{ 'language-off': 'Take off', 'language-remove': 'Remove from the site' },
  other: '',
} as const
export type Press = keyof typeof presses

const isPress = (text: string): text is Press => Object.hasOwn(presses, text)
const readPress = (text: string | null): Press | null =>
  text !== null && isPress(text) ? text : null

/** Returns an address that says which press to repeat; null for none. */
export function withPress(address: string, press: string | null): string {
  const { pathname, searchParams } = new URL(address, base)
  searchParams.delete('press')
  const known = readPress(press)
  if (known !== null) searchParams.set('press', known)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** Says what to press again after a proof; null if no press was interrupted. */
export function pressAgainWords(text: string | null): string | null {
  const press = readPress(text)
  if (press === null) return null
  const again =
    presses[press] === '' ? 'Press the button once more' : `Press “${presses[press]}” once more`
  return `You have confirmed who you are. ${again}: nothing was changed yet.`
}

/**
 * Returns the address of the page that asks for a proof of identity, then redirects to `next`.
 * @param asked `back`: the page before; `press`: what the proof interrupts, which that page says
 */
export const confirmAddress = (
  next: string,
  { back, press }: { back?: string | undefined; press?: Press | null } = {},
): string =>
  `/admin/confirm?${new URLSearchParams({ next, ...(back && { back }), ...(press && { press }) })}`

export const signInReasons = {
  ended: 'Your session has ended. Sign in to go on where you were.',
  kept: 'Your session has ended. What you typed is kept in this tab. Sign in to go back to it.',
  cookies: cookiesBlocked,
} as const

/** Query parameter by which a sign-in without a script checks that the cookie has arrived. */
export const cookieCheck = 'check'
export type SignInReason = keyof typeof signInReasons
export const isSignInReason = (text: string | null): text is SignInReason =>
  text !== null && Object.hasOwn(signInReasons, text)

export const signInAddress = (next: string, reason?: SignInReason): string =>
  `/admin/signin?${new URLSearchParams({ next, ...(reason && { reason }) })}`

type NextAddress = { href: string; isFile: boolean }

const base = 'https://site.invalid'

/**
 * Validates a redirect target.
 * @returns null unless it is a page of the staff area or a file of the API
 */
export function readNext(text: string | null): NextAddress | null {
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return null
  const { origin, pathname, search } = new URL(text, base)
  const isFile = pathname.startsWith('/api/')
  if (
    origin !== base ||
    !(isFile || pathname.startsWith('/admin/')) ||
    pathname === '/admin/confirm'
  )
    return null
  return { href: pathname + search, isFile }
}

/**
 * Validates a page of the staff area as a target.
 * @returns null for other addresses and for pages of the sign-in
 */
export function readNextPage(text: string | null): string | null {
  const next = readNext(text)
  return next && !next.isFile && !/^\/admin\/(signin|second-factor|logout)\b/.test(next.href)
    ? next.href
    : null
}

/**
 * Returns the page to which someone goes back without confirming: the page before, else the page
 * to go on to where that opens without a proof too, because only a press on it needs one.
 * @param needsProof whether a page asks for a proof before it opens
 */
export const pageBefore = (
  { back, next }: { back: string | null; next: string | null },
  needsProof: (page: string) => boolean,
): string | null =>
  [back, next].map(readNextPage).find((page) => page !== null && !needsProof(page)) ?? null
