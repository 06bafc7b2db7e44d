import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ContactPage, ContactRecord, SubscriberPage } from '#src/contracts/records.ts'
import { Dashboard } from './Dashboard.tsx'
import type { ListAddress } from './list-address.ts'

const contact: ContactRecord = {
  id: 12,
  reference: 'k7m3-9qxa',
  firstName: 'Adaeze',
  lastName: 'Okonkwo',
  company: 'Marina Cold Stores Ltd',
  phone: '+234 700 000 0112',
  businessEmail: 'ada@cold.example',
  message: 'Three cold rooms <script>',
  submittedAt: '2026-11-20T07:41:00.000Z',
  timeZone: 'Africa/Lagos',
  flags: [],
  state: 'new',
  answeredAt: null,
  marketing: false,
  consentVersion: '2026-11',
}
const contacts: ContactPage = { items: [contact], next: null, total: 1, counts: { new: 1, answered: 0, flagged: 0 }, kept: 1 }
const subscribers: SubscriberPage = {
  items: [
    {
      id: 48,
      email: 'reader@company.example',
      subscribedAt: '2026-11-19T10:00:00.000Z',
      source: 'newsletter',
      consentVersion: '2026-11',
      flags: [],
    },
  ],
  next: null,
  total: 1,
}
const none = { items: [], next: null, total: 0, counts: { new: 0, answered: 0, flagged: 0 }, kept: 0 }

type Lists = { contacts?: ContactPage | null; subscribers?: SubscriberPage | null }
const render = (place: ListAddress, lists: Lists = {}) =>
  renderToStaticMarkup(
    <Dashboard
      place={place}
      contacts={contacts}
      subscribers={subscribers}
      now="2026-11-20T08:00:00.000Z"
      timeZone="Africa/Lagos"
      {...lists}
    />,
  )
const first: ListAddress = { tab: 'contacts', trail: [] }

describe('§2 admin dashboard', () => {
  it('shows Contacts first, with every field, the date in local time, and nothing of the other list', () => {
    const html = render(first)
    for (const words of ['Contact Submissions', 'Contact #12', 'Adaeze', 'Okonkwo', 'Marina Cold Stores Ltd', '+234 700 000 0112'])
      expect(html).toContain(words)
    for (const words of ['ada@cold.example', '20 Nov 2026, 08:41', 'Africa/Lagos', 'Three cold rooms &lt;script&gt;'])
      expect(html).toContain(words)
    expect(html).toMatch(/aria-current="page"[^>]*>Contacts</)
    expect(html).not.toContain('reader@company.example')
  })

  it('shows Newsletter by its address', () => {
    const html = render({ tab: 'newsletter', trail: [] })
    for (const words of ['Newsletter Subscriptions', 'Subscriber #48', 'reader@company.example', '19 Nov 2026, 11:00'])
      expect(html).toContain(words)
    expect(html).not.toContain('Contact #12')
  })

  it('signs out without JavaScript', () => {
    expect(render(first)).toMatch(/<form action="\/admin\/logout" method="post">.*Logout/)
  })

  it.each([
    ['contacts', 'No contacts available.'],
    ['newsletter', 'No newsletter subscribers available.'],
  ] as const)('says that %s are empty only when they are', (tab, words) => {
    expect(render({ tab, trail: [] }, { contacts: none, subscribers: none })).toContain(words)
    expect(render({ tab, trail: [] })).not.toContain(words)
    const failed = render({ tab, trail: [] }, { contacts: null, subscribers: null })
    expect(failed).not.toContain(words)
    expect(failed).toContain('could not be loaded')
    expect(failed).toContain('Retry')
  })

  it('leads from page to page without JavaScript', () => {
    const html = render({ tab: 'contacts', trail: [90, 40] }, { contacts: { ...contacts, next: 12, total: 120 } })
    expect(html).toContain('href="/admin/dashboard?before=90"')
    expect(html).toContain('href="/admin/dashboard?before=90.40.12"')
    expect(html).toContain('101 to 101 of 120')
  })

  it('names why a submission was flagged, and leaves none out', () => {
    const html = render(first, { contacts: { ...contacts, items: [{ ...contact, flags: ['token-too-young'] }] } })
    expect(html).toContain('Flagged')
    expect(html).toContain('Adaeze')
  })
})
