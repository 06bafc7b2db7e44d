import { openingAddress } from '#src/contracts/opening.ts'
import { may, type Role, roleTexts } from '#src/contracts/permissions.ts'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import { Fact, Facts, StaffSection } from '../kit/StaffSection.tsx'
import styles from './OwnSessions.module.css'

type Props = {
  name: string
  role: Role
  /** Where notices about the account go; null where none is known. */
  email: string | null
}

const noAddress = (isOwner: boolean) =>
  `We have no e-mail address to tell you about sign-ins from new devices. ${isOwner ? 'Add one under “Accounts”.' : 'An owner can add one.'}`

/** Who somebody is in the staff area, and the way to another password. */
export const OwnAccount = ({ name, role, email }: Props) => {
  const isOwner = may(role, 'accounts.manage')
  return (
    <StaffSection id="you" heading="You">
      <Facts>
        <Fact label="Name">{name}</Fact>
        <Fact label="Role">
          <b>{roleTexts[role].label}</b>
          {`. ${roleTexts[role].text}`}
        </Fact>
        <Fact label="Notices">{email ?? noAddress(isOwner)}</Fact>
      </Facts>
      <div className={styles['ways']}>
        <ButtonLink href="/admin/password" look="line" size="small">
          Change password
        </ButtonLink>
        {isOwner && (
          <>
            <ButtonLink href="/admin/accounts" look="line" size="small">
              Accounts
            </ButtonLink>
            <ButtonLink href={openingAddress} look="line" size="small">
              Before you open
            </ButtonLink>
          </>
        )}
      </div>
    </StaffSection>
  )
}
