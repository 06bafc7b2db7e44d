/**
 * Scores pages like MDN's HTTP Observatory, by its published rules: package
 * @mdn/mdn-http-observatory 1.4.8, src/grader/charts.js and src/analyzer/tests (algorithm version
 * 5, read 2026-11-20). Leaves out three rules that need a host on the internet and never add
 * points: certificate, preload list, and the proxy's redirect from HTTP.
 */
export type Observed = { headers: Headers; html: string; origin: URL }

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']
const isAny = (sources: string[], of: string[]) => sources.some((source) => of.includes(source))
const isPlain = (sources: string[]) => sources.some((source) => /^(http|ftp):/.test(source))

/**
 * @returns the directives with their sources, or null if the policy is empty or has a directive
 * twice
 */
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

function judgePolicy({ headers }: Observed): number {
  const csp = parsePolicy(headers.get('content-security-policy') ?? '')
  if (!csp) return -25
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  // A browser that knows hashes ignores 'unsafe-inline' beside them.
  const effective = (name: string) =>
    of(name).filter(
      (one, _, all) => !(one === "'unsafe-inline'" && all.some((s) => /^'(sha|nonce-)/.test(s))),
    )
  const [script, style] = [effective('script-src'), effective('style-src')]
  const passive = ['img-src', 'media-src']
  const active = [...csp]
    .filter(([name]) => !passive.includes(name) && name !== 'script-src')
    .flatMap(([, sources]) => sources)
  if (isAny(script, [...broad, ...inline]) || isAny(of('object-src'), broad)) return -20
  if (isPlain([...active, ...script])) return -20
  if (isAny([...script, ...style], ["'unsafe-eval'"])) return -10
  if (isPlain(passive.flatMap(of))) return -10
  if (isAny(style, [...broad, ...inline])) return 0
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** Six months in seconds. The rules count them as 180 days. */
const sixMonths = 15_552_000

function judgeTransport({ headers }: Observed): number {
  const header = headers.get('strict-transport-security') ?? ''
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1]
  if (age === undefined || header.includes(',')) return -20
  return Number(age) >= sixMonths ? 0 : -10
}

function judgeReferrer({ headers }: Observed): number {
  const last = headers.get('referrer-policy')?.toLowerCase().split(',').at(-1)?.trim()
  if (last === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last)
    ? 5
    : -5
}

function judgeFraming({ headers }: Observed): number {
  if (parsePolicy(headers.get('content-security-policy') ?? '')?.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function judgeResourcePolicy({ headers }: Observed): number {
  const header = headers.get('cross-origin-resource-policy')?.toLowerCase() ?? 'none'
  if (header === 'none' || header === 'cross-origin') return 0
  return /^same-(origin|site)$/.test(header) ? 10 : -5
}

const judgeTypes = ({ headers }: Observed): number =>
  headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5

const judgeSharing = ({ headers }: Observed): number =>
  headers.has('access-control-allow-origin') && headers.has('access-control-allow-credentials')
    ? -50
    : 0

function judgeScripts({ html, origin }: Observed): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, src = '']) => new URL(src, origin).host !== origin.host)
  if (foreign.length === 0) return 0
  const bare = foreign.filter(([tag]) => !tag.includes(' integrity='))
  if (bare.length === 0) return 5
  return bare.every(([, src = '']) => src.startsWith('https:')) ? -5 : -50
}

function judgeCookies(page: Observed): number {
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.toLowerCase())
  if (cookies.length === 0) return 0
  const isProtected = judgeTransport(page) === 0
  const isSession = (cookie: string) => /^[^=]*(login|sess)/.test(cookie)
  const lacks = (attribute: string) => (cookie: string) =>
    !new RegExp(`;\\s*${attribute}(?=[;=\\s]|$)`).test(cookie)
  if (cookies.some((cookie) => /;\s*samesite(?!=(lax|strict|none)\b)/.test(cookie))) return -20
  if (cookies.some((cookie) => isSession(cookie) && lacks('secure')(cookie)))
    return isProtected ? -10 : -40
  if (cookies.some((cookie) => isSession(cookie) && lacks('httponly')(cookie))) return -30
  if (cookies.some(lacks('secure'))) return isProtected ? -5 : -20
  return cookies.some(lacks('samesite')) ? 0 : 5
}

const rules = {
  'content-security-policy': judgePolicy,
  cookies: judgeCookies,
  'cross-origin-resource-sharing': judgeSharing,
  'referrer-policy': judgeReferrer,
  'strict-transport-security': judgeTransport,
  'subresource-integrity': judgeScripts,
  'x-content-type-options': judgeTypes,
  'x-frame-options': judgeFraming,
  'cross-origin-resource-policy': judgeResourcePolicy,
}

/** Bonus points count only if the score without them is at least this high. */
const extraFrom = 90

/** @returns the score, and the points that each rule adds to 100 */
export function observe(page: Observed): { score: number; findings: Record<string, number> } {
  const findings = Object.fromEntries(
    Object.entries(rules).map(([rule, judge]) => [rule, judge(page)]),
  )
  const sum = (points: number[]) => points.reduce((all, one) => all + one, 100)
  const without = sum(Object.values(findings).filter((points) => points < 0))
  return {
    score: Math.max(0, without >= extraFrom ? sum(Object.values(findings)) : without),
    findings,
  }
}
