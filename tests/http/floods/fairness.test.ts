import { expect, it } from 'vitest'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { openEditingSite } from '../editor/content-root.ts'
import { aMinuteAgo, contact, from } from '../test-site.ts'

const { site, ada } = await openEditingSite('sqlite')
const as = { cookie: ada.cookie }

/** The most expensive addresses of the pipeline, as strangers and as staff ask for them. */
const doors: { target: string; headers?: Record<string, string> }[] = [
  { target: '/search?q=battery+sensor+power+lagos' },
  { target: '/search.json?q=battery' },
  { target: '/cut-the-power?site=hotel&hours=24' },
  { target: '/api/openapi.json' },
  { target: '/admin/content', headers: as },
  { target: '/api/content/entry?path=content/pages/about.yaml', headers: as },
  { target: '/api/content/check', headers: as },
  { target: '/api/content/search?words=power', headers: as },
  { target: '/api/content/words?text=power', headers: as },
  { target: '/api/content/history', headers: as },
]

const senders = [
  ['one address', () => '198.51.100.1'],
  ['one /64', (index: number) => `2001:db8:1:1::${index.toString(16)}`],
  ['one /48', (index: number) => `2001:db8:1:${index.toString(16)}::1`],
] as const

/**
 * Answers of a flood that may come before another client's later search. A form and a sign-in also
 * wait for the disk and for a password, while the flood goes on.
 */
const mostBefore = (count: number) => [count / 2, 16, count / 2]

const floods = [
  { count: 100, of: doors },
  { count: 600, of: [{ target: '/contact' }, { target: '/search?q=lock' }] },
]

it.each(
  floods.flatMap(({ count, of }) =>
    senders.map(([name, addressOf]) => ({ count, of, name, addressOf })),
  ),
)(
  '$count requests of $name let a form, a search and a sign-in of another network pass',
  async ({ count, of, addressOf }) => {
    let served = 0
    const flood = Array.from({ length: count }, async (_, index) => {
      const { target, headers = {} } = of[index % of.length] ?? { target: '/' }
      const answer = await site.request(target, {
        headers: { ...headers, ...from(addressOf(index)) },
      })
      if (answer.status === 200) served += 1
      if (answer.status === 404) throw new Error(`There is nothing at ${target}`)
      return answer.status
    })
    const headers = (n: number) => from(`203.0.113.${n}`)
    const form = {
      ...contact,
      subject: '',
      formToken: issueFormToken(site.context, aMinuteAgo()),
      message: `${count} ${addressOf(1)}`,
    }
    const others = [
      site.send('POST', '/api/contact', form, headers(1)),
      site.request('/search?q=power', { headers: headers(2) }),
      site.send(
        'POST',
        '/api/session',
        { username: `${count} ${addressOf(1)}`, password: 'a guess' },
        headers(3),
      ),
    ]
    const statuses = await Promise.all(
      others.map(async (one) => {
        const { status } = await one
        return { status, before: served }
      }),
    )
    console.info(
      `${count} of ${of.length} addresses: ${statuses.map(({ before }) => before).join(', ')} served before`,
    )
    expect(statuses.map(({ status }) => status)).toEqual([201, 200, 401])
    for (const [index, { before }] of statuses.entries())
      expect(before).toBeLessThanOrEqual(mostBefore(count)[index] ?? 0)
    // Refused is what finds the share of its network full.
    for (const status of await Promise.all(flood))
      expect(status === 200 || status === 429, `answered ${status}`).toBe(true)
  },
)
