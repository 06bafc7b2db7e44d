/**
 * Scores pages like MDN's HTTP Observatory, by its published rules: package @mdn/mdn-http-observatory 1.4.8, src/grader/charts.js and
 * src/analyzer/tests (algorithm version 5, read 2026-11-20). Leaves out three rules that need a host on the internet and never add points:
 * certificate, preload list, and the proxy's redirect from HTTP.
 */
export type Observed = { headers: Headers; html: string; origin: URL }

/** A rule's result with the points it adds to 100. */
export type Finding = { result: string; points: number }

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']
const isAny = (sources: string[], of: string[]) => sources.some((source) => of.includes(source))
const isPlain = (sources: string[]) => sources.some((source) => /^(http|ftp):/.test(source))

/** @returns the directives with their sources, or null if the policy is empty or has a directive twice */
function parsePolicy(policy: string): Map<string, string[]> | null {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (name === '') continue
    if (directives.has(name)) return null
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources)
  }
  return directives.size > 0 ? directives : null
}

function judgePolicy({ headers }: Observed): Finding {
  const header = headers.get('content-security-policy')
  if (header === null) return { result: 'csp-not-implemented', points: -25 }
  const csp = parsePolicy(header)
  if (!csp) return { result: 'csp-header-invalid', points: -25 }
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  // A browser that knows hashes ignores 'unsafe-inline' beside them.
  const effective = (name: string) =>
    of(name).filter((one, _, all) => !(one === "'unsafe-inline'" && all.some((s) => /^'(sha|nonce-)/.test(s))))
  const [script, style] = [effective('script-src'), effective('style-src')]
  const passive = ['img-src', 'media-src']
  const active = [...csp].filter(([name]) => !passive.includes(name) && name !== 'script-src').flatMap(([, sources]) => sources)
  if (isAny(script, [...broad, ...inline]) || isAny(of('object-src'), broad))
    return { result: 'csp-implemented-with-unsafe-inline', points: -20 }
  if (isPlain([...active, ...script])) return { result: 'csp-implemented-with-insecure-scheme', points: -20 }
  if (isAny([...script, ...style], ["'unsafe-eval'"])) return { result: 'csp-implemented-with-unsafe-eval', points: -10 }
  if (isPlain(passive.flatMap(of))) return { result: 'csp-implemented-with-insecure-scheme-in-passive-content-only', points: -10 }
  if (isAny(style, [...broad, ...inline])) return { result: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 }
  return csp.get('default-src')?.join() === "'none'"
    ? { result: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { result: 'csp-implemented-with-no-unsafe', points: 5 }
}

/** Six months in seconds. The rules count them as 180 days. */
const sixMonths = 15_552_000

function judgeTransport({ headers }: Observed): Finding {
  const header = headers.get('strict-transport-security')
  if (header === null) return { result: 'hsts-not-implemented', points: -20 }
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1]
  if (age === undefined || header.includes(',')) return { result: 'hsts-header-invalid', points: -20 }
  return Number(age) >= sixMonths
    ? { result: 'hsts-implemented-max-age-at-least-six-months', points: 0 }
    : { result: 'hsts-implemented-max-age-less-than-six-months', points: -10 }
}

function judgeReferrer({ headers }: Observed): Finding {
  const last = headers.get('referrer-policy')?.toLowerCase().split(',').at(-1)?.trim()
  if (last === undefined) return { result: 'referrer-policy-not-implemented', points: 0 }
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last)
    ? { result: 'referrer-policy-private', points: 5 }
    : { result: 'referrer-policy-unsafe', points: -5 }
}

function judgeFraming(page: Observed): Finding {
  const policy = parsePolicy(page.headers.get('content-security-policy') ?? '')
  if (policy?.has('frame-ancestors')) return { result: 'x-frame-options-implemented-via-csp', points: 5 }
  const header = page.headers.get('x-frame-options')?.toLowerCase()
  return header === 'deny' || header === 'sameorigin'
    ? { result: 'x-frame-options-sameorigin-or-deny', points: 0 }
    : { result: 'x-frame-options-not-implemented', points: -20 }
}

function judgeResourcePolicy({ headers }: Observed): Finding {
  const header = headers.get('cross-origin-resource-policy')?.toLowerCase() ?? 'none'
  if (header === 'none') return { result: 'cross-origin-resource-policy-not-implemented', points: 0 }
  if (header === 'cross-origin') return { result: 'cross-origin-resource-policy-implemented-with-cross-origin', points: 0 }
  return /^same-(origin|site)$/.test(header)
    ? { result: `cross-origin-resource-policy-implemented-with-${header}`, points: 10 }
    : { result: 'cross-origin-resource-policy-header-invalid', points: -5 }
}

const judgeTypes = ({ headers }: Observed): Finding =>
  headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
    ? { result: 'x-content-type-options-nosniff', points: 0 }
    : { result: 'x-content-type-options-not-implemented', points: -5 }

const judgeSharing = ({ headers }: Observed): Finding =>
  headers.has('access-control-allow-origin') && headers.has('access-control-allow-credentials')
    ? { result: 'cross-origin-resource-sharing-implemented-with-universal-access', points: -50 }
    : { result: 'cross-origin-resource-sharing-not-implemented', points: 0 }

function judgeScripts({ html, origin }: Observed): Finding {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, src = '']) => new URL(src, origin).host !== origin.host)
  if (foreign.length === 0) return { result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 }
  const bare = foreign.filter(([tag]) => !tag.includes(' integrity='))
  if (bare.length === 0) return { result: 'sri-implemented-and-external-scripts-loaded-securely', points: 5 }
  return bare.every(([, src = '']) => src.startsWith('https:'))
    ? { result: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 }
    : { result: 'sri-not-implemented-and-external-scripts-not-loaded-securely', points: -50 }
}

