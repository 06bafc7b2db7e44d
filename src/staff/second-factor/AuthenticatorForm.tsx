import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import form from '#src/staff/kit/StaffForm.module.css'
import { PostedAlert, StaffForm } from '#src/staff/kit/StaffForm.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { QrCode } from './QrCode.tsx'

type Props = {
  secret: string
  address: string
  posted?: PostedForm | undefined
}

export const AuthenticatorForm = ({ secret, address, posted }: Props) => (
  <StaffForm
    id="app"
    leadsAway
    title="Add an authenticator app"
    action="/admin/account/authenticator"
    note={<a href="/admin/account">Back to your account</a>}
  >
    <p>
      Open an app such as Aegis, Google Authenticator or 1Password on your phone. Add an account
      there, and scan this code.
    </p>
    <QrCode
      text={address}
      label="Code for the camera of your app. The letters below say the same."
    />
    <p>
      No camera? Type these letters instead:{' '}
      <span className={form['secret']} translate="no">
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </span>
    </p>
    <PostedAlert form="app" posted={posted} />
    <Field
      form="app"
      name="code"
      label="Code from your app"
      hint={`The ${staffLimits.code.app} digits that it shows now.`}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      error={posted?.errors['code']?.[0]}
    />
    <Submit>Add the app</Submit>
  </StaffForm>
)
