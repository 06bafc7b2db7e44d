import { useEffect, useState } from 'react'
import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { leaveStaffArea, staffFlag } from '#src/staff/frame/staff-flag.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import styles from '#src/staff/kit/StaffForm.module.css'
import { FormAlert, StaffForm } from '#src/staff/kit/StaffForm.tsx'
import { Answer } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { useSubmission } from '#src/ui/submit/use-submission.ts'

type Props = {
  name: string
  /**
   * `first`: after a one-time password; `invitation` and `recovery`: reached by a link; `change`:
   * at any later time.
   */
  kind: 'change' | 'first' | 'invitation' | 'recovery'
  token?: string
  posted?: PostedForm | undefined
}

const introductions: Record<Props['kind'], string> = {
  change: '',
  first:
    'The password you signed in with was for one use. Choose your own, and the staff area opens.',
  invitation:
    'Choose your password, and the staff area opens. From then on you sign in with this name:',
  recovery: 'Choose a new password, and the staff area opens. You sign in with this name:',
}

/**
 * At the first sign-in staff can use no page but this form's (product-decisions.md, Staff area).
 */
export function PasswordForm({ name, kind, token, posted }: Props) {
  const [isEnhanced, setEnhanced] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => setEnhanced(true), [])

  const { submit, isPending, errors, status } = useSubmission({
    path: token ? '/api/session/join' : '/api/session/password',
    posted: {
      errors: posted?.errors,
      status: posted && { kind: 'error', message: `${posted.message} ${posted.detail}`.trim() },
    },
    conclude(outcome) {
      if (outcome.kind === 'invalid') return
      if (outcome.kind === 'accepted') {
        staffFlag.set()
        location.assign('/admin')
        return 'leaving'
      }
      if (outcome.kind === 'refused' && outcome.status === 401 && !token) {
        leaveStaffArea()
        return 'leaving'
      }
      if (outcome.kind === 'refused' && outcome.detail)
        return { kind: 'error', message: outcome.detail }
      return {
        kind: 'error',
        message: 'The password was not changed. Check your connection and try again.',
      }
    },
  })

  const field = (name: 'currentPassword' | 'newPassword') => ({
    form: 'password',
    name,
    label: fieldLabels[name],
    error: errors[name]?.[0],
    type: isShown ? 'text' : 'password',
    autoCapitalize: isShown ? 'none' : undefined,
    spellCheck: false,
    maxLength: staffLimits.password.max,
  })
  return (
    <StaffForm
      id="password"
      leadsAway
      title={kind === 'change' ? 'Change password' : 'Choose your password'}
      action={token ? `/admin/join?${new URLSearchParams({ token })}` : '/admin/password'}
      onSubmit={submit}
    >
      {introductions[kind] && (
        <p>
          <span>{introductions[kind]}</span>
          {token && <b>{` ${name}`}</b>}
        </p>
      )}
      <FormAlert>{status?.message}</FormAlert>
      {!status?.message && errors === posted?.errors && <Answer form="password" errors={errors} />}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      {token && <input type="hidden" name="token" value={token} />}
      {kind === 'change' && <Field {...field('currentPassword')} autoComplete="current-password" />}
      <Field
        {...field('newPassword')}
        autoComplete="new-password"
        minLength={staffLimits.password.min}
        hint={`At least ${staffLimits.password.min} characters. A few words in a row are easy to remember.`}
      />
      {isEnhanced && (
        <label className={`tap muted ${styles['show']}`}>
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
          <span>{kind === 'change' ? 'Show the passwords' : 'Show the password'}</span>
        </label>
      )}
      <Submit aria-disabled={isPending || undefined}>
        {kind === 'change' ? 'Change password' : 'Set password'}
      </Submit>
      {kind === 'change' && (
        <p className={`muted ${styles['note']}`}>
          {'Every other session of this account ends. '}
          <a href="/admin">Back to the staff area</a>
        </p>
      )}
    </StaffForm>
  )
}
