import { expect, it } from 'vitest'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { checkForm } from '#src/contracts/contact/check-form.ts'
import { contactFieldNames, contactFields } from '#src/contracts/contact/contact-fields.ts'
import { contactRequest } from '#src/contracts/contact/contact-forms.ts'
import { checkFields } from './check-fields.ts'

const texts = words().forms.errors
const validity = (problem?: 'valueMissing' | 'typeMismatch') => ({
  valid: !problem,
  valueMissing: problem === 'valueMissing',
  typeMismatch: problem === 'typeMismatch',
})
const server = (body: object) => {
  const form = checkForm(contactRequest(site().address), body, texts)
  return form.ok ? {} : form.errors
}

it('says of empty fields what the server would say', () => {
  const required = [...contactFieldNames.filter((name) => contactFields[name].min), 'termsAccepted']
  const controls = required.map((name) => ({
    name,
    type: name === 'termsAccepted' ? 'checkbox' : 'text',
    validity: validity('valueMissing'),
  }))
  expect(checkFields(controls, texts)).toEqual(server({}))
})

it('asks for a box that the browser does not ask for, until it is ticked', () => {
  const box = {
    name: 'termsAccepted',
    type: 'checkbox',
    validity: validity(),
    ariaRequired: 'true',
  }
  expect(checkFields([{ ...box, checked: false }], texts)['termsAccepted']).toEqual(
    server({})['termsAccepted'],
  )
  expect(checkFields([{ ...box, checked: true }], texts)).toEqual({})
})

it('asks for a text that the browser does not ask for, until there is one', () => {
  const name = contactFieldNames.find((one) => contactFields[one].min) ?? 'firstName'
  const field = { name, type: 'text', validity: validity(), ariaRequired: 'true' }
  for (const value of ['', '  '])
    expect(checkFields([{ ...field, value }], texts)[name]).toEqual(server({})[name])
  expect(checkFields([{ ...field, value: 'Ada' }], texts)).toEqual({})
})

it('says of a wrong address what the server would say', () => {
  expect(
    checkFields(
      [{ name: 'businessEmail', type: 'email', validity: validity('typeMismatch') }],
      texts,
    )['businessEmail'],
  ).toEqual(server({ businessEmail: 'ade' })['businessEmail'])
})

it.each([
  ['ade', true],
  ['ade@works', true],
  ['@works.example', true],
  ['\u202aade@works.example\u202c', false],
  ['dörte@works.example', false],
  ['info@пример.рф', false],
])('of the address %j it names a fault: %s', (value, isNamed) => {
  const found = checkFields(
    [{ name: 'businessEmail', type: 'email', value, validity: validity('typeMismatch') }],
    texts,
  )
  expect(Object.keys(found)).toEqual(isNamed ? ['businessEmail'] : [])
  if (!isNamed) expect(server({ businessEmail: value })['businessEmail']).toBeUndefined()
})

it('finds nothing in fields that the browser accepts, nor in fields that are not ours', () => {
  expect(checkFields([{ name: 'phone', type: 'tel', validity: validity() }], texts)).toEqual({})
  expect(
    checkFields([{ name: 'other', type: 'text', validity: validity('valueMissing') }], texts),
  ).toEqual({})
})
