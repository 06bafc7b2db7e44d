import { listedTimeZone, listTimeZones } from '#src/contracts/listed-time-zones.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { may, type Role, roleTexts } from '#src/contracts/permissions.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { firstAccount } from '#src/contracts/staff/first-account.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import controls from '#src/staff/kit/Control.module.css'
import { FrameButton, LineLink } from '#src/staff/kit/controls.tsx'
import section from '#src/staff/kit/StaffSection.module.css'
import { StaffFact, StaffFacts, StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import styles from './OwnSessions.module.css'

type Props = {
  name: string
  role: Role
  email: string | null
  shownName: string | null
  timeZone: string
}

export const OwnAccount = ({ name, role, email, shownName, timeZone }: Props) => (
  <StaffSection id="you" heading="You">
    <StaffFacts>
      <StaffFact label="Name">{name}</StaffFact>
      <StaffFact label="Role">
        <b>{roleTexts[role].label}</b>
        {`. ${roleTexts[role].text}`}
      </StaffFact>
      <StaffFact label="Notices">
        {email ??
          'We have no e-mail address to tell you about sign-ins from new devices. Owners add one under “Team”.'}
      </StaffFact>
    </StaffFacts>
    <PostForm action="/admin/shown-name" className={styles['shown']}>
      <Field
        form="shown-name"
        name="shownName"
        label={fieldLabels.shownName}
        hint={`Customers read who wrote an offer. Without it they read ${name === firstAccount ? 'the name of the company' : name}.`}
        maxLength={staffLimits.username.max}
        defaultValue={shownName ?? ''}
        autoComplete="name"
        isOptional
      />
      <FrameButton type="submit">Save the name</FrameButton>
    </PostForm>
    <PostForm action="/admin/time-zone" className={`row ${styles['zone']}`}>
      <label className={controls['field']}>
        <span className={styles['label']}>Time zone</span>
        <select name="timeZone" defaultValue={listedTimeZone(timeZone) ?? timeZone}>
          {[...new Set([listedTimeZone(timeZone) ?? timeZone, ...listTimeZones()])].map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </select>
      </label>
      <FrameButton type="submit">Save the time zone</FrameButton>
    </PostForm>
    <div className={`row ${section['ways']}`}>
      <LineLink href="/admin/password">Change password</LineLink>
      {may(role, 'opening.settle') && (
        <LineLink href={openingAddress}>Make the site yours</LineLink>
      )}
    </div>
  </StaffSection>
)
