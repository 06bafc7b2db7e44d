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

/** What somebody reaches from here, each with its address. */
const waysOf = (role: Role) => [
  ['Change password', '/admin/password'],
  ...(may(role, 'accounts.manage') ? [['Accounts', '/admin/accounts']] : []),
  ...(may(role, 'opening.settle') ? [['Before you open', openingAddress]] : []),
]

/** Who somebody is in the staff area, and the way to another password. */
export const OwnAccount = ({ name, role, email }: Props) => (
  <StaffSection id="you" heading="You">
    <Facts>
      <Fact label="Name">{name}</Fact>
      <Fact label="Role">
        <b>{roleTexts[role].label}</b>
        {`. ${roleTexts[role].text}`}
      </Fact>
      <Fact label="Notices">
        {email ?? 'We have no e-mail address to tell you about sign-ins from new devices. Owners add one under “Accounts”.'}
      </Fact>
    </Facts>
    <div className={styles['ways']}>
      {waysOf(role).map(([label, href = '']) => (
        <ButtonLink key={href} href={href} look="line" size="small">
          {label}
        </ButtonLink>
      ))}
    </div>
  </StaffSection>
)
