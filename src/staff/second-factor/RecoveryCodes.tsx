import { Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm, StaffFrame } from '#src/staff/kit/StaffForm.tsx'
import styles from './SecondFactor.module.css'

type Props = {
  codes: string[]
  left: number
  error: string
}

export const RecoveryCodes = ({ codes, left, error }: Props) =>
  codes.length > 0 ? (
    <StaffFrame
      title="Your recovery codes"
      role="status"
      note={<a href="/admin/account">I have saved them. Back to my account</a>}
    >
      <p>
        <b>They are shown only now.</b> Print this page, or store the codes somewhere safe, but not
        on your phone: they are for when you lose it. Each works once.
      </p>
      <ul className={styles['codes']} translate="no">
        {codes.map((code) => (
          <li key={code}>{code.replace(/(.{4})(?=.)/g, '$1 ')}</li>
        ))}
      </ul>
    </StaffFrame>
  ) : (
    <StaffForm
      id="codes"
      title="Recovery codes"
      action="/admin/account/recovery-codes"
      note={<a href="/admin/account">{left > 0 ? 'Keep the ones I have' : 'Later'}</a>}
    >
      <p>Ten codes let you in if you lose your phone or passkey. Each works once.</p>
      {left > 0 && <p>You have {left} left. They stop working as soon as you make new ones.</p>}
      <FormAlert>{error}</FormAlert>
      <Submit>Make ten codes</Submit>
    </StaffForm>
  )
