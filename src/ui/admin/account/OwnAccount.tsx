import { type Role, roleTexts } from '#src/contracts/permissions.ts'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import { Fact, Facts, StaffSection } from '../kit/StaffSection.tsx'

type Props = {
  name: string
  role: Role
  /** Where notices about the account go; null where none is known. */
  email: string | null
}

/** Who somebody is in the staff area, and the way to another password. */
export const OwnAccount = ({ name, role, email }: Props) => (
  <StaffSection id="you" heading="You">
    <Facts>
      <Fact label="Name">{name}</Fact>
      <Fact label="Role">
        <b>{roleTexts[role].label}</b>
        {`. ${roleTexts[role].text}`}
      </Fact>
      <Fact label="Notices">{email ?? 'We have no e-mail address to tell you about sign-ins from new devices. An owner can add one.'}</Fact>
    </Facts>
    <ButtonLink href="/admin/password" look="line" size="small">
      Change password
    </ButtonLink>
  </StaffSection>
)
