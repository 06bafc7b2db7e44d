import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SubscriberPage } from '#src/newsletter/newsletter.ts'
import {
  exampleDesk,
  exampleRequest,
  exampleRequests,
} from '../../../../tests/desk/example-request.ts'
import { firstPage, type ListAddress } from '../list-address.ts'
import type { StaffRequest } from '../request-records.ts'
import { noFilter, type RequestFilter } from '../requests.ts'
import { Dashboard } from './Dashboard.tsx'

const request: StaffRequest = {
  ...exampleRequest,
  comeBackOn: null,
  businessEmail: 'ada@cold.example',
  message: 'Three cold rooms <script>',
}
const requests = { ...exampleRequests, items: [request] }
const subscribers: SubscriberPage = {
  items: [
    {
      id: 48,
      email: 'reader@company.example',
      subscribedAt: '2026-11-19T10:00:00.000Z',
      confirmedAt: '2026-11-19T10:05:00.000Z',
      source: 'newsletter',
      consentVersion: '2026-11',
      language: null,
      flags: [],
    },
  ],
  next: null,
  total: 1,
  waiting: 3,
}
const none = {
  ...requests,
  ...subscribers,
  items: [],
  total: 0,
  counts: { new: 0, waiting: 0, answered: 0, flagged: 0 },
  kept: 0,
}

type Lists = Partial<
  Pick<
    ComponentProps<typeof Dashboard>,
    'staffRole' | 'view' | 'requests' | 'subscribers' | 'posted'
  >
>
const render = (listLocation: ListAddress, lists: Lists = {}) =>
  renderToStaticMarkup(
    <Dashboard
      staffRole="owner"
      view="cards"
      settings={exampleDesk}
      listLocation={listLocation}
      requests={requests}
      subscribers={subscribers}
      posted={{ changed: null, error: null }}
      now="2026-11-20T08:00:00.000Z"
      {...lists}
    />,
  )
const first = firstPage('contacts')

