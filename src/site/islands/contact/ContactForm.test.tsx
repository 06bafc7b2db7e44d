import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contactFormProps } from '#src/content/contact-form-props.ts'
import { words } from '#src/content/words/words.ts'
import {
  contactFieldNames,
  contactFields,
  honeypotField,
} from '#src/contracts/contact/contact-fields.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { emptyChoice } from '#src/contracts/quote/quote-address.ts'
import { say } from '#src/contracts/text/say.ts'
import { ContactForm } from './ContactForm.tsx'
import { describeSent } from './contact-outcome.tsx'
import { type Asked, askedNothing } from './use-asked-quote.ts'

const { words: formWords, consent } = contactFormProps()
const answers = { words: formWords, email: 'office@works.example' }
const formToken = 'token-1'
const { sums } = formWords.quote
const terms = {
  ...{ locale: 'en-GB', currency: 'USD', rate: '1', vat: '7.5', taxName: 'VAT', roundTo: null },
  million: '{amount} million',
}
const listWords = formWords.list
const sold = {
  ...{ services: [], plans: [], sites: [], hasNights: false },
  catalogue: [
    {
      slug: 'smart-lock',
      name: 'Smart Lock',
      href: '/product/2',
      amount: '29.00',
      availability: 'Made to order: 15 working days',
    },
    {
      slug: 'gateway',
      name: 'Edge Gateway',
      href: '/product/1',
      amount: undefined,
      availability: 'In stock',
    },
  ],
  terms,
  delivery: { regions: [], elsewhere: 'Delivery', currency: 'USD' },
  abroad: null,
  sets: [],
}
const asking = (asked: Partial<Asked>) => ({ asked: { ...askedNothing, ...asked } })
const posted = {
  outcome: 'invalid' as const,
  errors: {},
  values: {},
  files: [],
  message: '',
  detail: '',
  reference: '',
}
const render = (props: Partial<Parameters<typeof ContactForm>[0]> = {}) =>
  renderToStaticMarkup(
    <ContactForm
      words={formWords}
      sold={sold}
      formToken={formToken}
      consent={consent}
      email="office@works.example"
      {...props}
    />,
  )

describe('§4 contact form', () => {
  it.each([
    [
      'with the success flag',
      { kind: 'accepted', answer: { success: true } },
      'success',
      'Message sent successfully!',
    ],
    ['without it', { kind: 'accepted', answer: {} }, 'success', 'Submission successful!'],
    ['that cannot be read', { kind: 'accepted', answer: null }, 'error', 'Error submitting form'],
    [
      'of a broken server',
      { kind: 'refused', status: 503, detail: undefined },
      'error',
      'Error submitting form',
    ],
    ['that never comes', { kind: 'unanswered' }, 'error', 'Error submitting form'],
  ] as const)('an answer %s', (_, outcome, kind, message) => {
    expect(describeSent(outcome, answers)).toMatchObject({ kind, message })
  })

  it('leaves fields at fault to speak for themselves', () => {
    expect(describeSent({ kind: 'invalid', errors: { phone: ['No.'] } }, answers)).toBeUndefined()
  })
})

it('shows below its answer what a sent request asks for, line by line', () => {
  const line = { kind: 'accessory', id: 'siren', code: 'SR-10', name: 'Siren' } as const
  const quote = {
    ...({ version: 1, name: 'Sirens', catalogue: 'USD', validUntil: '2026-12-13' } as const),
    ...{ lines: [{ ...line, quantity: '3', price: '10' }], terms },
  }
  const of = (validUntil: string) =>
    render({
      posted: { ...posted, outcome: 'done', message: 'Sent', quote: { ...quote, validUntil } },
    })
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('\u00a0', ' ')
      .replace(/\s+/g, ' ')
  expect(of(quote.validUntil)).toContain(
    'Sirens 3 × Siren SR-10 $10.00 each $30.00 Before VAT $30.00 VAT 7.5 % $2.25 To pay, with VAT $32.25 Prices hold until 13 December 2026.',
  )
  expect(of('')).not.toContain('Prices hold until')
})

