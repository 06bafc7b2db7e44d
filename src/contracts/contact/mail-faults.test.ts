import { expect, it } from 'vitest'
import { describeMailFault } from './mail-faults.ts'

it.each([
  ['RCPT 550 5.1.1', 'the address does not exist (550 5.1.1)'],
  ['RCPT 550 5.4.5', 'a mail server refused it (550 5.4.5)'],
  ['RCPT 452 4.2.2', 'a mail server said “later” (452 4.2.2)'],
  ['MAIL 552 5.3.4', 'it is too large for our mail server (552 5.3.4)'],
  ['CONNECT ECONNREFUSED', 'our mail server cannot be reached (ECONNREFUSED)'],
  ['AUTH 535', 'our mail server does not accept its password (535)'],
  ['UNKNOWN', 'our mail server took it and gave no answer, so it may have arrived'],
  ['ENDED', 'its offer was withdrawn, replaced or over before'],
  ['DAMAGED', 'what it tells of is damaged in the database'],
  ['ENOSPC', 'it could not be sent'],
])('%s means: %s', (fault, words) => expect(describeMailFault(fault)).toBe(words))
