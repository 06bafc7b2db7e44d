import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Role } from '#src/contracts/permissions.ts'
import { StaffRole } from '#src/staff/frame/staff-role.ts'
import { exampleRequest } from '../../../../tests/desk/example-request.ts'
import { firstPage } from '../list-address.ts'
import { noFilter, type RequestState } from '../requests.ts'
import { BulkBar } from './BulkBar.tsx'

const nothing = () => Promise.resolve(true)
const work = {
  said: { text: '', isFault: false, undo: [] },
  change: nothing,
  undo: nothing,
}
const render = (states: RequestState[], role: Role = 'sales') =>
  renderToStaticMarkup(
    <StaffRole value={role}>
      <BulkBar
        chosen={states.map((state, at) => ({
          ...exampleRequest,
          comeBackOn: null,
          id: at + 1,
          state,
        }))}
        listLocation={firstPage('contacts', { ...noFilter, state: 'flagged' })}
        me="tunde"
        assignees={['tunde']}
        work={work}
        onClear={() => {}}
      />
    </StaffRole>,
  )

it('leads to one question about all that is chosen, if all is flagged', () => {
  expect(render(['flagged', 'flagged', 'flagged'])).toContain(
    'href="/admin/delete?state=flagged&amp;contact=1%2C2%2C3">Delete 3<',
  )
  expect(render(['flagged', 'new'])).not.toContain('/admin/delete')
  expect(render(['flagged'], 'viewer')).not.toContain('/admin/delete')
})
