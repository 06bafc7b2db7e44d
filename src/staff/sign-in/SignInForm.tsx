import { useRef } from 'react'
import { type SignInReason, signInAddress, signInReasons } from '#src/contracts/account/proof.ts'
import { cookiesBlocked, invalidCredentials } from '#src/contracts/account/sign-in-texts.ts'
import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { staffFlag } from '#src/staff/frame/staff-flag.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm } from '#src/staff/kit/StaffForm.tsx'
import { Answer, answerId } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { type SendOutcome, sendJson } from '#src/ui/submit/send-form.ts'
import { useSubmission } from '#src/ui/submit/use-submission.ts'

type Props = {
  posted?: PostedForm | undefined
  /** Page to open after the sign-in; by default the first page of the role. */
  next?: string | null
  reason?: SignInReason | undefined
}

/** Describes a failed sign-in without telling whether name or password was wrong. */
export function describeRefusal(outcome: SendOutcome): string {
  if (outcome.kind === 'refused' && outcome.status === 401) return invalidCredentials
  if (outcome.kind === 'refused' && outcome.detail) return outcome.detail
  return 'The server did not answer. Check your connection and try again.'
}

/** Signs in, and checks that the browser has kept the cookie of the session. */
async function signIn(fields: Record<string, unknown>): Promise<SendOutcome> {
  const outcome = await sendJson('/api/session', fields)
  if (outcome.kind !== 'accepted') return outcome
  const session = await fetch('/api/session').catch(() => undefined)
  return session?.status === 401
    ? { kind: 'refused', status: 403, detail: cookiesBlocked }
    : outcome
}

/** Sign-in of the staff area (spec.md §2 Admin login, §5). Works without a script too. */
export function SignInForm({ posted, next = null, reason }: Props) {
  const password = useRef<HTMLInputElement>(null)

  const { submit, isPending, errors, status } = useSubmission({
    path: '/api/session',
    deliver: signIn,
    posted: {
      errors: posted?.errors,
      status: posted && { kind: 'error', message: posted.detail || posted.message },
    },
    conclude(outcome) {
      if (outcome.kind === 'invalid') return
      if (outcome.kind === 'accepted') {
        staffFlag.set()
        location.assign(next ?? '/admin')
        return 'leaving'
      }
      if (password.current && outcome.kind === 'refused' && outcome.status === 401) {
        password.current.value = ''
        password.current.focus()
      }
      return { kind: 'error', message: describeRefusal(outcome) }
    },
  })

  const field = (name: 'username' | 'password') => ({
    form: 'signin',
    name,
    label: fieldLabels[name],
    error: errors[name]?.[0],
    maxLength: staffLimits[name].max,
    spellCheck: false,
  })
  return (
    <StaffForm
      id="signin"
      leadsAway
      title="Admin Login"
      action={next ? signInAddress(next, reason) : '/admin/signin'}
      onSubmit={submit}
      note="Lost your password? An owner of this site can give you a link for a new one. A one-time password works once, within three days."
    >
      {reason && <p>{signInReasons[reason]}</p>}
      {/* The focus is in the password, which this describes. */}
      <FormAlert isFocused={false}>{status?.message}</FormAlert>
      {!status?.message && errors === posted?.errors && <Answer form="signin" errors={errors} />}
      <Field
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={posted?.values['username']}
      />
      <Field
        {...field('password')}
        ref={password}
        type="password"
        autoComplete="current-password"
        autoFocus={posted !== undefined}
        describedBy={status && answerId}
      />
      <Submit aria-disabled={isPending || undefined}>Login</Submit>
    </StaffForm>
  )
}
