import { Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm } from '#src/staff/kit/StaffForm.tsx'

type Props = {
  /** Name of the factor, such as `the passkey Office laptop`; null if it no longer exists. */
  what: string | null
  action: string
  isLast: boolean
  error: string
}

export const RemoveFactorForm = ({ what, action, isLast, error }: Props) => (
  <StaffForm
    id="remove"
    title={what ? `Remove ${what}?` : 'Nothing to remove'}
    action={action}
    note={<a href="/admin/account">{what ? 'Keep it' : 'Back to your account'}</a>}
  >
    <FormAlert>{error}</FormAlert>
    {what ? (
      <>
        <p>
          {isLast
            ? 'This is your last second step. Without it, your password alone opens the staff area, and your recovery codes stop working.'
            : 'You can sign in with the others as before.'}
        </p>
        <Submit>Remove</Submit>
      </>
    ) : (
      <p>It may be gone already.</p>
    )}
  </StaffForm>
)