describe('§5 contact form without JavaScript', () => {
  it('posts to its page with every hidden field, the honeypot present and empty', () => {
    const html = render()
    expect(html).toMatch(/<form[^>]* action="\/contact#answer"[^>]* method="post"/)
    for (const [name, value] of Object.entries({ formToken, consentVersion: consent.version }))
      expect(html).toMatch(
        new RegExp(`<input type="hidden"[^>]* name="${name}"[^>]* value="${value}"`),
      )
    expect(html).toMatch(new RegExp(`<input[^>]* name="${honeypotField}"[^>]* value=""`))
    expect(html).not.toContain('novalidate')
  })

  it.each([
    ['termsAccepted', true],
    ['marketing', false],
  ])('%s is required: %s', (name, isRequired) => {
    const control = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(render())?.[0] ?? ''
    expect(control).toContain('type="checkbox"')
    expect(control.includes('required=""')).toBe(isRequired)
  })

  it.each(contactFieldNames.filter((name) => contactFields[name].type !== 'list'))(
    'has a labelled control for %s, with the bounds of the list',
    (name) => {
      const { type, min, max, autoComplete } = contactFields[name]
      const html = render()
      const control = new RegExp(`<(input|textarea|select)[^>]* name="${name}"[^>]*>`).exec(
        html,
      )?.[0]
      expect(html).toMatch(
        new RegExp(`<label[^>]* for="contact-${name}"[^>]*>${formWords.fields[name]}`),
      )
      expect(control).toContain(`id="contact-${name}"`)
      if (autoComplete) expect(control).toContain(`autoComplete="${autoComplete}"`)
      expect(control).toContain(
        { textarea: '<textarea', choice: '<select' }[String(type)] ?? `type="${type}"`,
      )
      if (type !== 'textarea' && type !== 'choice') expect(control).toContain(`maxLength="${max}"`)
      expect(control?.includes('required=""')).toBe(Boolean(min))
    },
  )

  it('has four rows for the message and takes its length in words, not by cutting', () => {
    const control = /<textarea[^>]*>/.exec(render())?.[0]
    expect(control).toContain('rows="4"')
    expect(control).not.toContain('maxlength')
  })

  it('shows each consent text word for word, unticked', () => {
    const text = render().replace(/<[^>]+>/g, '')
    expect(text).toContain(withoutMarks(consent.request))
    expect(text).toContain(consent.marketing)
    expect(render()).not.toContain('checked')
  })

  it('gives back what was typed, with errors beside the fields and a summary that links to them', () => {
    const html = render({
      posted: {
        ...posted,
        errors: { phone: ['Enter your phone number.'] },
        values: { firstName: 'Ade', message: 'a <b>', termsAccepted: 'on' },
      },
    })
    expect(html).toContain('value="Ade"')
    expect(html).toContain('a &lt;b&gt;</textarea>')
    expect(html).toMatch(/name="termsAccepted"[^>]*checked/)
    expect(html).toMatch(/role="alert"[^>]*autofocus/)
    expect(html).toContain('href="#contact-phone"')
    expect(html).toMatch(
      /id="contact-phone"[^>]*aria-invalid="true"[^>]*aria-describedby="contact-phone-error"/,
    )
    expect(html).toContain('id="contact-phone-error"')
  })

  it('comes back as it was typed from a browser that reported an unknown zone', () => {
    const office = { locale: 'en-GB', timeZone: 'Africa/Lagos', place: 'Lagos' }
    const offers = [
      {
        window: 'today-morning' as const,
        from: '2026-11-19T08:00:00Z',
        to: '2026-11-19T11:00:00Z',
      },
    ]
    const values = { firstName: 'Ade', timeZone: 'Etc/Unknown' }
    const html = render({
      posted: { ...posted, values },
      callBacks: { offers, office, words: words().phrases.calls },
    })
    expect(html).toContain('value="Ade"')
    expect(html).toContain('Today, 09:00 to 12:00 in Lagos<')
    expect(html).toContain('<input type="hidden" name="timeZone" value=""/>')
  })

  it('says that the message was sent, with its reference', () => {
    const html = render({
      posted: {
        ...posted,
        outcome: 'done',
        message: 'Message sent successfully!',
        reference: 'k7m3-9qxa',
      },
    })
    expect(html).toContain('Message sent successfully!')
    expect(html).toContain('k7m3-9qxa')
  })

  it('keeps files of a form that has to be sent again, each with a box that takes it out', () => {
    const files = [
      { token: 't1', name: 'Plan <b>.pdf', type: 'application/pdf' as const, size: 2_411_724 },
    ]
    const html = render({
      posted: { ...posted, errors: { files: ['“x.exe” is none of these.'] }, files },
    })
    expect(html).toMatch(/enctype="multipart\/form-data"/i)
    expect(html).toMatch(
      /<input[^>]*type="checkbox"[^>]*value="t1"|<input[^>]*value="t1"[^>]*type="checkbox"/,
    )
    expect(html).toMatch(/name="keptFile"[^>]*checked|checked[^>]*name="keptFile"/)
    expect(html).toContain('Plan &lt;b&gt;.pdf')
    expect(html).toContain('href="#contact-files"')
    expect(html).toMatch(
      /<input[^>]*type="file"[^>]*aria-invalid="true"[^>]*aria-describedby="contact-files-hint contact-files-error"/,
    )
    expect(html).toMatch(/<input[^>]*type="file"(?![^>]*capture)[^>]*>/)
  })

  it('offers sites with their sums while nothing is chosen', () => {
    const starts = [{ name: 'A shop', href: '/contact?site=shop', sum: '₦945,000' }]
    const offer = /href="\/contact\?site=shop">A shop<\/a> <[^>]*>₦945,000/
    expect(render(asking({ starts }))).toMatch(offer)
    const lines = [{ slug: 'smart-lock', quantity: '1' }]
    expect(render(asking({ starts, lines }))).not.toMatch(offer)
  })

  it('says that a link chose a site that there is not', () => {
    expect(render(asking({ isSiteUnknown: true }))).toContain(listWords.unknown)
    expect(render()).not.toContain(listWords.unknown)
  })

  it('lists products with quantities and their sum, and names what has no amount', () => {
    const lines = [
      { slug: 'smart-lock', quantity: '40' },
      { slug: 'gateway', quantity: '2' },
    ]
    const html = render(asking({ lines }))
    expect(html).toMatch(/<label[^>]* for="contact-requestList-smart-lock"[^>]*>Smart Lock/)
    expect(/<input[^>]*name="quantity\.smart-lock"[^>]*>/.exec(html)?.[0]).toMatch(
      /inputMode="numeric".*value="40"/,
    )
    expect(html.replace(/<[^>]+>/g, '')).toContain(
      `${sums.net}$1,160.00VAT 7.5 %$87.00${sums.grossOfPriced}$1,247.00${say(sums.without, { names: 'Edge Gateway and Delivery' })}`,
    )
    expect(/<button[^>]*name="updateList"[^>]*>/.exec(html)?.[0]).toMatch(/formNoValidate/i)
    expect(html).not.toContain(listWords.unknown)
  })

  it('says from which amount delivery to the chosen region is free, tax included', () => {
    const near = { id: 'near', name: 'Near', amount: '15', days: 5, line: 'Delivery to Near' }
    const html = (freeFrom?: string) =>
      render({
        ...asking({ lines: [{ slug: 'smart-lock', quantity: '1' }] }),
        sold: { ...sold, delivery: { ...sold.delivery, regions: [{ ...near, freeFrom }] } },
      }).replace(/<[^>]+>/g, '')
    expect(html('300')).toContain('Delivery is free for orders from $322.50.')
    expect(html()).toContain('With delivery to Near within 5 working days.')
    expect(html()).not.toContain('Delivery is free')
  })

  it('says beside the sum which delivery it counts, though nobody chose one', () => {
    const near = { id: 'near', name: 'Near', amount: '15', days: 5, line: 'Delivery to Near' }
    const summaryOf = (region: string) =>
      render({
        ...asking({
          lines: [{ slug: 'smart-lock', quantity: '1' }],
          choice: region ? { ...emptyChoice, region } : null,
        }),
        sold: { ...sold, delivery: { ...sold.delivery, regions: [near] } },
      }).match(/<summary>(.*?)<\/summary>/)?.[1]
    expect(summaryOf('')).toContain('Delivery to Near – change')
    expect(summaryOf('elsewhere')).toContain('Delivery elsewhere – change')
  })

  it('says of each product of a list how it can be had', () => {
    const html = render(asking({ lines: [{ slug: 'smart-lock', quantity: '1' }] }))
    expect(html).toContain('Made to order: 15 working days')
    expect(html).not.toContain('In stock')
  })

  it('shows no words that came with an address, and says that it left something out', () => {
    const lines = [
      { slug: 'pay-5000-usd-to-0123456789', quantity: '1' },
      { slug: 'smart-lock', quantity: '1' },
    ]
    const html = render(asking({ lines }))
    expect(html).not.toContain('pay-5000')
    expect(html).toContain(listWords.unknown)
    expect(html.replace(/<[^>]+>/g, '')).toContain(`${sums.net}$29.00`)
  })

  it.each(['999999999', '2.5', ''])(
    'marks the amount %j of an address or a posted form, and adds nothing up',
    (quantity) => {
      for (const props of [
        asking({ lines: [{ slug: 'smart-lock', quantity }] }),
        {
          posted: {
            ...posted,
            errors: { requestList: ['A whole number.'] },
            values: { requestList: `smart-lock*${quantity}` },
          },
        },
      ]) {
        const html = render(props)
        const control = /<input[^>]*name="quantity\.smart-lock"[^>]*>/.exec(html)?.[0]
        expect(control).toContain('aria-invalid="true"')
        expect(control).toContain(`value="${quantity}"`)
        expect(html).toContain('id="contact-requestList-error"')
        expect(html).not.toContain(sums.net)
        expect(html).not.toContain(`<b>${formWords.quote.onRequest}`)
      }
    },
  )

  it('begins the message with the product that the visitor came from', () => {
    const topic = {
      name: 'Smart Lock',
      href: '/product/2',
      said: 'You are asking about the {topic}.',
      message: 'About the Smart Lock.',
    }
    expect(render(asking({ topic }))).toContain('About the Smart Lock.</textarea>')
    expect(render(asking({ topic }))).toContain('href="/product/2"')
  })
})
