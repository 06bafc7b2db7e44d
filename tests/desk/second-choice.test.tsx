import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { site } from '#src/content/settings/site.ts'
import type { ContactField, ContactFieldName } from '#src/contracts/contact/contact-fields.ts'
import { contactRequest } from '#src/contracts/contact/contact-forms.ts'
import { requestFieldWords } from '#src/contracts/staff/field-labels.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { PersonRecord } from '#src/desk/people/PersonRecord.tsx'
import type { PersonReport } from '#src/desk/people/people.ts'
import { RequestEntry } from '#src/desk/requests/card/RequestEntry.tsx'
import { firstPage } from '#src/desk/requests/list-address.ts'
import { writeNotification } from '#src/desk/requests/mails/notification-mail.server.ts'
import { requestColumns } from '#src/desk/requests/requests-api.server.ts'
import { mailContext } from '#src/server/site-mail-context.ts'
import { ContactTextFields } from '#src/site/islands/contact/ContactFields.tsx'
import { exampleDesk, exampleRequest } from './example-request.ts'

/** The real list with an additional field. All modules that are imported below read this list. */
vi.mock('#src/contracts/contact/contact-fields.ts', async (importOriginal) => {
  const list = await importOriginal<{
    contactFields: Record<string, ContactField>
    contactFieldNames: string[]
  }>()
  list.contactFields['visit'] = {
    ...{
      column: 'visit',
      type: 'choice',
      max: 20,
    },
    ...{ choices: { soon: 'As soon as you can' } },
  }
  list.contactFieldNames.push('visit')
  return list
})

vi.mock('#src/contracts/staff/field-labels.ts', async (importOriginal) => {
  const labels = await importOriginal<{ requestLabels: Record<string, string> }>()
  labels.requestLabels['visit'] = 'Site visit'
  return labels
})

const region = { locale: 'en-GB', timeZone: 'Africa/Lagos' }
const contact = { ...exampleRequest, visit: 'soon' }
const said = 'As soon as you can'

it('shows any choice by its label, in form, mail, file, card and report of the person', () => {
  const field = contactRequest(site().address).shape['visit' as ContactFieldName] // the field that was added above
  expect([field.safeParse('soon').success, field.safeParse('never').success]).toEqual([true, false])
  expect(
    renderToStaticMarkup(
      <ContactTextFields
        form="a"
        words={requestFieldWords}
        values={{ visit: 'soon' }}
        errors={{}}
      />,
    ),
  ).toContain(`>${said}</option>`)
  const context = mailContext(readConfig({}), 'secret')
  const facts = writeNotification(contact, context).parts.flatMap((part) =>
    'facts' in part ? part.facts : [],
  )
  expect(facts).toContainEqual(['Site visit', said])
  const column = requestColumns().find(([title]) => title === 'Site visit')
  expect(column?.[1](contact)).toBe(said)
  const card = renderToStaticMarkup(
    <RequestEntry
      {...{
        request: contact,
        desk: exampleDesk,
        work: null,
        listLocation: firstPage('contacts'),
        isBusy: false,
        error: '',
        onMove: () => {},
      }}
    />,
  )
  expect(card).toMatch(new RegExp(`Site visit</dt><dd>${said}`))
  const { mails: _, notes: __, replies: ___, files: ____, proFormas: _____, ...record } = contact
  const kept: PersonReport['contacts'][number] = {
    ...record,
    ...{
      mails: [],
      notes: [],
      replies: [],
      proFormas: [],
      files: [],
      waitsSince: null,
      askedForNewsletter: false,
      flagLiftedAt: null,
      submissionKey: '',
      consentText: '',
    },
  }
  const person = {
    email: contact.businessEmail,
    contacts: [kept],
    unreadable: { contact: [], subscriber: [] },
    leftNewsletterAt: null,
    subscription: null,
  }
  expect(
    renderToStaticMarkup(
      <PersonRecord
        person={person}
        personKey={{ contact: 12 }}
        region={{ ...region, currency: 'NGN' }}
      />,
    ),
  ).toContain(`>${said}</span>`)
})
