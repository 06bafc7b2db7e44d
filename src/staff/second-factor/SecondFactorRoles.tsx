import { type Role, roles, roleTexts } from '#src/contracts/permissions.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import { StaffForm } from '#src/staff/kit/StaffForm.tsx'
import { Answer } from '#src/ui/base/form/Answer.tsx'
import { Checkbox } from '#src/ui/base/form/Checkbox.tsx'
import styles from './SecondFactor.module.css'

type Props = {
  needing: readonly Role[]
  isSaved: boolean
  error: string
}

export const SecondFactorRoles = ({ needing, isSaved, error }: Props) => (
  <StaffForm
    id="roles"
    title="Who needs a second step"
    action="/admin/accounts/second-factor"
    note={<a href="/admin/accounts">Back to the accounts</a>}
  >
    <p>
      People with these roles confirm with a code or a passkey after the password. Those who have
      neither are asked to set one up.
    </p>
    <Answer
      status={
        error
          ? { kind: 'error', message: error }
          : isSaved
            ? { kind: 'success', message: 'Saved. It applies from everybody’s next click.' }
            : undefined
      }
    />
    <fieldset className={styles['roles']}>
      <legend className="visually-hidden">Roles</legend>
      {roles.map((role) => (
        <Checkbox key={role} form="roles" name={role} defaultChecked={needing.includes(role)}>
          {roleTexts[role].label}
        </Checkbox>
      ))}
    </fieldset>
    <Submit>Save</Submit>
  </StaffForm>
)
