import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  confirmAddress,
  isProved,
  proofNeeded,
  readNext,
  readNextPage,
  signInAddress,
} from '#src/contracts/account/proof.ts'
import { homeOf, may } from '#src/contracts/permissions.ts'
import type { SessionStanding, StaffRoute } from '#src/contracts/staff/staff-routes.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { findStaffRoute } from '../calls/find-staff-route.ts'

/**
 * For each step that a session has to complete first: the address of its page, and what the API
 * says.
 */
const steps: Record<Exclude<SessionStanding, 'open'>, { page: string; advice: string }> = {
  'second-factor': {
    page: '/admin/second-factor',
    advice: 'Complete the second step of the sign-in first.',
  },
  'change-password': {
    page: '/admin/password',
    advice: 'Change the one-time password first: POST /api/session/password.',
  },
  'set-up-second-factor': {
    page: '/admin/account',
    advice: 'Your role needs a second step. Set one up first.',
  },
}

/**
 * Returns whether the browser navigates to the address or a script fetches it. Browsers before 2023
 * do not send `Sec-Fetch-Mode`.
 */
function isNavigation(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (c.req.header('accept') ?? '').includes('text/html')
}

const isStale = ({ needsProof }: StaffRoute, { provedAt }: SignedIn) =>
  needsProof === true && !isProved(provedAt, Date.now())

/**
 * Returns the address of the page that asks for a proof of identity and then leads back to the
 * present page.
 */
function addressToConfirm(c: Context): string {
  const { host, pathname, search } = new URL(c.req.url)
  const referrer = c.req.header('referer') ?? ''
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  const back = from?.host === host ? readNext(from.pathname + from.search) : null
  // A posted form is lost on the way; an export goes on by itself.
  const press = c.req.method === 'GET' ? null : 'other'
  return confirmAddress(pathname + search, { back: back?.href, press })
}

const homes = ['/admin', '/admin/dashboard', '/admin/content']

/**
 * Returns the page to show after a required sign-in: the requested page, or the page of the posted
 * form, which has the same address. The sign-in itself names the page. Null for the default page.
 */
function nextOf(c: Context): string | null {
  if (c.req.path === '/admin/signin') return readNextPage(c.req.query('next') ?? null)
  const address = c.req.path + new URL(c.req.url).search
  const isPage = 'access' in findStaffRoute('GET', c.req.path)
  return isPage && !homes.includes(address) ? readNextPage(address) : null
}

function answerApi(c: Context<AppEnv>, route: StaffRoute): Response | null {
  const { staff } = c.var
  if (!staff) return problem(401, 'POST /api/session opens a session.')
  const { standing, role } = staff
  if (standing !== 'open' && !route.during?.includes(standing))
    return problem(403, steps[standing].advice)
  if (route.access !== 'anyone' && !may(role, route.access))
    return problem(403, 'Your role does not allow this.')
  if (!isStale(route, staff)) return null
  if (isNavigation(c)) return c.redirect(addressToConfirm(c), 303)
  return problem(403, 'Confirm that it is you first, then try again.', {}, { type: proofNeeded })
}

/**
 * Guards the API: 401 without a session, 403 without the permission, 404 or 405 for requests that
 * staff-routes.ts does not list.
 */
export const authorizeApi = createMiddleware<AppEnv>(async (c, next) => {
  const route = findStaffRoute(c.req.method, c.req.path)
  if (!('access' in route))
    return route.allowed.length > 0
      ? problem(405, undefined, { allow: route.allowed.join(', ') })
      : problem(404)
  return (route.access === 'anyone' ? null : answerApi(c, route)) ?? next()
})

type Refuse = (c: Context<AppEnv>, status: 403 | 404 | 405) => Promise<Response>

/**
 * Guards the staff area's pages (spec.md §2), and redirects to the sign-in or a required step.
 * @param refuse renders a refusal
 */
export const authorizePages = (refuse: Refuse) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { staff } = c.var
    const { path, method } = c.req
    const route = findStaffRoute(method, path)
    const isOpenToAll = 'access' in route && route.access === 'anyone'
    const asked = nextOf(c)
    if (!staff) {
      const reason = method === 'POST' ? 'ended' : undefined
      const signIn = asked ? signInAddress(asked, reason) : '/admin/signin'
      return isOpenToAll ? next() : c.redirect(signIn, 303)
    }
    const { standing, role } = staff
    if (path === '/admin/logout') return next()
    if (standing !== 'open' && !('access' in route && route.during?.includes(standing))) {
      const goesOn = standing === 'second-factor' && asked
      const { page } = steps[standing]
      return c.redirect(goesOn ? `${page}?${new URLSearchParams({ next: goesOn })}` : page, 303)
    }
    if (path === '/admin/signin' && method !== 'POST') return c.redirect(asked ?? homeOf(role), 303)
    if (path === '/admin') return c.redirect(homeOf(role), 303)
    if (!('access' in route)) return refuse(c, route.allowed.length > 0 ? 405 : 404)
    if (route.access !== 'anyone' && !may(role, route.access)) return refuse(c, 403)
    return isStale(route, staff) ? c.redirect(addressToConfirm(c), 303) : next()
  })
