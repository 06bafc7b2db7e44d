import { Submit } from '../kit/controls.tsx'
import { FormAlert, StaffForm, StaffFrame } from '../kit/StaffForm.tsx'
import styles from './SecondFactor.module.css'

type Props = {
  codes: string[]
  left: number
  error: string
}

const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')

export const RecoveryCodes = ({ codes, left, error }: Props) =>
  codes.length > 0 ? (
    <StaffFrame title="Your recovery codes" note={<a href="/admin/account">I have kept them. Back to your account</a>}>
      <p>
        <b>They are shown this once.</b> Print this page, or keep the codes where you keep what must not be lost, but not on the phone that
        they stand in for. Each lets you in one time.
      </p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{inGroups(code)}</li>
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
      <p>Ten codes let you in when your phone or passkey is lost. Each counts once.</p>
      {left > 0 && <p>You have {left} from before. They count no more as soon as you make new ones.</p>}
      <FormAlert>{error}</FormAlert>
      <Submit>Make ten codes</Submit>
    </StaffForm>
  )
