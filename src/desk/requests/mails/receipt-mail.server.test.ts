import { expect, it } from 'vitest'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import type { OfficeHours } from '#src/contracts/contact/office-hours.ts'
import { elsewhere } from '#src/contracts/quote/delivery.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { toMail } from '#src/core/mail-kind.server.ts'
import { mailContext } from '#src/server/site-mail-context.ts'
import { withSettings } from '../../../../tests/content/changed-content.ts'
import { exampleRequest } from '../../../../tests/desk/example-request.ts'
import { christmasHours, weekdayHours } from '../../../../tests/desk/office-hours.ts'
import { writeNotification } from './notification-mail.server.ts'
import { writeAcknowledgement } from './receipt-mail.server.ts'

const context = mailContext(readConfig({}), 'secret')
const datasheets = [
  { name: 'Lock & <b>', href: '/product/2/datasheet.pdf', bytes: 87_400 },
  { name: 'Bell', href: '/product/10/datasheet.pdf', bytes: null },
]
function mailOf(whatsApp: string | null) {
  const company = { ...site(), whatsApp }
  return toMail(
    'contact-acknowledgement',
    writeAcknowledgement(exampleRequest, { company, availability: '', datasheets }, context),
    context,
  )
}

it('leads to a chat that names the request, in both bodies', () => {
  const { text, html } = mailOf('+234 700 000 0000')
  const [address = ''] = text.match(/https:\/\/wa\.me\S+/) ?? []
  expect(new URL(address).pathname).toBe('/2347000000000')
  expect(new URL(address).searchParams.get('text')).toContain(exampleRequest.reference)
  expect(html).toContain(`href="${address}"`)
})

it('writes names and values as its language does, and those for staff as English does', () => {
  const inFrench = { ...context, labelled: '{label}\u202f: {value}' }
  const receipt = { company: site(), availability: '', datasheets }
  const { reference } = exampleRequest
  const letter = writeAcknowledgement(exampleRequest, receipt, inFrench)
  expect(toMail('contact-acknowledgement', letter, inFrench).text).toContain(
    `\u202f: ${reference}\n`,
  )
  const toStaff = toMail('contact', writeNotification(exampleRequest, inFrench), inFrench)
  expect(toStaff.text).toContain(`Reference: ${reference}\n`)
})

it('tells staff of a booked call as a call, and of a region only where there is a choice', () => {
  const terms = { currency: 'NGN', rate: '1', vat: '0', taxName: 'VAT' }
  const line: StoredQuote['lines'][number] = {
    ...{ kind: 'delivery', id: elsewhere, name: 'Delivery', quantity: '1', price: null },
  }
  const quote = { version: 1, name: '', catalogue: 'NGN', terms, validUntil: '2026-12-04' } as const
  const asked = { ...exampleRequest, quote: { ...quote, lines: [line] } }
  const toStaff = (change: Partial<typeof exampleRequest>) => {
    const letter = writeNotification({ ...asked, ...change }, context)
    const { text } = toMail('contact', letter, context)
    return { subject: letter.subject, names: text.includes('Delivery: elsewhere') }
  }
  const { reference } = exampleRequest
  expect(toStaff({})).toEqual({
    subject: `Contact request ${reference} from Adaeze Okonkwo`,
    names: true,
  })
  const { prices } = settings()
  expect(
    withSettings({ prices: { ...prices, delivery: [] } }, () => toStaff({ isBooked: true })),
  ).toEqual({ subject: `Call ${reference} with Adaeze Okonkwo is booked`, names: false })
})

it('leads to what a site needs', () =>
  expect(mailOf(null).text).toContain(`${site().url}/site-requirements`))

it('says nothing of WhatsApp where the company has no number there', () => {
  const { text, html } = mailOf(null)
  expect(text + html).not.toMatch(/wa\.me|WhatsApp/)
})

it.each([
  { whose: 'of nobody', phone: sampleCompany.facts.phone, isNamed: false },
  { whose: 'of the company', phone: '+234 803 123 4567', isNamed: true },
])('asks for a call only at a number $whose', ({ phone, isNamed }) => {
  const company = { ...site(), phone }
  const { text } = toMail(
    'contact-acknowledgement',
    writeAcknowledgement(exampleRequest, { company, availability: '', datasheets: [] }, context),
    context,
  )
  expect(text.includes(`call ${phone}`)).toBe(isNamed)
})

it('leads to the datasheets of what is listed, with the size of those that have been made', () => {
  const { text, html } = mailOf(null)
  expect(text).toContain(`Lock & <b> (PDF, 88 kB): ${site().url}/product/2/datasheet.pdf`)
  expect(text).toContain('Bell (PDF): ')
  expect(html).toContain(`href="${site().url}/product/2/datasheet.pdf"`)
  expect(html).not.toContain('<b> (')
})

