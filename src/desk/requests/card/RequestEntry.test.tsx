import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  contactFieldNames,
  contactFields,
  mapContactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { describeRefused } from '#src/contracts/contact/contact-files.ts'
import type { Role } from '#src/contracts/permissions.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { StaffRole } from '#src/staff/frame/staff-role.ts'
import {
  acceptedProForma,
  exampleDesk,
  exampleRequest,
} from '../../../../tests/desk/example-request.ts'
import { firstPage } from '../list-address.ts'
import type { StaffRequest } from '../request-records.ts'
import { RequestEntry } from './RequestEntry.tsx'
import { givenLabel } from './request-changes.ts'

const render = (
  request: Partial<typeof exampleRequest>,
  role: Role = 'viewer',
  region = exampleDesk.office,
) =>
  renderToStaticMarkup(
    <StaffRole value={role}>
      <RequestEntry
        request={{ ...exampleRequest, ...request }}
        listLocation={firstPage('contacts')}
        isBusy={false}
        desk={{ ...exampleDesk, region }}
        work={null}
        error=""
        onMove={() => {}}
      />
    </StaffRole>,
  )
const textOf = (html: string) => html.replace(/<wbr\/?>/g, '').replace(/<[^>]+>/g, '|')

it('shows each field of the contact form under its label, in the order of the form', () => {
  const texts = mapContactFields((_, name) => `typed-${name}`)
  const text = textOf(render({ ...texts, callBack: 'today-morning', listed: 'typed-requestList' }))
  const shown = contactFieldNames.map(
    (name) =>
      `${requestLabels[name]}\\|+${contactFields[name].type === 'choice' ? 'Friday,? 20 November' : `typed-${name}`}`,
  )
  expect(text).toMatch(new RegExp(shown.join('[^]*')))
})

it('leaves out a field that was left empty', () => {
  for (const name of contactFieldNames.filter((one) => !contactFields[one].min)) {
    const label = new RegExp(`\\|${requestLabels[name]}\\|`)
    expect(textOf(render({}))).toMatch(label)
    expect(textOf(render({ [name]: '' }))).not.toMatch(label)
  }
  expect(textOf(render({ timeZone: null }))).not.toMatch(/\|Time zone\||\|Local time\|/)
})

it('says who has it', () => {
  expect(textOf(render({ takenBy: 'ada' }))).toMatch(/Contact #12\|+Assigned to \|+ada\|/)
  expect(textOf(render({ takenBy: null }))).not.toContain('Assigned to')
})

it('says who answered and when', () => {
  const answered = {
    state: 'answered',
    answeredAt: '2026-11-20T08:41:00.000Z',
    answeredBy: 'Ngozi',
  } as const
  expect(textOf(render(answered)).replace(/[|]+/g, '')).toContain(
    'Answered by Ngozi, 20 Nov 2026, 09:41',
  )
  // The request was answered before names were stored.
  expect(textOf(render({ ...answered, answeredBy: null })).replace(/[|]+/g, '')).toContain(
    'Answered 20 Nov 2026, 09:41',
  )
})

it('leads whoever makes pro-formas to one, of a request without a list too', () => {
  for (const requestList of ['smart-lock*2', ''])
    expect(render({ requestList }, 'sales')).toContain('href="/admin/pro-forma?contact=12"')
  expect(render({}, 'viewer')).not.toContain('/admin/pro-forma')
})

it('says how many files were not taken, and why', () => {
  expect(textOf(render({ filesRefused: ['network', 'network'] }))).toContain(
    describeRefused(['network', 'network']),
  )
  expect(textOf(render({}))).not.toContain('not taken')
})

it('says when to call by the clock of the office, wherever the reader is', () => {
  const asked = { callBack: 'tomorrow-morning', timeZone: 'America/New_York' }
  const elsewhere = textOf(
    render(asked, 'viewer', { locale: 'en-GB', timeZone: 'America/New_York' }),
  )
  expect(elsewhere).toContain(
    '09:00 to 12:00 (03:00 to 06:00, Eastern Standard Time), in West Africa Time',
  )
  expect(textOf(render(asked))).toContain('09:00 to 12:00 (03:00 to 06:00, Eastern Standard Time)|')
})

it('names what a contact came from, and leads there', () => {
  expect(render({ askedAbout: '/product/1' })).toContain('<a href="/product/1">Smart Lock</a>')
  expect(render({ askedAbout: '/product/1/night', cameFrom: '/fr/product/1/night' })).toContain(
    '<a href="/fr/product/1/night">Smart Lock</a>',
  )
  expect(render({ askedAbout: '/product/12', cameFrom: '/product/12' })).toContain(
    '<a href="/product/12">/product/12</a>',
  )
})

it('lets staff say that they gave a stored pro-forma to the customer, until they have', () => {
  const stored = { ...acceptedProForma, accepted: null, state: 'unsent' } as const
  const shown = (state: 'new' | 'waiting', proForma: StaffRequest['proFormas'][number]) =>
    textOf(render({ state, proFormas: [proForma] }, 'sales')).includes(givenLabel)
  expect([shown('new', stored), shown('waiting', stored)]).toEqual([true, false])
  expect(shown('new', { ...stored, state: 'sent' })).toBe(false)
})

it('shows what was accepted instead of what was asked for, with the order number', () => {
  const accepted = {
    ...acceptedProForma,
    accepted: { by: 'Bola Ade', position: 'Owner', orderNumber: 'PO-77', at: '', promisedBy: null },
  }
  expect(textOf(render({ proFormas: [accepted] }))).toMatch(
    /Accepted\|+\$4,800.00, order number PO-77/,
  )
})

it('names what the customer of an accepted offer was promised, until an order comes back for it no more', () => {
  const shown = (change: Partial<StaffRequest>) =>
    textOf(render({ proFormas: [acceptedProForma], ...change }))
  const promised = 'invoice and day of delivery promised by Friday, 20 November'
  expect(shown({}).replace('Friday 20', 'Friday, 20')).toContain(promised)
  const at = '2026-11-20T09:00:00.000Z'
  const won = { result: 'won', words: '', sum: 4800, at, order: null } as const
  const outcome = { ...won, proForma: acceptedProForma.number }
  const ordered = { state: 'answered', outcome } as const
  expect(shown({ ...ordered, comeBackOn: '2026-11-20' })).toContain(promised)
  expect(shown({ ...ordered, comeBackOn: null })).not.toContain('promised')
})
