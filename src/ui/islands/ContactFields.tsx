import type { FieldErrors } from '#src/contracts/check-form.ts'
import type { Consent } from '#src/contracts/consent.ts'
import { limits, messageRows } from '#src/contracts/limits.ts'
import { type FieldName, fieldLabels } from '#src/contracts/texts.ts'
import { Checkbox } from '../base/Checkbox.tsx'
import { Field } from '../base/Field.tsx'
import { TextArea } from '../base/TextArea.tsx'
import styles from './ContactForm.module.css'

/** The fields in the order in which they stand (spec.md §7). */
export const contactFieldOrder = ['firstName', 'lastName', 'company', 'phone', 'businessEmail', 'message', 'termsAccepted'] as const

type Props = {
  form: string
  values: Record<string, string>
  errors: FieldErrors
  consent: Consent
}

/** A consent text, word for word, with its mention of the privacy policy as a link. */
export const ConsentText = ({ children }: { children: string }) => {
  const [before, ...after] = children.split('privacy policy')
  return after.length === 0 ? (
    children
  ) : (
    <>
      {before}
      <a href="/privacy-policy">privacy policy</a>
      {after.join('privacy policy')}
    </>
  )
}

/** The fields of a contact request. A new `key` empties them. */
export const ContactFields = ({ form, values, errors, consent }: Props) => {
  const field = (name: FieldName) => ({ form, name, label: fieldLabels[name], error: errors[name]?.[0], defaultValue: values[name] })
  const [first, last, company] = [field('firstName'), field('lastName'), field('company')]
  return (
    <>
      <div className={styles['pair']}>
        <Field {...first} autoComplete="given-name" autoCapitalize="words" maxLength={limits.name.max} />
        <Field {...last} autoComplete="family-name" autoCapitalize="words" maxLength={limits.name.max} />
      </div>
      <Field {...company} isOptional autoComplete="organization" maxLength={limits.company.max} />
      <div className={styles['pair']}>
        <Field {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={limits.phone.max} />
        <Field
          {...field('businessEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={limits.email.max}
        />
      </div>
      <TextArea {...field('message')} rows={messageRows} limit={limits.message.max} />
      <div className={styles['consent']}>
        <Checkbox
          form={form}
          name="termsAccepted"
          required
          error={errors['termsAccepted']?.[0]}
          defaultChecked={values['termsAccepted'] === 'on'}
        >
          <ConsentText>{consent.terms}</ConsentText>
        </Checkbox>
        <Checkbox form={form} name="marketing" defaultChecked={values['marketing'] === 'on'}>
          {`${consent.marketing} `}
          <span className={styles['optional']}>Optional.</span>
        </Checkbox>
      </div>
    </>
  )
}
