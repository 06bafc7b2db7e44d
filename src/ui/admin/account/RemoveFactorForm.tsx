import { Button } from '#src/ui/base/Button.tsx'
import form from '../kit/StaffForm.module.css'

type Props = {
  /** `the passkey Office laptop`; null where it is gone. */
  what: string | null
  action: string
  isLast: boolean
  error: string
}

export const RemoveFactorForm = ({ what, action, isLast, error }: Props) => (
  <form method="post" action={action} className={form['form']} aria-labelledby="remove-heading">
    <h1 id="remove-heading">{what ? `Remove ${what}?` : 'Nothing to remove'}</h1>
    <div role="alert" className={form['alert']}>
      {error}
    </div>
    {what ? (
      <>
        <p>
          {isLast
            ? 'It is your last one. Your password alone opens the staff area then, and your recovery codes count no more.'
            : 'You can sign in with the others as before.'}
        </p>
        <Button type="submit" size="small">
          Remove
        </Button>
      </>
    ) : (
      <p>It may be gone already.</p>
    )}
    <p className={form['note']}>
      <a href="/admin/account">{what ? 'Keep it' : 'Back to your account'}</a>
    </p>
  </form>
)
