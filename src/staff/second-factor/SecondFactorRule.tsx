import { formatList } from '#src/contracts/formats.ts'
import { type Role, roleTexts } from '#src/contracts/permissions.ts'
import { LineLink } from '#src/staff/kit/controls.tsx'
import { StaffSection } from '#src/staff/kit/StaffSection.tsx'

export const SecondFactorRule = ({ needing }: { needing: readonly Role[] }) => (
  <StaffSection
    id="second-factor"
    heading="Second step when they sign in"
    text={
      needing.length > 0
        ? `Required for these roles: ${formatList(needing.map((role) => roleTexts[role].label))}. Others may set one up too.`
        : 'Everyone can set one up; no role requires it yet. Without it, a stolen password opens everything its owner can see.'
    }
  >
    <LineLink href="/admin/accounts/second-factor">Choose who needs it</LineLink>
  </StaffSection>
)
