import { expect, it } from 'vitest'
import { createRefusalRow, MailFault, outcomeOf, toMailFault } from './mail-fault.ts'

const faultOf = (command: string, response: string, isHandedOver = false) =>
  toMailFault(
    Object.assign(new Error(response), {
      code: 'EENVELOPE',
      command,
      ...(response && { response, responseCode: Number.parseInt(response, 10) }),
    }),
    isHandedOver,
    'ann@works.example',
  )

it.each([
  ['RCPT TO', '550 5.1.1 no such user', 'address', 'address'],
  ['RCPT TO', '550 5.1.2 no such host', 'address', 'address'],
  ['RCPT TO', '556 5.1.10 null MX', 'address', 'address'],
  ['RCPT TO', '550 5.2.1 disabled', 'address', 'address'],
  ['RCPT TO', '550 no such user', 'retry', 'retry'],
  ['RCPT TO', '550 5.4.5 daily limit', 'pause', 'pause'],
  ['RCPT TO', '550 5.7.1 not from you', 'retry', 'retry'],
  ['RCPT TO', '550 5.1.16 almost', 'retry', 'retry'],
  ['RCPT TO', '452 4.2.2 full', 'retry', 'retry'],
  ['RCPT TO', '553 5.6.7 no SMTPUTF8', 'mail', 'mail'],
  ['MAIL FROM', '550 5.1.1 of the sender', 'pause', 'pause'],
  ['MAIL FROM', '552 5.3.4 too large', 'mail', 'pause'],
  ['MAIL FROM', '452 4.3.1 no room', 'pause', 'pause'],
  ['DATA', '554 5.7.1 spam', 'retry', 'content'],
  ['DATA', '451 4.7.1 later', 'retry', 'pause'],
  ['DATA', '550 5.1.1 after all', 'address', 'address'],
  ['AUTH PLAIN', '535 5.7.8 no', 'pause', 'pause'],
  ['CONN', '421 too many', 'pause', 'pause'],
  ['CONN', '', 'pause', 'pause'],
])('after %s, “%s” means %s, and %s for the newsletter', (command, response, single, bulk) => {
  const fault = faultOf(command, response)
  expect([outcomeOf(fault, false), outcomeOf(fault, true)]).toEqual([single, bulk])
})

it('knows nothing without an answer to the whole mail, and does with one', () => {
  expect(outcomeOf(faultOf('CONN', '', true), false)).toBe('unknown')
  expect(outcomeOf(faultOf('CONN', '421 4.3.2 closing', true), false)).toBe('retry')
  expect(faultOf('CONN', '421 4.3.2 closing', true)).toMatchObject({ code: 'DATA 421 4.3.2' })
})

it('sees that an answer to several addresses in a row is the mail server’s', () => {
  const row = createRefusalRow()
  const isServers = (detail: string, to: string) =>
    row.isServers(new MailFault('RCPT', detail, '', to), 'retry')
  const answers = ['a', 'b', 'b', 'c'].map((to) => isServers('550 5.4.5', to))
  expect(answers).toEqual([false, false, false, true])
  isServers('550 5.4.5', 'd')
  isServers('550 5.4.5', 'e')
  row.end()
  expect(isServers('550 5.4.5', 'f')).toBe(false)
})
