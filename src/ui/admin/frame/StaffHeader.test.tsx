import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { may, type Role, roles } from '#src/contracts/permissions.ts'
import { findStaffRoute } from '#src/server/calls/staff-routes.ts'
import { Logout } from './Logout.tsx'
import { StaffHeader } from './StaffHeader.tsx'
import { linksOf } from './staff-navigation.ts'

const render = (role: Role, { path = '/admin/account', isOpen = true } = {}) =>
  renderToStaticMarkup(
    <StaffHeader staff={{ name: 'Ngozi', role, isOpen }} path={path}>
      <Logout account={1} />
    </StaffHeader>,
  )

describe('head of a staff page', () => {
  it.each(roles)('leads the role of %s to what it may open, and to nothing else', (role) => {
    const html = render(role)
    expect(html.includes('href="/admin/dashboard"')).toBe(may(role, 'contacts.read'))
    expect(html).toMatch(/<a href="\/admin\/account" aria-current="page">Your account</)
    for (const { href, permission } of linksOf(role))
      expect(findStaffRoute('GET', href)).toMatchObject({ access: permission })
  })

  it('leads nowhere while something has to be done first, but lets everybody leave, without JavaScript too', () => {
    const html = render('owner', { isOpen: false })
    expect(html).not.toContain('<nav')
    expect(html).toMatch(/<form action="\/admin\/logout" method="post">.*Logout/)
  })
})
