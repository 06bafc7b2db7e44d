import { checklistAddress } from '#src/contracts/content/launch-checklist.ts'
import { may, type Role, roleTexts } from '#src/contracts/permissions.ts'
import { LineLink } from '../kit/controls.tsx'
import { StaffFact, StaffFacts, StaffSection } from '../kit/StaffSection.tsx'
import styles from './OwnSessions.module.css'

type Props = {
  name: string
  role: Role
  email: string | null
}

export const OwnAccount = ({ name, role, email }: Props) => (
  <StaffSection id="you" heading="You">
    <StaffFacts>
      <StaffFact label="Name">{name}</StaffFact>
      <StaffFact label="Role">
        <b>{roleTexts[role].label}</b>
        {`. ${roleTexts[role].text}`}
      </StaffFact>
      <StaffFact label="Notices">
        {email ??
          'We have no e-mail address to tell you about sign-ins from new devices. Owners add one under “Accounts”.'}
      </StaffFact>
    </StaffFacts>
    <div className={`row ${styles['ways']}`}>
      <LineLink href="/admin/password">Change password</LineLink>
      {may(role, 'accounts.manage') && <LineLink href="/admin/accounts">Accounts</LineLink>}
      {may(role, 'opening.settle') && <LineLink href={checklistAddress}>Before you open</LineLink>}
    </div>
  </StaffSection>
)
