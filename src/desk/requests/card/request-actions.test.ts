import { expect, it } from 'vitest'
import { flagReasons } from '#src/contracts/flags.ts'
import { exampleDesk, exampleRequest } from '../../../../tests/desk/example-request.ts'
import type { StaffRequest } from '../request-records.ts'
import { phoneLink, quoteQuestions, replyLink } from './request-actions.ts'

const request: StaffRequest = {
  ...exampleRequest,
  businessEmail: 'a+b@cold.example',
  message: 'One & two\n50 % of it',
}

it('opens a reply with the reference and the message quoted', () => {
  const link = new URL(replyLink(request, exampleDesk))
  expect(decodeURIComponent(link.pathname)).toBe('a+b@cold.example')
  expect(link.searchParams.get('subject')).toContain('k7m3-9qxa')
  expect(link.searchParams.get('body')).toContain('> One & two\r\n> 50 % of it')
})

it('greets in the language in which the visitor writes', () => {
  const french = { ...exampleDesk.words, greeting: 'Bonjour {firstName},' }
  const desk = { ...exampleDesk, wordsIn: { fr: french } }
  const bodyFor = (language: string | null) =>
    new URL(replyLink({ ...request, language }, desk)).searchParams.get('body')
  expect(bodyFor('fr')).toMatch(/^Bonjour /)
  for (const other of [null, 'de']) expect(bodyFor(other)).toMatch(/^Dear /)
})

it('quotes what was asked about an offer instead, for the reply to answer below it', () => {
  const asked = { ...request, openQuestions: ['Is fitting\nincluded?', 'And VAT?'] }
  expect(quoteQuestions(asked)).toBe('> Is fitting\n> included?\n\n> And VAT?\n\n')
  expect(quoteQuestions(request)).toBe('')
  const { searchParams } = new URL(replyLink(asked, exampleDesk))
  expect(searchParams.get('body')).toMatch(/> included\?\r\n> \r\n> And VAT\?\r\n$/)
})

it('quotes a long message up to a whole letter', () => {
  const message = `${'x'.repeat(1199)}😀${'y'.repeat(50)}`
  expect(new URL(replyLink({ ...request, message }, exampleDesk)).searchParams.get('body')).toMatch(
    /x…\r\n$/,
  )
})

it('lets no visitor add a recipient or a header to the reply', () => {
  const link = new URL(
    replyLink({ ...request, businessEmail: 'a@b.example?bcc=c@d.example&x' }, exampleDesk),
  )
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
})

it.each([
  ['+234 700 000 0112', 'tel:+2347000000112'],
  ['', undefined],
])('dials %j as %s', (phoneToDial, link) => expect(phoneLink({ phoneToDial })).toBe(link))

it('names reasons in words, and unknown ones as they are', () => {
  expect(flagReasons(['honeypot-filled', 'something-new'])).toMatch(/^a field .*; something-new$/)
})
