import type { ReactNode } from 'react'
import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import styles from '#src/staff/kit/StaffForm.module.css'
import { PostedAlert, StaffFrame } from '#src/staff/kit/StaffForm.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'

type Props = {
  words: { title: string; text: string; submit: string }
  name: string
  action: string
  /**
   * `password`: for an account without a second factor; `any-code`: a code of an app or a recovery
   * code; `recovery-code`: only that.
   */
  method: 'password' | 'any-code' | 'recovery-code'
  posted?: PostedForm | undefined
  back?: string
  children?: ReactNode
}

const { app, recovery } = staffLimits.code
const codes = {
  'any-code': {
    label: 'Code from your app',
    hint: `The ${app} digits that your app shows now. No phone at hand? Type one of your recovery codes, ${recovery} digits.`,
  },
  'recovery-code': {
    label: 'Recovery code',
    hint: `One of the codes that you have written down: ${recovery} digits.`,
  },
} as const

export const IdentityForm = ({
  words: { title, text, submit },
  name,
  action,
  method,
  posted,
  back,
  children,
}: Props) => {
  // A refusal has the focus, and leads to the field.
  const field = { form: 'identity', spellCheck: false, autoFocus: posted === undefined } as const
  return (
    <StaffFrame title={title} note={back && <a href={back}>Back without confirming</a>}>
      <p>{text}</p>
      <PostForm leadsAway action={action} className={styles['fields']} aria-label={title}>
        <PostedAlert form="identity" posted={posted} />
        {method === 'password' ? (
          <>
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={name}
              readOnly
              hidden
            />
            <Field
              {...field}
              name="password"
              label={fieldLabels.password}
              type="password"
              autoComplete="current-password"
              maxLength={staffLimits.password.max}
              error={posted?.errors['password']?.[0]}
            />
          </>
        ) : (
          <Field
            {...field}
            {...codes[method]}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            error={posted?.errors['code']?.[0]}
          />
        )}
        <Submit>{submit}</Submit>
      </PostForm>
      {children}
    </StaffFrame>
  )
}
