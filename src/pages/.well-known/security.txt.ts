import { securityContact } from '#src/content/settings/security-contact.ts'
import { site } from '#src/content/settings/site.ts'

export const GET = () =>
  new Response(securityContact(site(), new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
