import { useEffect, useState } from 'react'
import type { FieldErrors } from '#src/contracts/check-form.ts'
import { fieldLabels } from '#src/contracts/field-texts.ts'
import { limits } from '#src/contracts/limits.ts'
import { Button } from '../base/Button.tsx'
import { Field } from '../base/Field.tsx'
import { useSubmission } from '../islands/use-submission.ts'
import styles from './StaffForm.module.css'
import { leaveStaffArea, staffFlag } from './staff-flag.ts'

type Props = {
  /** Whose password it is; password managers store it beside the new one. */
  name: string
  /** Whether the current one was for one use only. */
  isFirst: boolean
  /** What the page found when the form was posted to it without JavaScript. */
  posted?: { message: string; detail: string; errors: FieldErrors } | undefined
}

/** Changes one's own password; at the first sign-in nothing else is open (product-decisions.md, Staff area). */
export function PasswordForm({ name, isFirst, posted }: Props) {
  const [isEnhanced, setEnhanced] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => setEnhanced(true), [])

  const { submit, isPending, errors, status } = useSubmission({
    path: '/api/session/password',
    posted: { errors: posted?.errors, status: posted && { kind: 'error', message: `${posted.message} ${posted.detail}`.trim() } },
    conclude(outcome) {
      if (outcome.kind === 'invalid') return
      if (outcome.kind === 'accepted') {
        staffFlag.set()
        location.assign('/admin/dashboard')
        return 'leaving'
      }
      if (outcome.kind === 'refused' && outcome.status === 401) {
        leaveStaffArea()
        return 'leaving'
      }
      return { kind: 'error', message: 'The password was not changed. Check your connection and try again.' }
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
    maxLength: limits.password.max,
  })
  return (
    <form method="post" action="/admin/password" onSubmit={submit} className={styles['form']} aria-labelledby="password-heading">
      <h1 id="password-heading">Change password</h1>
      {isFirst && <p>The password you signed in with was for one use. Choose your own, and the staff area opens.</p>}
      <div role="alert" className={styles['alert']}>
        {status?.message}
      </div>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <Field {...field('currentPassword')} autoComplete="current-password" />
      <Field
        {...field('newPassword')}
        autoComplete="new-password"
        minLength={limits.password.min}
        hint={`At least ${limits.password.min} characters. A few words in a row are easy to remember.`}
      />
      {isEnhanced && (
        <label className={styles['show']}>
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
          Show the passwords
        </label>
      )}
      <Button type="submit" size="small" aria-disabled={isPending || undefined}>
        Change password
      </Button>
      <p className={styles['note']}>
        {'Every other session of this account ends. '}
        {!isFirst && <a href="/admin/dashboard">Back to the dashboard</a>}
      </p>
    </form>
  )
}
