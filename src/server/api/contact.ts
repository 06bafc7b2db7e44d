import { type Context, Hono } from 'hono'
import { contactFieldNames, contactFields } from '#src/contracts/contact-fields.ts'
import { noZone } from '#src/contracts/contact-list.ts'
import type { ContactRecord } from '#src/contracts/records.ts'
import type { AppEnv } from '../middleware/context.ts'
import { staffOnly } from '../middleware/session.ts'
import { problem } from '../request/problem.ts'
import type { ContactQuery } from '../services/contacts.ts'
import { answerForm } from './answers.ts'
import { type Column, csvResponse } from './csv.ts'
import { readContactFilter, readContactPage } from './page-query.ts'

/** File name of an export: names the filter, but not the words that were searched for. */
function fileName({ state, search, received, zone, sort }: ContactQuery): string {
  const zoneName = zone === noZone ? 'no-zone' : zone?.toLowerCase().replace(/\W+/g, '-')
  const parts = ['contacts', state, received && `last-${received}`, zoneName, search && 'search', sort === 'oldest' && 'oldest-first']
  return `${parts.filter(Boolean).join('-')}.csv`
}

async function change(c: Context<AppEnv>) {
  const id = Number(c.req.param('id'))
  const form = await c.var.forms.contactChange(c.req.raw, id, 'json')
  const contact = form.outcome === 'invalid' ? null : await c.var.services.contacts.find(id)
  if (form.outcome === 'done' && contact) return c.json(contact)
  // With its current state (RFC 9457 §3.2, extension members).
  if (form.status === 409) return problem(409, form.detail, {}, { contact })
  return answerForm(c, form, { status: 200, body: { success: true } })
}

/** Contact requests: anyone may send one, staff list them and change their state. */
export const contactApi = new Hono<AppEnv>()
  .post('/contact', async (c) => {
    const form = await c.var.forms.contact(c.req.raw, 'json')
    return answerForm(c, form, { status: 201, body: { success: true, reference: form.reference } })
  })
  .get('/contact', staffOnly, async (c) => c.json(await c.var.services.contacts.list(readContactPage(c))))
  .patch('/contact/:id', staffOnly, change)
  .get('/contact.csv', staffOnly, (c) => {
    const filter = readContactFilter(c)
    return csvResponse(fileName(filter), c.var.services.contacts.all(filter), [
      ['Contact', (contact) => String(contact.id)],
      ['Reference', (contact) => contact.reference],
      ['Submitted at', (contact) => contact.submittedAt],
      ['Time zone', (contact) => contact.timeZone ?? ''],
      ...contactFieldNames.map((name): Column<ContactRecord> => [contactFields[name].label, (contact) => contact[name]]),
      ['Newsletter', (contact) => (contact.marketing ? 'yes' : 'no')],
      ['Consent version', (contact) => contact.consentVersion],
      ['Flags', (contact) => contact.flags.join(' ')],
      ['State', (contact) => contact.state],
      ['Answered at', (contact) => contact.answeredAt ?? ''],
    ])
  })
