import { spawnSync } from 'node:child_process'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findPresent } from '#src/content/derived/present.ts'
import { fillOpenTexts } from '#src/content/languages/open-texts.ts'
import { flagReasons } from '#src/contracts/flags.ts'
import { type FormSchema, formUnder } from '#src/contracts/form-schema.ts'
import { actionLabel } from '#src/contracts/staff/audit.ts'
import { NumberTables } from '#src/desk/numbers/NumberTables.tsx'
import { type Numbers, readPeriod } from '#src/desk/numbers/numbers.ts'
import { type ReplyWords, replyWordsFor } from '#src/desk/requests/card/desk.ts'
import { lengthOf } from '#src/editor/kit/text-length.ts'
import { optionOf } from '#src/editor/kit/values.ts'
import { unsupportedIn } from '#src/editor/markup/clipboard-look.ts'
import { readLogo } from '#src/editor/pictures/read-logo.server.ts'
import { completeValue } from '#src/editor/texts/complete-value.server.ts'
import { readTexts } from '#src/editor/texts/find-words.ts'
import { HeldMailsForm } from '#src/staff/held-mails/HeldMails.tsx'

// A key that somebody typed or that was stored is looked up in an object that inherits a value for
// it from `Object.prototype`.
const key = 'constructor'
const token = `{${key}}`
const text: FormSchema = { title: 'Text', type: 'string', isText: true }
const region = { locale: 'en-GB', currency: 'NGN', timeZone: 'Africa/Lagos' }
const none = { now: 0, before: 0 }
const one = { value: key, now: 1, before: 0 }
const times = { median: null, slowest: null, inTime: 0, due: 0 }
const step = { day: '2026-11-23', ...none }
const numbers: Numbers = {
  ...{ period: readPeriod(null, '2026-11-24'), workingDay: 600, open: [], quotes: none },
  requests: { total: none, weeks: [], states: [one] },
  ...{ outcomes: [one], products: [one], trades: [one], offers: [] },
  origins: [{ ...one, visits: none }],
  campaigns: [{ ...one, won: none, money: none }],
  answers: { now: times, before: times },
  subscribers: { gained: [step], lost: [step] },
  visits: {
    ...{ isComplete: true, total: none, days: [], pages: [], sites: [], countries: [] },
    ...{ campaigns: [], languages: [] },
  },
}
const numbersPage = renderToStaticMarkup(
  <NumberTables numbers={numbers} today="2026-11-24" names={{}} region={region} />,
)
const shownBelow = (heading: string) =>
  numbersPage.split(`${heading}</caption>`)[1]?.split('</table>')[0]?.includes(key)
const words: ReplyWords = { subject: '', greeting: '', snippets: [], followUp: '', whatsApp: null }
const kinds: FormSchema[] = [
  { title: 'One', type: 'object', properties: {} },
  { title: 'Other', type: 'object', properties: { [key]: text } },
]
const logo = `<svg viewBox="0 0 24 24"><path fill="${key}" d="M0 0h9z"/></svg>`

it.each<[place: string, found: () => unknown, right: unknown]>([
  ['a page that brings requests', () => shownBelow('Which page brings requests'), true],
  ['a campaign', () => shownBelow('Which campaign brings requests'), true],
  ['a product', () => shownBelow('Products asked about'), true],
  [
    'what was decided about mails, in the address',
    () =>
      renderToStaticMarkup(<HeldMailsForm count={0} copyOf={null} done={key} error="" />).includes(
        'No mail waits',
      ),
    true,
  ],
  [
    'the language of a request',
    () => replyWordsFor({ language: key }, { words, wordsIn: {} }),
    words,
  ],
  ['a reason to flag', () => flagReasons([key]), key],
  ['an action of the audit log', () => actionLabel(key), key],
  [
    'a token in a field with a limit',
    () => lengthOf({ maxLength: 20 }, token, {}),
    lengthOf({ maxLength: 20 }, '{unknown}', {}),
  ],
  ['a token in a text to find', () => readTexts(text, token, {}), [{ field: [], text: token }]],
  [
    'a token in a text of another language',
    () => fillOpenTexts([[token, 'en']], {}),
    [[token, 'en']],
  ],
  ['a key of a stored value', () => formUnder(kinds[0], key), undefined],
  ['a kind of block in the form', () => optionOf(kinds, { [key]: 'A' }), 1],
  [
    'a kind of block in a preview',
    () => completeValue({ [key]: 'A' }, { title: 'Block', anyOf: kinds }),
    { [key]: 'A' },
  ],
  [
    'an element of a pasted text',
    () =>
      unsupportedIn({ tag: key, attributes: {}, style: new Map(), hasWords: true, children: [] }),
    null,
  ],
  [
    'a colour of a logo',
    () => readLogo(new TextEncoder().encode(logo)),
    { refused: expect.stringContaining(key) },
  ],
  ['what a text is shown only with', () => findPresent([], [], [], () => true).has(key), false],
  [
    'a command',
    () => spawnSync(process.execPath, ['scripts/content.ts', key], { encoding: 'utf8' }).stdout,
    expect.stringContaining('npm run content -- status'),
  ],
])('%s may be named like what every object has', async (_, found, right) =>
  expect(await found()).toEqual(right),
)