function judgeCookies(page: Observed): Finding {
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.toLowerCase())
  if (cookies.length === 0) return { result: 'cookies-not-found', points: 0 }
  const isProtected = judgeTransport(page).points === 0
  const isSession = (cookie: string) => /^[^=]*(login|sess)/.test(cookie)
  const lacks = (attribute: string) => (cookie: string) => !new RegExp(`;\\s*${attribute}(?=[;=\\s]|$)`).test(cookie)
  if (cookies.some((cookie) => /;\s*samesite(?!=(lax|strict|none)\b)/.test(cookie)))
    return { result: 'cookies-samesite-flag-invalid', points: -20 }
  if (cookies.some((cookie) => isSession(cookie) && lacks('secure')(cookie)))
    return { result: 'cookies-session-without-secure-flag', points: isProtected ? -10 : -40 }
  if (cookies.some((cookie) => isSession(cookie) && lacks('httponly')(cookie)))
    return { result: 'cookies-session-without-httponly-flag', points: -30 }
  if (cookies.some(lacks('secure'))) return { result: 'cookies-without-secure-flag', points: isProtected ? -5 : -20 }
  return cookies.some(lacks('samesite'))
    ? { result: 'cookies-secure-with-httponly-sessions', points: 0 }
    : { result: 'cookies-secure-with-httponly-sessions-and-samesite', points: 5 }
}

const rules = [
  judgePolicy,
  judgeCookies,
  judgeSharing,
  judgeReferrer,
  judgeTransport,
  judgeScripts,
  judgeTypes,
  judgeFraming,
  judgeResourcePolicy,
]

/** Bonus points count only if the score without them is at least this high. */
const extraFrom = 90

export function observe(page: Observed): { score: number; findings: Finding[] } {
  const findings = rules.map((judge) => judge(page))
  const sum = (points: Finding[]) => points.reduce((all, finding) => all + finding.points, 100)
  const without = sum(findings.filter(({ points }) => points < 0))
  return { score: Math.max(0, without >= extraFrom ? sum(findings) : without), findings }
}
