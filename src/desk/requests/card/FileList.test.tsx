import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { may, roles } from '#src/contracts/permissions.ts'
import { StaffRole } from '#src/staff/frame/staff-role.ts'
import { FileList } from './FileList.tsx'

const request = {
  id: 7,
  files: [{ id: 3, name: 'floor plan.pdf', type: 'application/pdf', size: 120_000 }],
} as const

it.each(roles)(
  'links each file for who may save it, and says else why there is no link: %s',
  (role) => {
    const html = renderToStaticMarkup(
      <StaffRole value={role}>
        <FileList request={{ ...request, files: [...request.files] }} />
      </StaffRole>,
    )
    expect(html).toContain('floor plan.pdf')
    expect(html.includes('<a ')).toBe(may(role, 'contacts.files'))
    expect(html.includes('Only owners and sales can save files')).toBe(!may(role, 'contacts.files'))
  },
)
