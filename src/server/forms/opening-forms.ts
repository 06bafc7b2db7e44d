import { z } from 'zod'
import { openingForms } from '#src/contracts/content/opening.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { noFields } from '#src/core/forms/form.server.ts'
import { mailLimitReached } from '../services/mails/test-mail.ts'
import type { FormProcessor } from './process-form.ts'

const mostTyped = 20_000
const names = Object.keys(openingForms) as (keyof typeof openingForms)[]
const openingForm = z
  .object({ form: z.enum(names), version: z.string().max(32) })
  .catchall(z.string().max(mostTyped, 'This is too long.'))

export const createOpeningForms = ({
  done,
  failed,
  processStaffForm,
  services,
}: FormProcessor) => ({
  saveOpening: (request: Request) =>
    processStaffForm(request, {
      permission: 'opening.settle',
      schema: openingForm,
      failed: 'Nothing was changed.',
      act: async ({ form, version, ...typed }, staff, values) => {
        const result = await services.opening.save(staff, form, typed, version)
        if (result.outcome === 'done')
          return done({ location: `${openingAddress}?saved=${form}#${form}` })
        if (result.outcome !== 'refused')
          return failed(403, {
            detail: 'Confirm who you are in another tab, then press again.',
            values,
          })
        const { detail, errors } = result
        return failed(Object.keys(errors).length > 0 ? 422 : 409, { detail, errors, values })
      },
    }),

  testMail: (request: Request) =>
    processStaffForm(request, {
      permission: 'opening.settle',
      schema: noFields,
      failed: 'Nothing was sent.',
      act: async (_, staff) => {
        const result = await services.testMail(staff.id)
        if (result === 'limit') return failed(429, { detail: mailLimitReached })
        return result.isSent
          ? done({ message: result.text })
          : failed(409, { message: result.text })
      },
    }),
})
