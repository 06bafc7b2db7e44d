import { type Role, roles, roleTexts } from '#src/contracts/permissions.ts'
import { FieldError, fieldId } from '#src/ui/base/form/Field.tsx'
import styles from './RoleChoice.module.css'

type Props = {
  /** Name of the form, for the ids. */ form: string
  chosen?: Role | undefined
  error?: string | undefined
}

export const RoleChoice = ({ form, chosen, error }: Props) => (
  <fieldset
    id={fieldId(form, 'role')}
    tabIndex={-1}
    className={styles['roles']}
    aria-describedby={error ? `${fieldId(form, 'role')}-error` : undefined}
  >
    <legend>Role</legend>
    {roles.map((role) => (
      <label key={role}>
        <input type="radio" name="role" value={role} defaultChecked={role === chosen} required />
        <span>
          <b>{roleTexts[role].label}</b>
          <span className="muted">{` ${roleTexts[role].text}`}</span>
        </span>
      </label>
    ))}
    <FieldError id={fieldId(form, 'role')}>{error}</FieldError>
  </fieldset>
)