describe('§2 admin dashboard', () => {
  it('shows Contacts first, with every field, the date in local time, and nothing of the other list', () => {
    const html = render(first)
    for (const words of [
      'Contact Submissions',
      'Contact #12',
      'Adaeze',
      'Okonkwo',
      'Marina Cold Stores Ltd',
      '+234 700 000 0112',
    ])
      expect(html).toContain(words)
    for (const words of [
      'ada@cold.example',
      '20 Nov 2026, 08:41',
      'Africa/Lagos',
      'Three cold rooms &lt;script&gt;',
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('reader@company.example')
  })

  it('shows Newsletter by its address', () => {
    const html = render(firstPage('newsletter'))
    for (const words of [
      'Newsletter Subscriptions',
      'Subscriber #48',
      'reader@company.example',
      '19 Nov 2026, 11:00',
    ])
      expect(html).toContain(words)
    expect(html).toContain('Not confirmed: 3.')
    expect(html).not.toContain('Contact #12')
  })

  it('shows a viewer nothing that the server would refuse', () => {
    for (const words of ['Mark answered', '/api/contact.csv']) {
      expect(render(first)).toContain(words)
      expect(render(first, { staffRole: 'viewer' })).not.toContain(words)
    }
    expect(render(firstPage('newsletter'))).toContain('/api/newsletter.csv')
    expect(render(firstPage('newsletter'), { staffRole: 'viewer' })).not.toContain(
      '/api/newsletter.csv',
    )
  })

  it.each([
    ['contacts', 'No contacts available.'],
    ['newsletter', 'No newsletter subscribers available.'],
  ] as const)('says that %s are empty only when they are', (tab, words) => {
    expect(render(firstPage(tab), { requests: none, subscribers: none })).toContain(words)
    expect(render(firstPage(tab))).not.toContain(words)
    const failed = render(firstPage(tab), { requests: null, subscribers: null })
    expect(failed).not.toContain(words)
    expect(failed).toContain('could not be loaded')
    expect(failed).toContain('Retry')
  })

  it('leads from page to page without JavaScript', () => {
    const html = render(
      { ...first, cursors: [90, 40] },
      { requests: { ...requests, next: 12, total: 100 } },
    )
    expect(html).toContain('href="/admin/dashboard?after=90"')
    expect(html).toContain('href="/admin/dashboard?after=90.40.12"')
    expect(html).toContain('101 to 101 of 101, newest first')
  })

  it('names why a submission was flagged, and leaves none out', () => {
    const html = render(first, {
      requests: {
        ...requests,
        items: [{ ...request, flags: ['token-invalid'], state: 'flagged' }],
      },
    })
    expect(html).toMatch(/>Flagged<.*Adaeze.*Flagged: the form’s hidden code is wrong.*>Not spam</)
    expect(html).not.toContain('Reply to contact')
  })

  it.each([
    [{ state: 'new' }, 'Open', 'Mark answered'],
    [{ state: 'answered' }, 'Answered', 'Mark open'],
  ] as const)('shows the state of a contact and what can be done: %j', (change, name, step) => {
    const html = render(first, { requests: { ...requests, items: [{ ...request, ...change }] } })
    expect(html).toMatch(
      new RegExp(
        `Contact #12</h3>.*>${name}</span></header>.*>${step}</span><span class="visually-hidden"> contact 12<`,
      ),
    )
  })

  it.each([
    ['token-too-young', /Not spam, but noted: sent within 0\.5 seconds.*>Flag again</],
    [
      'many-from-network',
      /The receipt was held back: many messages from the same network.*>Flag as spam<.*Reply to contact/,
    ],
  ])(
    'says of an open contact what %s has held back, and leaves all that can be done',
    (flag, words) => {
      const html = render(first, {
        requests: { ...requests, items: [{ ...request, flags: [flag] }] },
      })
      expect(html).toMatch(words)
      expect(html).toContain('>Open<')
    },
  )

  it('leads to a page that asks before it deletes, for whoever may', () => {
    const flagged = { ...first, filter: { ...noFilter, state: 'flagged' } as const }
    const html = render(flagged, { requests: { ...requests, total: 37 } })
    expect(html).toMatch(
      /href="\/admin\/delete\?state=flagged&amp;contact=12"[^>]*>Delete<span[^>]*> contact 12</,
    )
    expect(html).toMatch(
      /href="\/admin\/delete\?state=flagged"[^>]*>Review and delete 37, one by one</,
    )
    expect(render(first)).not.toContain('one by one')
    expect(render(flagged, { staffRole: 'viewer' })).not.toContain('/admin/delete')
  })

  const filter: RequestFilter = {
    ...noFilter,
    state: 'new',
    search: '"cold" & <b>',
    about: '/nfc',
    sort: 'oldest',
  }
  const filtered = { ...first, filter, cursors: [90] }

  it('keeps a filter in every form and link of the list, and counts each state', () => {
    const html = render(filtered, {
      requests: {
        ...requests,
        next: 12,
        total: 120,
        counts: { new: 120, waiting: 0, answered: 7, flagged: 3 },
        kept: 400,
      },
    })
    const query = 'state=new&amp;search=%22cold%22+%26+%3Cb%3E&amp;about=%2Fnfc&amp;sort=oldest'
    for (const link of [
      `href="/admin/dashboard?${query}&amp;after=90.12"`,
      `href="/admin/dashboard?${query}"`,
      `href="/api/contact.csv?${query}"`,
      `href="/api/contact.xlsx?${query}"`,
      `action="/admin/dashboard?${query}&amp;after=90&amp;contact=12#contact-12"`,
    ])
      expect(html).toContain(link)
    expect(html).toMatch(/aria-current="true"[^>]*>Open <span>120</)
    for (const words of [
      '>All <span>130<',
      '>Answered <span>7<',
      '>Flagged <span>3<',
      'of the contact submissions found',
      '51 to 51 of 120, oldest first',
    ])
      expect(html).toContain(words)
    expect(html).toContain('value="&quot;cold&quot; &amp; &lt;b&gt;"')
  })

  it('holds the whole filter in one form, which says what is chosen', () => {
    const html = render(
      { ...first, filter: { ...filter, assignee: 'ada' } },
      { requests: { ...requests, assignees: ['ada', 'tunde'] } },
    )
    const [, form = ''] = /<form action="\/admin\/dashboard">(.*?)<\/form>/.exec(html) ?? []
    expect(form).toContain('<input type="hidden" name="state" value="new"/>')
    for (const [label, name] of [
      ['Received', 'received'],
      ['Assigned to', 'assignee'],
      ['Sort', 'sort'],
    ])
      expect(form).toMatch(new RegExp(`<label[^>]*><span>${label}</span><select name="${name}"`))
    for (const option of [
      '<option value="" selected="">Any time<',
      '<option value="24h">Last 24 hours<',
      '<option value="">Anybody<',
      '<option value="ada" selected="">ada<',
      '<option value="tunde">tunde<',
      '<option value="oldest" selected="">Oldest first<',
      '>Apply<',
    ])
      expect(form).toContain(option)
  })

  it.each([
    [
      { state: 'answered', received: '7d' },
      'Nothing found in Answered from the last 7\u00a0days.',
      '/admin/dashboard',
    ],
    [
      { search: 'cold', sort: 'oldest' },
      'Nothing found for “cold”.',
      '/admin/dashboard?sort=oldest',
    ],
  ] as const)('says what a filter did not find, and takes it off: %j', (part, words, back) => {
    const html = render(
      { ...first, filter: { ...noFilter, ...part } },
      { requests: { ...none, kept: 3 } },
    )
    expect(html).toContain(words)
    expect(html).toContain(`<a href="${back}"`)
    expect(html).toContain('<span>Show all contacts<')
    expect(html).not.toContain('No contacts available.')
    expect(html).not.toContain('contact.csv')
  })

  it('tells without JavaScript what became of a contact that the filter hides now, and why one was not changed', () => {
    const changed = {
      ...request,
      id: 40,
      state: 'answered',
      answeredAt: '2026-11-20T07:50:00.000Z',
    } as const
    expect(render(filtered, { posted: { changed, error: null } })).toMatch(
      /Contact #40 is marked as answered\..*contact=40#contact-40.*>Mark open</,
    )
    expect(
      render(filtered, { posted: { changed: { ...changed, id: 12 }, error: null } }),
    ).not.toContain('Contact #12 is marked')
    expect(render(first, { posted: { changed: null, error: { id: 40, text: 'Gone.' } } })).toMatch(
      /role="alert"[^>]*>Contact #40: Gone\./,
    )
    expect(render(first, { posted: { changed: null, error: { id: 12, text: 'Gone.' } } })).toMatch(
      /Adaeze.*role="alert"[^>]*>Gone\./,
    )
  })
})
