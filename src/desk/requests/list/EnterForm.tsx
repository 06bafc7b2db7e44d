import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import { contactFieldNames } from '#src/contracts/contact/contact-fields.ts'
import type { Region } from '#src/contracts/formats.ts'
import { requestFieldWords } from '#src/contracts/staff/field-labels.ts'
import { ContactTextFields } from '#src/site/islands/contact/ContactFields.tsx'
import { UnsentNote } from '#src/staff/frame/UnsentNote.tsx'
import { useUnsentForm } from '#src/staff/frame/use-unsent-form.ts'
import { StaffForm } from '#src/staff/kit/StaffForm.tsx'
import { Button } from '#src/ui/base/Button.tsx'
import { Answer } from '#src/ui/base/form/Answer.tsx'
import { Checkbox } from '#src/ui/base/form/Checkbox.tsx'

type Props = {
  /** Id of the account, by which the browser keeps what is typed. */
  account: number
  /** Names the form among the kept texts. */
  place: string
  region: Region
  values: FieldValues
  /** Whether the values are those of a form that was posted and not stored. */
  isPosted: boolean
  errors: FieldErrors
  fault: string
}

const form = 'enter'
const names = contactFieldNames.filter((name) => name !== 'callBack')

/** The form for a request of somebody who called, a plain form post. */
export function EnterForm({ account, place, region, values, isPosted, errors, fault }: Props) {
  const unsent = useUnsentForm(account, place, isPosted)
  return (
    <StaffForm
      id={form}
      title="Enter a call"
      note="It is marked as told on the telephone, counted under the campaign “telephone”, and in your care. No mail is sent now."
      ref={unsent.form}
      noValidate
      onInput={unsent.onInput}
      onSubmit={unsent.leave}
    >
      <UnsentNote unsent={unsent} region={region} />
      <Answer
        status={fault === '' ? undefined : { kind: 'error', message: fault }}
        form={form}
        errors={errors}
        order={[...names, 'isTold']}
      />
      <ContactTextFields
        form={form}
        words={requestFieldWords}
        names={names}
        optional={['phone', 'businessEmail']}
        values={values}
        errors={errors}
      />
      <Checkbox
        form={form}
        name="isTold"
        required
        error={errors['isTold']?.[0]}
        defaultChecked={values['isTold'] === 'on'}
      >
        The caller knows that this is kept to answer them, as the privacy policy describes.
      </Checkbox>
      <input type="hidden" name="key" value={values['key']} />
      <Button type="submit">Store it</Button>
    </StaffForm>
  )
}
