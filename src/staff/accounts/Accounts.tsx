import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import type { Region } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { isRole, may } from '#src/contracts/permissions.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { CopyField } from '#src/staff/kit/CopyField.tsx'
import { Submit } from '#src/staff/kit/controls.tsx'
import { StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { useClock } from '#src/staff/kit/use-clock.ts'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { ignoreDoubleClick } from '#src/ui/base/ignore-double-click.ts'
import { AccountEntry } from './AccountEntry.tsx'
import styles from './Accounts.module.css'
import type { AccountRecord } from './accounts.ts'
import { RoleChoice } from './RoleChoice.tsx'

type Props = {
  accounts: AccountRecord[]
  ownId: number
  /** Account whose form was sent, and account that was changed; null for none. */
  sentId: number | null
  changedId: number | null
  posted: (PostedForm & { outcome: string; given?: { link: string; mailedTo: string } }) | null
  hasMailServer: boolean
  now: string
  region: Region
}

const hours = staffLimits.accountLinkMs / 3_600_000

type LinkProps = { link: string; mailedTo: string; hasMailServer: boolean }

const NewLink = ({ link, mailedTo, hasMailServer }: LinkProps) => {
  const obstacle = !hasMailServer
    ? 'No mail server is set'
    : mailedTo === ''
      ? 'The account has no e-mail address'
      : null
  const delivery = obstacle
    ? `${obstacle}, so nobody is sent this link. Hand it over yourself.`
    : `It is sent to ${mailedTo}. If it does not arrive, hand it over yourself.`
  return (
    <StaffSection
      id="link"
      heading={obstacle ? 'Hand this link over' : 'The link is on its way'}
      text={`${delivery} It is shown only now, works once, and expires in ${hours} hours. Anyone who has it can take over the account.`}
    >
      <CopyField form="link" link={link} />
    </StaffSection>
  )
}

/** Accounts of the staff area, and the form for an invitation (decision 0037). */
export function Accounts({
  accounts,
  ownId,
  sentId,
  changedId,
  posted,
  hasMailServer,
  now: renderedAt,
  region,
}: Props) {
  const now = useClock(renderedAt)
  const successors = accounts.filter(
    ({ state, role }) => state !== 'closed' && may(role, 'contacts.change'),
  )
  const invited = posted && sentId === null && posted.outcome !== 'done' ? posted : null
  const text = (name: 'name' | 'email') => ({
    form: 'invite',
    name,
    label: fieldLabels[name],
    error: invited?.errors[name]?.[0],
    defaultValue: invited?.values[name],
    autoComplete: 'off',
  })
  const changed = accounts.find(({ id }) => id === changedId)
  const success =
    changed &&
    ({ kind: 'success', message: `The account of ${changed.name} was changed.` } as const)
  return (
    <>
      <Answer
        status={posted?.message ? { kind: 'error', ...posted } : success}
        form={sentId === null ? 'invite' : `account-${sentId}`}
        errors={posted?.errors}
      >
        {posted?.given && <NewLink {...posted.given} hasMailServer={hasMailServer} />}
      </Answer>
      <ul className={styles['accounts']}>
        {accounts.map((account) => (
          <AccountEntry
            key={account.id}
            account={account}
            successors={successors}
            isOwn={account.id === ownId}
            region={region}
            now={now}
            errors={
              posted && posted.outcome !== 'done' && account.id === sentId ? posted.errors : null
            }
          />
        ))}
      </ul>
      <StaffSection
        id="invite"
        heading="Invite somebody"
        text="They choose their own password through a link, and only they know it."
      >
        <PostForm action="/admin/accounts" className={styles['invitation']}>
          <Field
            {...text('name')}
            hint="They sign in with it."
            maxLength={staffLimits.username.max}
          />
          <Field
            {...text('email')}
            type="email"
            hint={
              hasMailServer
                ? 'We send the link there, and later notices about the account. Without it you hand the link over yourself.'
                : 'Later notices about the account go there. No mail server is set, so you hand the link over yourself.'
            }
            maxLength={limits.email.max}
            isOptional
          />
          <RoleChoice
            form="invite"
            chosen={isRole(invited?.values['role']) ? invited.values['role'] : undefined}
            error={invited?.errors['role']?.[0]}
          />
          <Submit onClick={ignoreDoubleClick}>Invite</Submit>
        </PostForm>
      </StaffSection>
    </>
  )
}
