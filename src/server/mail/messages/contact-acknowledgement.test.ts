import { expect, it } from 'vitest'
import { site } from '#src/content/settings/site.ts'
import { exampleContact } from '#src/ui/styleguide/example-contact.ts'
import { contactAcknowledgement } from './contact-acknowledgement.ts'
import { mailContext } from './context.ts'

const none = () => ''
const context = mailContext(
  { mail: { smtpUrl: undefined, directory: '', from: undefined, to: undefined }, publicOrigin: undefined },
  { unsubscribe: none, confirm: none, account: none },
)
const mailOf = (whatsApp: string | null) => contactAcknowledgement(exampleContact, '', { ...context, site: { ...site(), whatsApp } })

it('leads to a chat that names the request, in both bodies', () => {
  const { text, html } = mailOf('+234 700 000 0000')
  const [address = ''] = text.match(/https:\/\/wa\.me\S+/) ?? []
  expect(new URL(address).pathname).toBe('/2347000000000')
  expect(new URL(address).searchParams.get('text')).toContain(exampleContact.reference)
  expect(html).toContain(`href="${address}"`)
})

it('says nothing of WhatsApp where the company has no number there', () => {
  const { text, html } = mailOf(null)
  expect(text + html).not.toMatch(/wa\.me|WhatsApp/)
})
