import { type SubmitEvent, useState } from 'react'
import { enterYour, fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm } from '#src/staff/kit/StaffForm.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { registerPasskey } from './passkey-client.ts'
import { usePasskey } from './use-passkey.ts'

export function AddPasskey({ name, next }: { name: string; next: string }) {
  const { isSupported, isPending, error, run } = usePasskey(next)
  const [nameError, setNameError] = useState<string>()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('passkeyName') ?? '').trim()
    setNameError(typed ? undefined : enterYour(fieldLabels.passkeyName))
    if (typed) void run(() => registerPasskey(typed))
  }
  return (
    <StaffForm
      id="passkey"
      title="Add a passkey"
      onSubmit={submit}
      note={<a href="/admin/account">Back to your account</a>}
    >
      <p>
        A passkey is a key that your phone, your computer or a security key keeps for you. Your
        fingerprint, your face or a PIN unlocks it, and it works at this address alone, so no forged
        page can ask for it.
      </p>
      {isSupported ? (
        <>
          <FormAlert>{error}</FormAlert>
          <Field
            form="passkey"
            name="passkeyName"
            label={fieldLabels.passkeyName}
            hint="It helps you recognise the passkey in your list."
            defaultValue={name}
            maxLength={staffLimits.passkey.name.max}
            autoComplete="off"
            error={nameError}
          />
          <Submit aria-disabled={isPending || undefined}>Add the passkey</Submit>
        </>
      ) : (
        <p>
          Passkeys need a browser that supports them, with JavaScript.{' '}
          <a href="/admin/account/authenticator">An app works without.</a>
        </p>
      )}
    </StaffForm>
  )
}
