import { type SubmitEvent, useState } from 'react'
import { fieldErrors, fieldLabels } from '#src/contracts/contact/field-texts.ts'
import { limits } from '#src/contracts/limits.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import styles from '../kit/StaffForm.module.css'
import { addPasskey } from './passkey-client.ts'
import { usePasskey } from './use-passkey.ts'

type Props = {
  name: string
  next: string
}

/** Adds a passkey, which needs a script; an authenticator app does not (AuthenticatorForm). */
export function AddPasskey({ name, next }: Props) {
  const { isSupported, isPending, error, run } = usePasskey(next)
  const [nameError, setNameError] = useState<string>()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('passkeyName') ?? '').trim()
    setNameError(typed ? undefined : fieldErrors.missing(fieldLabels.passkeyName))
    if (typed) void run(() => addPasskey(typed))
  }
  return (
    <form onSubmit={submit} className={styles['form']} aria-labelledby="passkey-heading">
      <h1 id="passkey-heading">Add a passkey</h1>
      <p>
        A passkey is a key that your phone, your computer or a security key keeps for you. Your fingerprint, your face or a PIN unlocks it,
        and it works at this address alone, so no forged page can ask for it.
      </p>
      {isSupported ? (
        <>
          <div role="alert" className={styles['alert']}>
            {error}
          </div>
          <Field
            form="passkey"
            name="passkeyName"
            label={fieldLabels.passkeyName}
            hint="So that you know it again in your list."
            defaultValue={name}
            maxLength={limits.passkey.name.max}
            autoComplete="off"
            error={nameError}
          />
          <Button type="submit" size="small" aria-disabled={isPending || undefined}>
            Add the passkey
          </Button>
        </>
      ) : (
        <p>
          This needs a browser that knows passkeys, with JavaScript. <a href="/admin/account/authenticator">An app does without.</a>
        </p>
      )}
      <p className={styles['note']}>
        <a href="/admin/account">Back to your account</a>
      </p>
    </form>
  )
}
