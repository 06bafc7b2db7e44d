import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import { fieldLabels } from '#src/contracts/contact/field-texts.ts'
import { limits } from '#src/contracts/limits.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import styles from '../kit/StaffForm.module.css'

type Props = {
  posted?: { message: string; detail: string; errors: FieldErrors; values: FieldValues } | undefined
}

/** Asks for a person. The address is posted: no page address, history or log has it. */
export const PersonLookup = ({ posted }: Props) => (
  <form method="post" action="/admin/people" className={styles['form']} aria-labelledby="people-heading" noValidate>
    <h1 id="people-heading">A person’s data</h1>
    <p>
      Somebody asks what is kept about them, or wants it corrected, handed out or erased. Be sure that they are who they say: answer to the
      address itself.
    </p>
    <div role="alert" className={styles['alert']}>
      {posted && `${posted.message} ${posted.detail}`.trim()}
    </div>
    <Field
      form="people"
      name="email"
      label={fieldLabels.email}
      type="email"
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      maxLength={limits.email.max}
      defaultValue={posted?.values['email']}
      error={posted?.errors['email']?.[0]}
    />
    <Button type="submit" size="small">
      Show what is kept
    </Button>
    <p className={styles['note']}>What you look up is noted in the log, without the address.</p>
  </form>
)
