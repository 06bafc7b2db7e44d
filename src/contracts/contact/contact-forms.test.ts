import { parsePhoneNumberWithError } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { examplePhone } from '../phone.ts'
import { checkForm } from './check-form.ts'
import { contactFieldNames, contactFields } from './contact-fields.ts'
import { contactRequest, newsletterRequest } from './contact-forms.ts'

const filled = {
  firstName: 'Adébáyọ̀',
  lastName: "O'Neil",
  phone: '+234 802 345 6789',
  businessEmail: 'ade@works.example',
  message: 'Two gateways, please.',
  termsAccepted: true,
  timeZone: 'Africa/Lagos',
}
/** Required fields by spec.md §5. */
const required = ['firstName', 'lastName', 'phone', 'businessEmail', 'message', 'termsAccepted']
const checkWith = (change: object) =>
  checkForm(contactRequest(site().address), { ...filled, ...change }, words().forms.errors)
const wrong = (change: object) => {
  const form = checkWith(change)
  return form.ok ? [] : Object.keys(form.errors)
}

describe('§5 contact', () => {
  it('takes the payload of §7, company left out', () => {
    const form = checkForm(contactRequest(site().address), filled)
    expect(form.ok && form.data).toMatchObject({
      company: '',
      timeZone: 'Africa/Lagos',
      subject: 'missing',
      marketing: false,
    })
  })

  it('replaces lone surrogates', () => {
    const form = checkWith({ lastName: 'O\ud83d', message: '\ude00 two gateways' })
    expect(form.ok && form.data).toMatchObject({
      lastName: 'O\ufffd',
      message: '\ufffd two gateways',
    })
  })

  it.each(contactFieldNames)('says in words what is wrong with %s', (name) => {
    for (const value of [undefined, 'a'.repeat(contactFields[name].max + 1), '#']) {
      const form = checkWith({ [name]: value })
      const said = form.ok ? [] : Object.values(form.errors).flat()
      // A fault without words keeps its code.
      expect(said.filter((one) => /^\w+$/.test(one))).toEqual([])
    }
    expect(wrong({ [name]: 'a'.repeat(contactFields[name].max + 1) })).toEqual([name])
  })

  it.each(required)('requires %s', (name) => {
    expect(wrong({ [name]: undefined })).toEqual([name])
    expect(wrong({ [name]: '   ' })).toEqual([name])
  })

  it.each([
    ['a name of 100 characters', { firstName: 'a'.repeat(100) }, []],
    ['a name of 101', { firstName: 'a'.repeat(101) }, ['firstName']],
    ['a company of 200', { company: 'a'.repeat(200) }, []],
    ['a company of 201', { company: 'a'.repeat(201) }, ['company']],
    ['a company that is null', { company: null }, []],
    [
      'an address of 255',
      {
        businessEmail: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example1234`,
      },
      ['businessEmail'],
    ],
    ['an address without a host', { businessEmail: 'ade@' }, ['businessEmail']],
    ['a message of 5000', { message: 'a'.repeat(5000) }, []],
    ['a message of 5001', { message: 'a'.repeat(5001) }, ['message']],
    ['a message with lines', { message: 'one\r\n\ttwo' }, []],
    ['a name that cannot be seen', { lastName: '\u3164\u200b' }, ['lastName']],
    ['a dash as a name', { lastName: '-' }, []],
    ['an unticked box', { termsAccepted: false }, ['termsAccepted']],
    ['a number as a name', { firstName: 7 }, ['firstName']],
  ])('%s', (_, change, expected) => expect(wrong(change)).toEqual(expected))

  const national = parsePhoneNumberWithError(
    examplePhone(site().address.countryCode) ?? '',
  ).formatNational()
  it.each([
    national,
    national.replaceAll(' ', ''),
    '+1 416 555 0123',
    '00442079460958',
    '+2347000000000',
  ])('takes the phone %s', (phone) => expect(wrong({ phone })).toEqual([]))
  it.each(['12', 'call me maybe', '1'])(
    'refuses the phone %s, and says how one is written',
    (phone) => {
      const form = checkWith({ phone })
      expect(form.ok ? {} : form.errors).toEqual({
        phone: [expect.stringContaining('country code')],
      })
    },
  )
  describe('of a visitor who wants delivery elsewhere', () => {
    const abroad = { quote: 'site=cold-store&region=elsewhere' }
    it('keeps what was typed, and asks for the country code', () => {
      const form = checkWith({ ...abroad, phone: '(204) 555-0142' })
      expect(form).toMatchObject({
        ok: false,
        values: { phone: '(204) 555-0142' },
        errors: { phone: [words().forms.errors.phone.withoutCode] },
      })
    })
    it.each([
      [{ ...abroad, phone: '+1 (204) 555-0142' }, []],
      [{ ...abroad, phone: '001 204 555 0142' }, []],
      [{ quote: 'region=elsewhere', phone: national }, ['phone']],
      [{ quote: 'region=abuja', phone: national }, []],
      [{ ...abroad, phone: '12' }, ['phone']],
    ])('%j', (change, expected) => expect(wrong(change)).toEqual(expected))
  })

  it.each(['+999 12345678901234567', `+234${'0'.repeat(30)}`])('refuses the phone %s', (phone) =>
    expect(wrong({ phone })).toEqual(['phone']),
  )

  it.each([
    ['firstName', '  Ade\u0301  ', 'Adé'],
    ['firstName', '\u202aAda\u202c', 'Ada'],
    ['lastName', 'Ade\nBcc: x', 'Ade Bcc: x'],
    ['message', 'Call \u202a+234\u202c\r\n\ttoday\u0000\f', 'Call +234\n\ttoday'],
    ['message', `a${'\u0315'.repeat(300_000)}`, `a${'\u0315'.repeat(30)}`],
    ['phone', '\u202a+234\u00a0802\u2011345\u20116789\u202c', '+234 802-345-6789'],
    ['businessEmail', '\u200bade@works\u00ad.example ', 'ade@works.example'],
  ])('cleans %s %j', (name, typed, clean) => {
    const form = checkWith({ [name]: typed })
    expect(form.ok && form.data).toMatchObject({ [name]: clean })
  })

  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['UTC', 'UTC'],
    ['Mars/Base', null],
    ['', null],
    [5, null],
    [undefined, null],
  ])('reads the time zone %s as %s', (timeZone, expected) => {
    const form = checkWith({ timeZone })
    expect(form.ok && form.data.timeZone).toBe(expected)
  })

  it('gives back what was typed in a form, and one text per field', () => {
    const sent = new FormData()
    sent.set('firstName', ' Ann ')
    sent.set('termsAccepted', 'on')
    sent.set('file', new Blob(['x']))
    const form = checkForm(contactRequest(site().address), sent)
    expect(!form.ok && form.values).toEqual({ firstName: ' Ann ', termsAccepted: 'on' })
    expect(!form.ok && form.errors['phone']).toEqual(['missing'])
    expect(!form.ok && form.errors['termsAccepted']).toBeUndefined()
  })

  it.each([null, 'text', 5, [1]])('asks for every field when the body is %j', (body) => {
    const form = checkForm(contactRequest(site().address), body)
    expect(!form.ok && Object.keys(form.errors)).toEqual(required)
  })

  it('tells an empty honeypot from a missing and a filled one', () => {
    const read = (change: object) => {
      const form = checkForm(newsletterRequest, { email: 'a@b.example', ...change })
      return form.ok && form.data.subject
    }
    expect([
      read({}),
      read({ subject: '' }),
      read({ subject: 'buy' }),
      read({ subject: null }),
    ]).toEqual(['missing', 'empty', 'filled', 'filled'])
  })
})

describe('§5 newsletter', () => {
  it.each(['', 'no', 'a@b', 'a b@c.example'])('refuses the address "%s"', (email) =>
    expect(checkForm(newsletterRequest, { email }).ok).toBe(false),
  )
})