it('names the day by which an answer is promised, after closed days', () => {
  const written = (hours: OfficeHours) => {
    const { days, otherDays, specialDays } = hours
    const copied = { days: [...days], otherDays: [...otherDays], specialDays: [...specialDays] }
    const request = { ...exampleRequest, submittedAt: '2026-12-24T12:00:00.000Z' }
    const company = {
      ...site(),
      timeZone: 'Africa/Lagos',
      locale: 'en-GB',
      hours: { ...hours, ...copied, text: 'In office hours' },
    }
    const listed = { company, availability: '', datasheets: [] }
    return JSON.stringify(writeAcknowledgement(request, listed, context).parts)
  }
  expect(written(weekdayHours)).toContain(
    'working day, at the latest: Friday, 25 December 2026 (In office',
  )
  expect(written(christmasHours)).toContain(
    'working day, at the latest: Tuesday, 29 December 2026 (In office',
  )
})

const gateway = {
  ...{ kind: 'product' as const, id: 'gateway', code: 'GW', name: 'Gateway' },
  ...{ quantity: '1', price: '174000.00' },
}
const quote = {
  version: 1 as const,
  name: 'Cold store',
  catalogue: 'USD',
  lines: [gateway],
  terms: { currency: 'NGN', rate: '1450', vat: '7.5', taxName: 'VAT' },
  validUntil: '2026-12-13',
}

it.each([
  ['prices of the owner', false],
  ['prices of the example', true],
])('says until when %s hold: no day for those of the example', (_, isSample) => {
  const { text } = withSettings({ prices: { ...settings().prices, isSample } }, () =>
    toMail(
      'contact-acknowledgement',
      writeAcknowledgement(
        { ...exampleRequest, quote },
        { company: site(), availability: '', datasheets: [] },
        context,
      ),
      context,
    ),
  )
  expect(text).toContain('Cold store')
  expect(text.includes('13 December 2026')).toBe(!isSample)
})

it('lists what is asked for with quantities, prices of one, tax and sum', () => {
  const lines = [
    { ...gateway, code: 'GW-100', quantity: '4', price: '120' },
    { kind: 'plan' as const, id: 'remote', name: 'Remote support', quantity: '4', price: '0' },
    { kind: 'accessory' as const, id: 'siren', name: 'Siren', quantity: '1', price: null },
    { kind: 'delivery' as const, id: 'lagos', name: 'Delivery', quantity: '1', price: '15' },
  ]
  const request = { ...exampleRequest, quote: { ...quote, lines } }
  const { text } = toMail(
    'contact-acknowledgement',
    writeAcknowledgement(request, { company: site(), availability: '', datasheets: [] }, context),
    context,
  )
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    [
      'Your quote: Cold store',
      '4 × Gateway (GW-100): ₦696,000.00 (₦174,000.00 each)',
      '4 × Remote support: included',
      '1 × Siren: Price on request',
      'Delivery: ₦21,750.00',
      'Before VAT: ₦717,750.00',
      'VAT 7.5 %: ₦53,831.25',
      'To pay, with VAT, without what has no price yet: ₦771,581.25',
    ].join('\n'),
  )
})

it('tells the customer and staff what is asked, and which delivery has no price yet', () => {
  const delivery = { kind: 'delivery' as const, id: 'elsewhere', name: 'Delivery' }
  const lines = [...quote.lines, { ...delivery, quantity: '1', price: null }]
  const request = { ...exampleRequest, quote: { ...quote, lines } }
  const listed = { company: site(), availability: '', datasheets: [] }
  const receipt = toMail(
    'contact-acknowledgement',
    writeAcknowledgement(request, listed, context),
    context,
  )
  expect(receipt.text).toContain('Delivery: Price on request. An address elsewhere: ')
  expect(receipt.text).toContain('To pay, with VAT, without what has no price yet: ₦')
  const notice = toMail('contact-notification', writeNotification(request, context), context)
  expect(notice.text).toMatch(
    /Quote: Cold store\nSum: ₦271,222,500.00 with VAT; on request: Delivery\nDelivery: elsewhere\n/,
  )
})

it('tells the company in which language its visitor reads the site', () => {
  const notice = (language: string | null) =>
    toMail(
      'contact-notification',
      writeNotification({ ...exampleRequest, language }, context),
      context,
    ).text
  expect(notice('fr')).toContain('Writes in: French\n')
  expect(notice(null)).not.toContain('Writes in')
})
