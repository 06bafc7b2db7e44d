import { type Role, roles, roleTexts } from '#src/contracts/permissions.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { Checkbox } from '#src/ui/base/form/Checkbox.tsx'
import styles from '../account/SecondFactor.module.css'
import form from '../kit/StaffForm.module.css'

type Props = {
  needing: readonly Role[]
  isSaved: boolean
  error: string
}

export const SecondFactorRoles = ({ needing, isSaved, error }: Props) => (
  <form method="post" action="/admin/accounts/second-factor" className={form['form']} aria-labelledby="roles-heading">
    <h1 id="roles-heading">Who needs a second step</h1>
    <p>Whoever has one of these roles gives a code or a passkey after the password. Those who have none yet are asked to set it up.</p>
    <div role="alert" className={form['alert']}>
      {error}
    </div>
    <fieldset className={styles['roles']}>
      <legend className="visually-hidden">Roles</legend>
      {roles.map((role) => (
        <Checkbox key={role} form="roles" name={role} defaultChecked={needing.includes(role)}>
          {roleTexts[role].label}
        </Checkbox>
      ))}
    </fieldset>
    <Button type="submit" size="small">
      Save
    </Button>
    <p role="status">{isSaved ? 'Saved. It holds from everybody’s next click.' : ''}</p>
    <p className={form['note']}>
      <a href="/admin/accounts">Back to the accounts</a>
    </p>
  </form>
)
