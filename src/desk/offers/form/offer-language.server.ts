import { z } from 'zod'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { languagesOf } from '#src/content/languages/languages.ts'
import { site } from '#src/content/settings/site.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { lockRequest, touchRequest } from '#src/desk/requests/work/work-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { newAddress } from '../pro-forma-addresses.ts'

const choice = z.object({ language: z.string().max(20) })

/**
 * Lists the languages in which an offer can be, the site's first one first.
 * @param own of the customer, in which they may have got something before it was taken off
 */
export const offerLanguages = (own: string): { code: string; name: string }[] =>
  [...new Set([...languagesOf(site()), own])].map((code) => ({ code, name: nameOfLanguage(code) }))

/**
 * Changes the language of a request's customer: the offer, its page and all later mails are in it.
 */
export const offerLanguageForm = (
  { database }: Context,
  requestId: number,
): StaffFormRule<z.output<typeof choice>> => ({
  permission: 'contacts.pro-forma',
  schema: choice,
  failed: 'The language was not changed.',
  act: ({ language: to }, by) =>
    database.write(async (tx) => {
      const [first] = languagesOf(site())
      const request = await lockRequest(tx, database.engine, requestId)
      if (!request) return failed(404, { detail: 'This contact has been deleted.' })
      const from = request.language ?? first
      if (!offerLanguages(from).some(({ code }) => code === to))
        return failed(409, { detail: 'Visitors do not see the site in this language any more.' })
      if (from !== to) {
        const now = Date.now()
        const actor = toActor(by)
        await tx
          .updateTable('contact')
          .set({ language: to === first ? null : to })
          .where('id', '=', requestId)
          .execute()
        await touchRequest(tx, requestId, { by: actor.name, now })
        const entry = { action: 'contact.language', subject: `contact ${requestId}` } as const
        await recordAudit(tx, actor, { ...entry, detail: { from, to } }, now)
      }
      return done({ location: newAddress(requestId) })
    }),
})
