import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { staffOnly } from '../middleware/session.ts'
import { answerForm } from './answers.ts'
import { csvResponse } from './csv.ts'
import { readPage } from './page-query.ts'

/** Contact requests: anyone may send one, staff read them. */
export const contactApi = new Hono<AppEnv>()
  .post('/contact', async (c) => {
    const form = await c.var.forms.contact(c.req.raw, 'json')
    return answerForm(c, form, { status: 201, body: { success: true, reference: form.reference } })
  })
  .get('/contact', staffOnly, async (c) => c.json(await c.var.services.contacts.list(readPage(c))))
  .get('/contact.csv', staffOnly, (c) =>
    csvResponse('contacts.csv', c.var.services.contacts.all(), [
      ['Contact', (contact) => String(contact.id)],
      ['Reference', (contact) => contact.reference],
      ['Submitted at', (contact) => contact.submittedAt],
      ['Time zone', (contact) => contact.timeZone ?? ''],
      ['First name', (contact) => contact.firstName],
      ['Last name', (contact) => contact.lastName],
      ['Company', (contact) => contact.company],
      ['Phone', (contact) => contact.phone],
      ['Business email', (contact) => contact.businessEmail],
      ['Message', (contact) => contact.message],
      ['Newsletter', (contact) => (contact.marketing ? 'yes' : 'no')],
      ['Consent version', (contact) => contact.consentVersion],
      ['Flags', (contact) => contact.flags.join(' ')],
    ]),
  )
