import { checklistAddress } from '#src/contracts/content/launch-checklist.ts'
import { may, type Role, roleTexts } from '#src/contracts/permissions.ts'
import { LineLink } from '../kit/controls.tsx'
import { StaffFact, StaffFacts, StaffSection } from '../kit/StaffSection.tsx'
import styles from './OwnSessions.module.css'

type Props = {
  name: string
  role: Role
  /** Address for notices; null for none. */
  email: string | null
}

const waysOf = (role: Role) => [
  ['Change password', '/admin/password'],
  ...(may(role, 'accounts.manage') ? [['Accounts', '/admin/accounts']] : []),
  ...(may(role, 'opening.settle') ? [['Before you open', checklistAddress]] : []),
]

export const OwnAccount = ({ name, role, email }: Props) => (
  <StaffSection id="you" heading="You">
    <StaffFacts>
      <StaffFact label="Name">{name}</StaffFact>
      <StaffFact label="Role">
        <b>{roleTexts[role].label}</b>
        {`. ${roleTexts[role].text}`}
      </StaffFact>
      <StaffFact label="Notices">
        {email ?? 'We have no e-mail address to tell you about sign-ins from new devices. Owners add one under “Accounts”.'}
      </StaffFact>
    </StaffFacts>
    <div className={`row ${styles['ways']}`}>
      {waysOf(role).map(([label, href = '']) => (
        <LineLink key={href} href={href}>
          {label}
        </LineLink>
      ))}
    </div>
  </StaffSection>
)
