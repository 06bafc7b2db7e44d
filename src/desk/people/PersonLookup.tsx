import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { limits } from '#src/contracts/limits.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import { PostedAlert, StaffForm } from '#src/staff/kit/StaffForm.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'

/**
 * Looks up a person. The form posts the e-mail address, so that it is in no page address, browser
 * history or log.
 */
export const PersonLookup = ({ posted }: { posted?: PostedForm | undefined }) => (
  <StaffForm
    id="people"
    leadsAway
    title="Personal data"
    action="/admin/people"
    noValidate
    note="What you look up is noted in the log, without the address."
  >
    <p>
      Use this when a person asks to see, correct, receive or erase their data. To be sure who asks,
      answer only to the address or telephone number that you look up.
    </p>
    <PostedAlert form="people" posted={posted} />
    <Field
      form="people"
      name="email"
      label={`${fieldLabels.email} or telephone number`}
      autoComplete="off"
      spellCheck={false}
      maxLength={limits.email.max}
      defaultValue={posted?.values['email']}
      error={posted?.errors['email']?.[0]}
    />
    <Submit>Show what is kept</Submit>
  </StaffForm>
)
