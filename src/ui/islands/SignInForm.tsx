import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldValues } from '#src/contracts/check-form.ts'
import { fieldLabels } from '#src/contracts/field-texts.ts'
import { limits } from '#src/contracts/limits.ts'
import { texts } from '#src/contracts/texts.ts'
import { staffFlag } from '../admin/staff-flag.ts'
import { Button } from '../base/Button.tsx'
import { Field } from '../base/Field.tsx'
import styles from './StaffForm.module.css'
import { type Outcome, send } from './send.ts'

type Props = {
  /** What the page found when the form was posted to it without JavaScript. */
  posted?: { message: string; errors: FieldErrors; values: FieldValues } | undefined
}

/** What to say about a sign-in that failed; nothing tells which half was wrong. */
export function describeRefusal(outcome: Outcome): string {
  if (outcome.kind === 'refused' && outcome.status === 401) return texts.invalidCredentials
  if (outcome.kind === 'refused' && outcome.detail) return outcome.detail
  return 'The server did not answer. Check your connection and try again.'
}

/** Sign-in of the staff area (spec.md §2 Admin login, §5): the server checks, with or without this script. */
export function SignInForm({ posted }: Props) {
  const password = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [message, setMessage] = useState(posted?.message ?? '')
  // Whoever comes here is signed out: a page that the browser still holds hides itself.
  useEffect(staffFlag.remove, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    isSending.current = true
    setPending(true)
    // Emptied first, so that the same words are read out again.
    setMessage('')
    const outcome = await send('/api/session', fields)
    if (outcome.kind === 'accepted') {
      staffFlag.set()
      return location.assign('/admin/dashboard')
    }
    isSending.current = false
    setPending(false)
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {})
    setMessage(outcome.kind === 'invalid' ? '' : describeRefusal(outcome))
    if (password.current && outcome.kind === 'refused' && outcome.status === 401) {
      password.current.value = ''
      password.current.focus()
    }
  }

  const field = (name: 'username' | 'password') => ({
    form: 'signin',
    name,
    label: fieldLabels[name],
    error: errors[name]?.[0],
    maxLength: limits[name].max,
    spellCheck: false,
  })
  return (
    <form method="post" action="/admin/signin" onSubmit={submit} className={styles['form']} aria-labelledby="signin-heading">
      <h1 id="signin-heading">Admin Login</h1>
      <div role="alert" className={styles['alert']}>
        {message}
      </div>
      <Field {...field('username')} autoComplete="username" autoCapitalize="none" defaultValue={posted?.values['username']} />
      <Field {...field('password')} ref={password} type="password" autoComplete="current-password" />
      <Button type="submit" size="small" aria-disabled={isPending || undefined}>
        Login
      </Button>
      <p className={styles['note']}>Lost your password? Whoever runs this site can give you a new one-time password.</p>
    </form>
  )
}
