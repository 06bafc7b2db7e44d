import { may, type Role } from '../permissions.ts'
import { type SessionStanding, staffRoutes } from './staff-routes.ts'

const pages = staffRoutes.filter(({ method, title }) => method === 'GET' && title !== undefined)

/** Returns the title of a page of the staff area; empty if the table has none. */
export const titleOf = ({ pathname }: URL): string =>
  pages.find(({ path }) => path === pathname)?.title ?? ''

/** Whether a page asks for a proof of identity before it opens. */
export const asksForProof = (page: string): boolean =>
  pages.some(({ path, needsProof }) => path === page.replace(/\?.*/, '') && needsProof)

/**
 * Returns the account that opens a page or posts its form. The server has already refused others;
 * pages check again, so that no guard is the only one.
 * @throws Error if the account may not do so
 */
export function requireStaff<Staff extends { role: Role; standing: SessionStanding }>({
  request,
  url,
  locals: { staff },
}: {
  request: Request
  url: URL
  locals: { staff: Staff | null }
}): Staff {
  const method = request.method === 'POST' ? 'POST' : 'GET'
  const { access, during = [] } =
    staffRoutes.find((route) => route.method === method && route.path === url.pathname) ?? {}
  const isOpen = staff?.standing === 'open' || (staff !== null && during.includes(staff.standing))
  if (!isOpen || !access || access === 'anyone' || !may(staff.role, access))
    throw new Error(`${url.pathname} was reached without its permission`)
  return staff
}

/** The list of subscribers, which is a tab of the dashboard. Editors see the issues instead. */
const subscribers = {
  path: '/admin/dashboard',
  query: '?tab=newsletter',
  label: 'Newsletter',
  access: 'subscribers.read',
  place: 'row',
} as const

const isPart = (path: string, query: string, { pathname, search }: URL): boolean => {
  // The issues stand under Newsletter, whichever of its two pages a role may open.
  if (query && pathname.startsWith('/admin/newsletter')) return true
  return (
    (pathname === path || pathname.startsWith(`${path}/`)) &&
    (path !== subscribers.path || search.includes(subscribers.query) === Boolean(query))
  )
}

/** Returns the pages that a role may open, each label once, and whether `url` belongs to it. */
export function menuOf(role: Role, url: URL) {
  const [contacts, ...others] = pages.flatMap(({ path, access, menu }) =>
    menu ? [{ path, access, query: '', ...menu }] : [],
  )
  const open = [...(contacts ? [contacts] : []), subscribers, ...others].filter(
    ({ access }) => access !== 'anyone' && may(role, access),
  )
  const hasContacts = contacts !== undefined && open.includes(contacts)
  return open
    .filter((page, at) => open.findIndex(({ label }) => label === page.label) === at)
    .map(({ path, query, label, place }) => ({
      label,
      // Without Contacts there is room on a phone too.
      place: place === 'wide' && !hasContacts ? 'row' : place,
      href: path + query,
      isCurrent: isPart(path, query, url),
    }))
}
