import { securityContact } from '#src/company/security-contact.ts'
import { site } from '#src/company/site.ts'

/** Its end follows the calendar. */
export const GET = () => new Response(securityContact(site(), new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
