import { expect, it } from 'vitest'
import { isNamedOn } from './named-recipient.server.ts'

it.each([
  ['Acme', 'We send it to Acme.', true],
  ['Acme', 'Acme: our CRM', true],
  ['Acme', 'Acmeville and MegaAcme have it.', false],
  ['Acme', 'Acmeville has it, and Acme.', true],
  ['Ac', 'Acme', false],
  ['Courts and authorities', '**Courts and authorities**', true],
  ['A "B" Ltd', 'to A "B" Ltd, Lagos', true],
  ['Ọjà', 'Ọjàlẹ́', false],
  ['Oja', 'Oja\u0300', false],
  ['text', 'Nobody', false],
  ['', 'Anybody', false],
])('%j in %j: %s', (recipient, text, isNamed) =>
  expect(isNamedOn({ sections: [{ text }] }, recipient)).toBe(isNamed),
)
