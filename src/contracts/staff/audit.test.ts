import { expect, it } from 'vitest'
import { type AuditDetail, actionLabel, describeDetail } from './audit.ts'

it.each<[AuditDetail, string]>([
  [{}, ''],
  [{ count: 50, first: 120, last: 71, filters: [] }, '50 in all, numbers 120 to 71'],
  [
    { count: 1, first: 3, last: 3, filters: ['state', 'search'] },
    '1 in all, number 3, filtered by state, search',
  ],
  [{ count: 0, first: null, last: null, filters: ['search'] }, 'nothing found, filtered by search'],
  [{ rows: 1, filters: ['zone'] }, '1 row, filtered by zone'],
  [{ from: 'new', to: 'answered' }, 'from new to answered'],
  [{ times: 1 }, ''],
  [{ times: 100 }, '100 times within a quarter of an hour'],
  [{ device: 'Firefox on Android' }, 'Firefox on Android'],
  [{ device: '' }, ''],
  [{ count: 2, ids: [4, 7] }, '2 in all, ids 4, 7'],
  [
    {
      read: 'contacts.read',
      from: '2026-11-20 14:02 UTC',
      to: '2026-11-20 14:31 UTC',
      readings: 3,
    },
    'contact requests, from 2026-11-20 14:02 UTC to 2026-11-20 14:31 UTC, 3 times',
  ],
  [
    { references: ['k7m3-9qxa'], subscriptions: 1 },
    'newsletter subscription, references k7m3-9qxa',
  ],
  [{ references: ['k7m3-9qxa'], subscriptions: 0 }, 'references k7m3-9qxa'],
  [{ references: [], subscriptions: 0 }, 'nothing kept'],
  [{ kind: 'passkey', isNew: true, wasOld: false, role: null }, 'kind passkey, is new'],
])('says %j as %s', (detail, words) => expect(describeDetail(detail)).toBe(words))

it('names an action, also one that a newer version wrote', () => {
  expect(actionLabel('session.opened')).toBe('Signed in')
  expect(actionLabel('moon.landed')).toBe('moon.landed')
})
