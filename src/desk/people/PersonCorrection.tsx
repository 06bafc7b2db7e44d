import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { contactFieldNames } from '#src/contracts/contact/contact-fields.ts'
import { requestFieldWords } from '#src/contracts/staff/field-labels.ts'
import { ContactTextFields } from '#src/site/islands/contact/ContactFields.tsx'
import { Submit } from '#src/staff/kit/controls.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import styles from './PersonRecord.module.css'
import type { PersonReport } from './people.ts'
import { type PersonKey, personAddress } from './people.ts'

type Props = {
  request: PersonReport['contacts'][number]
  personKey: PersonKey
  posted?: PostedForm | undefined
}

export const PersonCorrection = ({ request, personKey, posted }: Props) => {
  const form = `correct-${request.reference}`
  const texts = Object.fromEntries(contactFieldNames.map((name) => [name, request[name]]))
  const errors = posted?.errors ?? {}
  return (
    <div className={styles['correction']} data-screen>
      <Disclosure summary="Correct it" open={posted !== undefined}>
        <PostForm
          action={personAddress('kept', personKey)}
          className={styles['form']}
          aria-label={`Correct ${request.reference}`}
          noValidate
        >
          <Answer form={form} errors={errors} order={contactFieldNames} />
          <input type="hidden" name="reference" value={request.reference} />
          <ContactTextFields
            form={form}
            words={requestFieldWords}
            values={posted?.values ?? texts}
            errors={errors}
          />
          <p className="muted">
            Mails that wait are sent with the new text. Copies in your mailbox keep the old one.
          </p>
          <Submit>Save</Submit>
        </PostForm>
      </Disclosure>
    </div>
  )
}
