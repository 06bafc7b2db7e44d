import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contactFieldNames, contactFields, mapContactFields } from '#src/contracts/contact-fields.ts'
import { exampleContact } from '#src/ui/styleguide/example-contact.ts'
import { ContactEntry } from './ContactEntry.tsx'
import { firstPage } from './list-address.ts'

const render = (contact: Partial<typeof exampleContact>) =>
  renderToStaticMarkup(
    <ContactEntry
      contact={{ ...exampleContact, ...contact }}
      company="Works"
      region={{ locale: 'en-GB', timeZone: 'Africa/Lagos' }}
      now={new Date(exampleContact.submittedAt)}
      listLocation={firstPage('contacts')}
      isBusy={false}
      error=""
      onMove={() => {}}
    />,
  )
const textOf = (html: string) => html.replace(/<wbr\/?>/g, '').replace(/<[^>]+>/g, '|')

it('shows each field of the contact form under its label, in the order of the form', () => {
  const texts = mapContactFields((_, name) => `typed-${name}`)
  const text = textOf(render({ ...texts, callBack: 'today-morning', listed: 'typed-requestList' }))
  const shown = contactFieldNames.map(
    (name) => `${contactFields[name].label}\\|+${contactFields[name].type === 'choice' ? '20 November' : `typed-${name}`}`,
  )
  expect(text).toMatch(new RegExp(shown.join('[^]*')))
})

it('says of a field that was left empty that nothing was given', () => {
  for (const name of contactFieldNames.filter((one) => !contactFields[one].min))
    expect(textOf(render({ [name]: '' }))).toMatch(new RegExp(`${contactFields[name].label}\\|+not given`))
})

it('says who answered and when', () => {
  const answered = { state: 'answered', answeredAt: '2026-11-20T08:41:00.000Z', answeredBy: 'Ngozi' } as const
  expect(textOf(render(answered)).replace(/[|]+/g, '')).toContain('Answered by Ngozi, 20 Nov 2026, 09:41')
  // One from before names were kept.
  expect(textOf(render({ ...answered, answeredBy: null })).replace(/[|]+/g, '')).toContain('Answered 20 Nov 2026, 09:41')
})
