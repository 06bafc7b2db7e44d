import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { may, type Role, roles } from '#src/contracts/permissions.ts'
import { menuOf } from '#src/contracts/staff/staff-pages.ts'
import { findStaffRoute } from '#src/server/calls/find-staff-route.ts'
import { Logout } from './Logout.tsx'
import { StaffHeader } from './StaffHeader.tsx'

const at = (path: string) => new URL(path, 'https://site.example')

const render = (role: Role, { path = '/admin/account', isOpen = true } = {}) =>
  renderToStaticMarkup(
    <StaffHeader staff={{ name: 'Ngozi', role, isOpen }} url={at(path)}>
      <Logout account={1} />
    </StaffHeader>,
  )

const currentOf = (role: Role, path: string) =>
  menuOf(role, at(path))
    .filter(({ isCurrent }) => isCurrent)
    .map(({ label }) => label)

describe('head of a staff page', () => {
  it.each(roles)('leads the role of %s to what it may open, and to nothing else', (role) => {
    const html = render(role)
    expect(html.includes('href="/admin/dashboard"')).toBe(may(role, 'contacts.read'))
    expect(html).toMatch(/href="\/admin\/account" aria-current="page">Your account</)
    for (const { href } of menuOf(role, at('/admin'))) {
      const route = findStaffRoute('GET', at(href).pathname)
      expect('access' in route && route.access !== 'anyone' && may(role, route.access)).toBe(true)
    }
  })

  it('names six things in the row of an owner, and the rest under More', () => {
    const labels = (place: string) =>
      menuOf('owner', at('/admin'))
        .filter((page) => page.place === place)
        .map(({ label }) => label)
    expect([...labels('row'), ...labels('wide')]).toEqual([
      'Contacts',
      'Newsletter',
      'Content',
      'Team',
    ])
    expect(labels('more')).toEqual([
      'Booked calls',
      'Numbers',
      'Pro-formas',
      'Webhooks',
      'Personal data',
      'Audit log',
    ])
    expect(render('owner')).toMatch(/Logout.*More/)
  })

  it('has Content in the row of an editor, on phones too', () => {
    const places = menuOf('editor', at('/admin')).map(({ label, place }) => [label, place])
    expect(places).toContainEqual(['Content', 'row'])
  })

  it.each([
    ['owner', '/admin/calls', ['Booked calls']],
    ['owner', '/admin/dashboard?state=new', ['Contacts']],
    ['owner', '/admin/dashboard?tab=newsletter', ['Newsletter']],
    ['owner', '/admin/newsletter/issue?article=one', ['Newsletter']],
    ['editor', '/admin/newsletter', ['Newsletter']],
    ['owner', '/admin/content/edit?path=one', ['Content']],
    ['owner', '/admin/accounts/second-factor', ['Team']],
    ['owner', '/admin/account/passkey', ['Your account']],
    ['owner', '/admin/pro-formas', ['Pro-formas']],
  ] as const)('marks for the role of %s at %s: %j', (role, path, labels) =>
    expect(currentOf(role, path)).toEqual(labels),
  )

  it('opens the newsletter where the role has something to do there', () => {
    const newsletterOf = (role: Role) =>
      menuOf(role, at('/admin')).find(({ label }) => label === 'Newsletter')?.href
    expect(newsletterOf('viewer')).toBe('/admin/dashboard?tab=newsletter')
    expect(newsletterOf('editor')).toBe('/admin/newsletter')
  })

  it('leads nowhere while something has to be done first, but lets everybody leave, without JavaScript too', () => {
    const html = render('owner', { isOpen: false })
    expect(html).not.toContain('<nav')
    expect(html).toMatch(/<form action="\/admin\/logout" method="post">.*Logout/)
  })
})
