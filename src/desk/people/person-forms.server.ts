import { z } from 'zod'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { isEmail } from '#src/contracts/contact/email-address.ts'
import { formEmail, formText } from '#src/contracts/contact/text-schemas.ts'
import { limits } from '#src/contracts/limits.ts'
import { isPlausiblePhone } from '#src/contracts/phone.ts'
import { fieldLabels, requestLabels } from '#src/contracts/staff/field-labels.ts'
import { done, failed, invalid, noFields, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import {
  correctPerson,
  erasePerson,
  findEmailOrPhone,
  findPerson,
  type PeopleContext,
} from './people.server.ts'
import { type PersonKey, personAddress } from './people.ts'

const neither = 'Enter an email address or a telephone number.'

/** An e-mail address, or the telephone number of a person who gave none. */
export const personLookup = z.object({
  email: z.union(
    [
      formEmail({ label: fieldLabels.email, min: 1, ...limits.email }),
      formText({ label: requestLabels.phone, ...limits.phone }).refine(
        (text) => isPlausiblePhone(text, ''),
        neither,
      ),
    ],
    neither,
  ),
})

/** Requests with an address are found by it, because several people may share a number. */
const nothingFound = {
  address: { message: 'No data is stored under this address.' },
  number: {
    message: 'No data is stored under this number alone.',
    detail:
      'Requests that name an address too are looked up by it. Search the contacts for the number to find the address.',
  },
}

/** Finds a person by e-mail address, which is posted so that it appears in no URL and no log. */
export const lookupForm = (
  context: PeopleContext,
): StaffFormRule<z.infer<typeof personLookup>> => ({
  permission: 'subjects.manage',
  schema: personLookup,
  failed: 'The search failed.',
  async act({ email }, staff, values) {
    const found = await findPerson(context, staff, email)
    if (found.person) return done({ location: personAddress('kept', found.person) })
    const left = found.leftNewsletterAt?.slice(0, 10)
    return failed(404, {
      values,
      ...(isEmail(email) ? nothingFound.address : nothingFound.number),
      ...(left && {
        detail: `Only a code, which records that the address left the newsletter on ${left}.`,
      }),
    })
  },
})

/** Changed texts are validated like those of the contact form (people.server.ts). */
const personCorrection = z.object({
  reference: z.string().max(limits.reference.max),
  ...mapContactFields(() => z.string().optional()),
})

const gone = () => failed(404, { message: 'There is no data about this person any more.' })

export const correctionForm = (
  context: PeopleContext,
  key: PersonKey | null,
): StaffFormRule<z.infer<typeof personCorrection>> => ({
  permission: 'subjects.manage',
  schema: personCorrection,
  failed: 'Nothing was corrected.',
  async act({ reference, ...typed }, staff, values) {
    const correction = await correctPerson(context, toActor(staff), reference, typed)
    if (!key || correction.outcome === 'missing') return gone()
    if (correction.outcome === 'invalid') return invalid(correction.errors, { values })
    const kept = personAddress('kept', key)
    return done({ location: correction.fields.length > 0 ? `${kept}&corrected` : kept })
  },
})

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

export const erasureForm = (
  context: PeopleContext,
  key: PersonKey | null,
): StaffFormRule<z.infer<typeof noFields>> => ({
  permission: 'subjects.manage',
  schema: noFields,
  failed: 'Nothing was erased.',
  async act(_, staff) {
    if (!key) return failed(400, { message: 'This link is incomplete. Look the person up again.' })
    const email = await findEmailOrPhone(context, key)
    if (email === null) return gone()
    const erasure = await erasePerson(context, toActor(staff), email)
    const { references, subscriberId, files, isCleared } = erasure
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
})
