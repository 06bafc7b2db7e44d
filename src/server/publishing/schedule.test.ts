import { expect, it } from 'vitest'
import { findDue } from './schedule.ts'

const texts = new Map([
  [
    'content/articles/night.yaml',
    "id: 1\ntitle: 'Title | {name}'\nheading: A night without power\ndate: '2026-12-01'\npublishOn: 2026-12-02\n",
  ],
  ['content/products/meter.yaml', 'name: "Water: Meter"\npublishOn: 2026-11-30\ntext: It began on\n  publishOn: 2026-12-02\n'],
  ['content/products/lock.yaml', 'name: Smart Lock\npublishOn: 2027-01-01\n'],
  ['content/free-pages/hire.yaml', 'heading: { name: Hire }\npublishOn: 2026-11-30\n'],
  ['content/free-pages/gone.yaml', 'heading: Gone\nhidden: true\npublishOn: 2026-11-30\n'],
  ['content/documents/gateway.yaml', 'heading: The date on its cover\ndate: 2026-11-30\n'],
])

it.each([
  ['2026-11-20', '2026-11-29', [], []],
  ['2026-11-20', '2026-11-30', ['2026-11-30'], ['Water: Meter', 'hire']],
  ['2026-11-30', '2026-12-01', ['2026-12-01'], ['A night without power']],
  ['2026-11-20', '2027-01-01', ['2026-11-30', '2026-12-01', '2027-01-01'], ['A night without power', 'Water: Meter', 'Smart Lock', 'hire']],
  ['2026-12-01', '2026-12-31', [], []],
])('finds and names the entries whose day has come between %s and %s, and no others', (builtOn, day, days, names) =>
  expect(findDue(texts, { builtOn, day })).toEqual({ days, names }),
)
