import { expect, it } from 'vitest'
import { MailFault } from '../mail/mail-fault.ts'
import { activeKinds, decideRetry, endRest, openLine } from './outbox-lines.ts'

const kinds = ['receipt', 'reply']
const pace = { kind: '', most: 1, windowMs: 1 }
const open = () => openLine({ name: 'mail', most: 1, pace })
type Line = ReturnType<typeof open>

/** @param n number of the address and of attempts */
const refuse = (line: Line, fault: Error, n = 1, isToCompany = false) =>
  decideRetry(fault, line, {
    row: { kind: 'receipt', attempts: n, unknown_answers: 0 },
    kind: { isToCompany },
    now: 0,
  })
const atRecipient = (detail: string, n: number) =>
  new MailFault('RCPT', detail, '', `a${n}@b.example`)

it.each(['550', '550 5.7.1'])(
  'three addresses refused with %s let their kind rest, and the tries count',
  (detail) => {
    const line = open()
    const decisions = [1, 2, 3].map((n) => refuse(line, atRecipient(detail, n), n))
    expect(decisions).toMatchObject([1, 2, 3].map((attempts) => ({ retry: { attempts } })))
    expect(activeKinds(line, kinds, 1)).toEqual(['reply'])
    endRest(line, 'receipt')
    expect(activeKinds(line, kinds, 1)).toEqual(kinds)
  },
)

it('a fault of our own lets the whole line rest, and the try does not count', () => {
  const line = open()
  const fault = new MailFault('CONNECT', '421', '', '')
  expect(refuse(line, fault, 5)).toMatchObject({ retry: { attempts: 4 } })
  expect(activeKinds(line, kinds, 1)).toEqual([])
})

it('a mail that can never be sent ends, however many there are', () => {
  const line = open()
  for (let n = 0; n < 5; n++) expect(refuse(line, atRecipient('553 5.6.7', n))).toEqual({})
  expect(activeKinds(line, kinds, 1)).toEqual(kinds)
})

it('a mail whose row is damaged is given up after some tries, and stops no other', () => {
  const line = open()
  const damaged = new SyntaxError('not JSON')
  const tries = [1, 5, 6].map((n) => refuse(line, damaged, n).retry?.attempts)
  expect(tries).toEqual([1, 5, undefined])
  expect(refuse(line, damaged, 6, true)).toEqual({})
  expect(activeKinds(line, kinds, 1)).toEqual(kinds)
})

it('ten unknown addresses in a row are not blamed, because the answer is the server’s', () => {
  const line = open()
  const blamed = Array.from({ length: 10 }, (_, n) => refuse(line, atRecipient('550 5.1.1', n)))
  expect(blamed.filter((one) => one.isOfAddress)).toHaveLength(9)
  expect(activeKinds(line, kinds, 1)).toEqual(['reply'])
})
