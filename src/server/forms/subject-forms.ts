import { isEmail } from '#src/contracts/contact/email-address.ts'
import { noFields } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { type PersonKey, personAddress } from '#src/desk/people/people.ts'
import { personCorrection, personLookup } from '#src/desk/people/person-forms.ts'
import type { FormProcessor } from './process-form.ts'

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/** Requests with an address are found by it, because several people may share a number. */
const nothingUnder = {
  address: { message: 'No data is stored under this address.' },
  number: {
    message: 'No data is stored under this number alone.',
    detail:
      'Requests that name an address too are looked up by it. Search the contacts for the number to find the address.',
  },
}

export function createSubjectForms({
  done,
  invalid,
  failed,
  processStaffForm,
  services: { retention, subjects },
}: FormProcessor) {
  const gone = () => failed(404, { message: 'There is no data about this person any more.' })

  return {
    confirmClock: (request: Request) =>
      processStaffForm(request, {
        permission: 'subjects.manage',
        schema: noFields,
        failed: 'The clock was not confirmed.',
        act: async (_, staff) => {
          await retention.confirmClock(toActor(staff))
          return done({ location: '/admin/clock' })
        },
      }),

    /**
     * Finds a person by e-mail address, which is posted so that it appears in no URL and no log.
     */
    findPerson: (request: Request) =>
      processStaffForm(request, {
        permission: 'subjects.manage',
        schema: personLookup,
        failed: 'The search failed.',
        act: async ({ email }, staff, values) => {
          const found = await subjects.find(toActor(staff), email)
          if (found.person) return done({ location: personAddress('kept', found.person) })
          const left = found.leftNewsletterAt?.slice(0, 10)
          return failed(404, {
            values,
            ...(isEmail(email) ? nothingUnder.address : nothingUnder.number),
            ...(left && {
              detail: `Only a code, which records that the address left the newsletter on ${left}.`,
            }),
          })
        },
      }),

    correctPerson: (request: Request, key: PersonKey | null) =>
      processStaffForm(request, {
        permission: 'subjects.manage',
        schema: personCorrection,
        failed: 'Nothing was corrected.',
        act: async ({ reference, ...typed }, staff, values) => {
          const correction = await subjects.correct(toActor(staff), reference, typed)
          if (!key || correction.outcome === 'missing') return gone()
          if (correction.outcome === 'invalid') return invalid(correction.errors, { values })
          const kept = personAddress('kept', key)
          return done({ location: correction.fields.length > 0 ? `${kept}&corrected` : kept })
        },
      }),

    erasePerson: (request: Request, key: PersonKey | null) =>
      processStaffForm(request, {
        permission: 'subjects.manage',
        schema: noFields,
        failed: 'Nothing was erased.',
        act: async (_, staff) => {
          if (!key)
            return failed(400, { message: 'This link is incomplete. Look the person up again.' })
          const email = await subjects.addressOf(key)
          if (email === null) return gone()
          const { references, subscriberId, files, isCleared } = await subjects.forget(
            email,
            toActor(staff),
          )
          const parts = [
            count(references.length, 'contact request'),
            count(subscriberId === null ? 0 : 1, 'newsletter subscription'),
            count(files, 'mail in the mail folder', 'mails in the mail folder'),
          ]
          const advice = [
            ...(references.length > 0
              ? [`Delete the copies in your mailbox too. They name: ${references.join(', ')}.`]
              : []),
            ...(isCleared
              ? []
              : ['The database was in use: its files hold the last traces for up to an hour.']),
          ]
          return done({ message: `Erased: ${parts.join(', ')}.`, detail: advice.join(' ') })
        },
      }),
  }
}
