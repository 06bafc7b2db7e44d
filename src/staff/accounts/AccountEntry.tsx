import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import type { Region } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { roleLabel } from '#src/contracts/permissions.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { LineButton, Options } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { StaffFact, StaffFacts } from '#src/staff/kit/StaffSection.tsx'
import { Status } from '#src/staff/kit/Status.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { Checkbox } from '#src/ui/base/form/Checkbox.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import { ignoreDoubleClick } from '#src/ui/base/ignore-double-click.ts'
import styles from './AccountEntry.module.css'
import type { AccountRecord, AccountState } from './accounts.ts'
import { RoleChoice } from './RoleChoice.tsx'

/** `successors`: accounts that can take over open contacts. */
type Props = {
  successors: readonly Pick<AccountRecord, 'id' | 'name'>[]
  account: AccountRecord
  isOwn: boolean
  region: Region
  now: Date
  /** Errors of a change that was sent; null for none. */
  errors: FieldErrors | null
}

const states: Record<AccountState, string> = {
  active: 'Active',
  invited: 'Invited',
  recovering: 'Waiting for a new password',
  'one-time': 'One-time password not changed yet',
  closed: 'Closed',
}

const Waiting = ({
  account: { state, waitsUntil },
  now,
  region,
}: Pick<Props, 'account' | 'now' | 'region'>) => {
  if (waitsUntil === null || state === 'active' || state === 'closed') return null
  const hasEnded = Date.parse(waitsUntil) <= now.getTime()
  return (
    <StaffFact label={state === 'one-time' ? 'Password' : 'Link'}>
      <span>{hasEnded ? 'expired ' : 'expires '}</span>
      <LocalTime moment={waitsUntil} region={region} />
      {hasEnded && <span>. Make a new link below.</span>}
    </StaffFact>
  )
}

const Act = ({ id, name, children }: { id: number; name: string; children: ReactNode }) => (
  <PostForm action={`/admin/accounts?account=${id}`} className={styles['act']}>
    <input type="hidden" name="act" value={name} />
    {children}
  </PostForm>
)

/** Asks who takes over the open requests of an account. A role that keeps them needs no answer. */
const Successor = ({
  form,
  successors,
  account: { id, openRequests },
}: Pick<Props, 'successors' | 'account'> & { form: string }) =>
  openRequests > 0 && (
    <Select
      form={form}
      name="successor"
      label={`Who takes over ${openRequests === 1 ? 'the open contact' : `the ${openRequests} open contacts`}`}
      hint="Needed if the account can no longer answer contacts. The person is told by mail."
      defaultValue=""
      required={false}
    >
      <option value="">Choose</option>
      <Options
        of={successors
          .filter((successor) => successor.id !== id)
          .map((successor) => [successor.id, successor.name])}
      />
      <option value="nobody">Nobody for now</option>
    </Select>
  )

export const AccountEntry = ({ account, successors, isOwn, region, now, errors }: Props) => {
  const { id, name, shownName, role, email, state, signedInAt, hasSecondFactor, openRequests } =
    account
  const form = `account-${id}`
  return (
    <li className={`panel ${styles['account']}`}>
      <article aria-labelledby={form}>
        <header className="row">
          <Icon icon={UserRound} size="small" />
          <h3 id={form}>
            <span>{name}</span>
            {isOwn && <span className="muted"> (you)</span>}
          </h3>
          <Status kind={state === 'active' ? 'open' : state === 'closed' ? 'closed' : 'waiting'}>
            {states[state]}
          </Status>
        </header>
        <StaffFacts>
          <StaffFact label="Role">{roleLabel(role)}</StaffFact>
          <StaffFact label={fieldLabels.email}>{email ?? 'none, so no notices are sent'}</StaffFact>
          <StaffFact label="Last sign-in">
            {signedInAt ? <LocalTime moment={signedInAt} region={region} /> : 'never'}
          </StaffFact>
          {openRequests > 0 && <StaffFact label="Open contacts">{openRequests}</StaffFact>}
          <StaffFact label="Second step">{hasSecondFactor ? 'yes' : 'no'}</StaffFact>
          <Waiting account={account} region={region} now={now} />
        </StaffFacts>
        <Disclosure summary={`Change the account of ${name}`} open={errors !== null}>
          <div>
            <Act id={id} name="role">
              <RoleChoice form={form} chosen={role} error={errors?.['role']?.[0]} />
              <Successor form={`${form}-role`} successors={successors} account={account} />
              <LineButton type="submit">Change the role</LineButton>
            </Act>
            <Act id={id} name="email">
              <Field
                form={form}
                name="email"
                type="email"
                label={fieldLabels.email}
                hint="Links, and notices of sign-ins from new devices, go there."
                error={errors?.['email']?.[0]}
                maxLength={limits.email.max}
                defaultValue={email ?? ''}
                autoComplete="off"
                isOptional
              />
              <LineButton type="submit">Change the address</LineButton>
            </Act>
            <Act id={id} name="shown-name">
              <Field
                form={form}
                name="shownName"
                label={fieldLabels.shownName}
                hint="Customers read who wrote an offer. The name of the account stays: one signs in with it."
                error={errors?.['shownName']?.[0]}
                maxLength={staffLimits.username.max}
                defaultValue={shownName ?? ''}
                autoComplete="off"
                isOptional
              />
              <LineButton type="submit">Change the name on offers</LineButton>
            </Act>
            {!isOwn && state !== 'closed' && (
              <Act id={id} name="link">
                <p>
                  {state === 'invited'
                    ? 'A new link cancels the earlier one.'
                    : 'A link lets them choose a new password. The old one stops working at once, and they are signed out everywhere.'}
                </p>
                {hasSecondFactor && (
                  <Checkbox form={form} name="removesSecondFactor">
                    Remove the second step too (only if they have lost it, and you are sure who
                    asks)
                  </Checkbox>
                )}
                <LineButton type="submit" onClick={ignoreDoubleClick}>
                  {state === 'invited' ? 'Make another invitation link' : 'Make a recovery link'}
                </LineButton>
              </Act>
            )}
            <Act id={id} name={state === 'closed' ? 'open' : 'close'}>
              {state !== 'closed' && (
                <>
                  <p>Nobody can sign in with a closed account. You can open it again.</p>
                  <Successor form={`${form}-close`} successors={successors} account={account} />
                </>
              )}
              <LineButton type="submit">
                {state === 'closed' ? 'Open the account again' : 'Close the account'}
              </LineButton>
            </Act>
          </div>
        </Disclosure>
      </article>
    </li>
  )
}
