import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#src/contracts/check-form.ts'
import { fieldLabels } from '#src/contracts/field-texts.ts'
import { limits } from '#src/contracts/limits.ts'
import { leaveStaffArea, staffFlag } from '../admin/staff-flag.ts'
import { Button } from '../base/Button.tsx'
import { Field } from '../base/Field.tsx'
import styles from './StaffForm.module.css'
import { send } from './send.ts'

type Props = {
  /** Whose password it is; password managers store it beside the new one. */
  name: string
  /** Whether the current one was for one use only. */
  isFirst: boolean
  /** What the page found when the form was posted to it without JavaScript. */
  posted?: { message: string; detail: string; errors: FieldErrors } | undefined
}

/** Changes one's own password; at the first sign-in nothing else is open (decisions.md, Staff area). */
export function PasswordForm({ name, isFirst, posted }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isPending, setPending] = useState(false)
  const [isEnhanced, setEnhanced] = useState(false)
  const [isShown, setShown] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [message, setMessage] = useState(posted ? `${posted.message} ${posted.detail}`.trim() : '')
  useEffect(() => setEnhanced(true), [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setMessage('')
    const outcome = await send('/api/session/password', Object.fromEntries(new FormData(event.currentTarget)))
    if (outcome.kind === 'accepted') {
      staffFlag.set()
      return location.assign('/admin/dashboard')
    }
    isSending.current = false
    setPending(false)
    if (outcome.kind === 'refused' && outcome.status === 401) return leaveStaffArea()
    const found = outcome.kind === 'invalid' ? outcome.errors : {}
    setErrors(found)
    setMessage(outcome.kind === 'invalid' ? '' : 'The password was not changed. Check your connection and try again.')
    const first = Object.keys(found)[0]
    if (first) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
  }

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
    <form ref={form} method="post" action="/admin/password" onSubmit={submit} className={styles['form']} aria-labelledby="password-heading">
      <h1 id="password-heading">Change password</h1>
      {isFirst && <p>The password you signed in with was for one use. Choose your own, and the staff area opens.</p>}
      <div role="alert" className={styles['alert']}>
        {message}
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
