import type { Region } from '#src/contracts/formats.ts'
import { FrameButton } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import section from '#src/staff/kit/StaffSection.module.css'
import { StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import styles from './OwnSessions.module.css'
import type { OwnSession } from './session-records.ts'

type Props = {
  sessions: OwnSession[]
  region: Region
  status: string
}

const End = ({
  session,
  label,
  of = '',
}: {
  session: number | 'others'
  label: string
  of?: string
}) => (
  <PostForm action="/admin/account">
    <input type="hidden" name="session" value={session} />
    <FrameButton type="submit">
      <span>{label}</span>
      {of && <span className="visually-hidden">{` ${of}`}</span>}
    </FrameButton>
  </PostForm>
)

export function OwnSessions({ sessions, region, status }: Props) {
  return (
    <StaffSection
      id="sessions"
      heading="Where you are signed in"
      text="If you don’t recognise one of these, end it and change your password. We show only the start of a network address, which many people share."
    >
      <Answer>
        {status && (
          <p role="status" className={styles['status']}>
            {status}
          </p>
        )}
      </Answer>
      <ul className={section['list']}>
        {sessions.map(({ id, device, network, openedAt, usedAt, isThis }) => (
          <li key={id} className="row">
            <div>
              <b>{device || 'Unknown device'}</b>
              {isThis && <span className={styles['this']}>This session</span>}
              <p className="muted">
                <span>{`Network ${network || 'unknown'}. Opened `}</span>
                <LocalTime moment={openedAt} region={region} />
                {', last used '}
                <LocalTime moment={usedAt} region={region} />.
              </p>
            </div>
            {!isThis && (
              <End
                session={id}
                label="End"
                of={`the session on ${device || 'an unknown device'}`}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <End session="others" label="End all others" />}
    </StaffSection>
  )
}
