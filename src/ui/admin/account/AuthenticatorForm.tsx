import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import { limits } from '#src/contracts/limits.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import form from '../kit/StaffForm.module.css'
import { QrCode } from './QrCode.tsx'
import styles from './SecondFactor.module.css'

type Props = {
  /** Secret in base32, and the address that an app reads. */
  secret: string
  address: string
  posted?: { message: string; detail: string; errors: FieldErrors } | undefined
}

export const AuthenticatorForm = ({ secret, address, posted }: Props) => (
  <form method="post" action="/admin/account/authenticator" className={form['form']} aria-labelledby="app-heading">
    <h1 id="app-heading">Add an authenticator app</h1>
    <p>Open an app such as Aegis, Google Authenticator or 1Password on your phone. Add an account there, and let it read this code.</p>
    <QrCode text={address} label="Code for the camera of your app. The letters below say the same." />
    <p>
      No camera? Type these letters instead: <span className={styles['secret']}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
    </p>
    <div role="alert" className={form['alert']}>
      {posted && `${posted.message} ${posted.detail}`.trim()}
    </div>
    <Field
      form="app"
      name="code"
      label="Code from your app"
      hint={`The ${limits.code.app} digits that it shows now.`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.code.typed}
      spellCheck={false}
      error={posted?.errors['code']?.[0]}
    />
    <Button type="submit" size="small">
      Add the app
    </Button>
    <p className={form['note']}>
      <a href="/admin/account">Back to your account</a>
    </p>
  </form>
)
