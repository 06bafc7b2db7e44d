import { expect, it } from 'vitest'
import { leftOut, tickable, tickedPaths, tickedWords, whyGrey } from './publish-choice.ts'

const problem = (path: string) => ({
  path,
  field: [],
  place: '',
  message: 'It is empty',
  label: path,
})
const draft = (isOwn: boolean, pictures: string[] = []) => ({
  editor: isOwn ? 'Ada' : 'Bola',
  at: '2026-11-22T10:00:00Z',
  isOwn,
  pictures,
})
const upload = 'src/assets/pictures/given-up.jpg'
const check = {
  changes: ['lock', 'picture', 'credit', 'blog', 'prices', 'faulty', upload].map((path) => ({
    path,
    label: path,
    change: 'changed' as const,
    differences: [],
  })),
  drafts: {
    lock: draft(true, ['picture']),
    picture: draft(false),
    credit: draft(false),
    blog: draft(false),
    prices: draft(true),
    faulty: draft(true),
    [upload]: draft(true),
  },
  problems: [problem('faulty'), { ...problem('lock'), isWarning: true as const }],
  refused: {
    refusal: 'role' as const,
    changes: [problem('prices')],
  },
}

it.each([
  [
    'one’s own drafts with their pictures, and not an abandoned upload',
    null,
    {},
    ['lock', 'picture'],
  ],
  ['the entry that one comes from', ['blog'], {}, ['blog']],
  ['neither that entry while it has something to fix, nor another', ['faulty'], {}, []],
  ['of several that were chosen those that can be published', ['faulty', 'credit'], {}, ['credit']],
  ['nothing if the choice has no draft', ['gone'], {}, []],
  ['nothing if the choice is lost', [], {}, []],
  ['nothing if an owner alone publishes the choice', ['prices'], {}, []],
  ['all drafts of a folder', ['src/assets/'], {}, [upload]],
  ['what somebody chooses', ['blog'], { lock: true, blog: false, picture: false }, ['lock']],
  ['never what an owner alone publishes', null, { prices: true, lock: false }, []],
])('ticks %s', (_, chosen, choices, expected) =>
  expect(tickedPaths(check, chosen, choices)).toEqual(expected),
)

it.each([
  [[], ['faulty'], check, 'Nothing is ticked: “faulty” has 1 thing to fix first.'],
  [[], ['prices'], check, 'Nothing is ticked: only an owner publishes “prices”.'],
  [[], ['gone'], check, 'Nothing is ticked: what you came to publish has no draft that waits.'],
  [[], ['lock'], check, 'Nothing is ticked.'],
  [['lock'], null, undefined, 'What is ticked is being checked.'],
  [['faulty'], null, check, '“faulty” has 1 thing to fix first.'],
  [
    ['lock'],
    null,
    { ...check, problems: [problem('elsewhere')] },
    'Fix the other faults that are listed above first.',
  ],
  [['lock'], null, { ...check, problems: [] }, null],
])('says of %j why it cannot be published', (ticked, chosen, now, expected) =>
  expect(whyGrey(check, now, ticked, chosen)).toBe(expected),
)

it('names what stays behind, and why', () =>
  expect(leftOut(check, ['lock', 'picture', 'credit']).map(({ path, why }) => [path, why])).toEqual(
    [
      ['blog', 'Bola’s draft, not ticked'],
      ['prices', 'only an owner publishes it'],
      ['faulty', '1 thing to fix first'],
      [upload, 'not ticked'],
    ],
  ))

it('ticks all that this person may publish, but nothing to fix and no abandoned upload', () =>
  expect(tickable(check)).toEqual(['lock', 'picture', 'credit', 'blog']))

it.each([
  [[], null, '0 of 7 ticked. Tick what is to be public.'],
  [[], ['faulty'], '0 of 7 ticked. Nothing is ticked: “faulty” has 1 thing to fix first.'],
  [['credit'], ['faulty', 'credit'], '1 of 7 ticked. “faulty” has 1 thing to fix first.'],
  [['lock'], null, '1 of 7 ticked. Drafts of others wait until you tick them.'],
  [['lock', 'picture', 'credit', 'blog'], null, '4 of 7 ticked.'],
])('says how many of %j are ticked', (ticked, chosen, expected) =>
  expect(tickedWords(check, ticked, chosen)).toBe(expected),
)
