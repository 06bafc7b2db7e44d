import type { ReactNode } from 'react'
import type { Region } from '#src/contracts/formats.ts'
import controls from '#src/staff/kit/Control.module.css'
import { LineLink } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import section from '#src/staff/kit/StaffSection.module.css'
import { StaffSection } from '#src/staff/kit/StaffSection.tsx'

type Props = {
  /** When the authenticator app was added, ISO 8601; null without one. */
  appSince: string | null
  passkeys: { id: number; name: string; createdAt: string; usedAt: string | null }[]
  codesLeft: number
  isNeeded: boolean
  region: Region
}

const Remove = ({ factor, of }: { factor: string; of: string }) => (
  <a className={controls['button']} href={`/admin/account/remove-factor?factor=${factor}`}>
    Remove<span className="visually-hidden"> {of}</span>
  </a>
)

const makeCodes = (
  <a className={controls['button']} href="/admin/account/recovery-codes">
    Make new ones
  </a>
)

const Way = ({ name, act, children }: { name: string; act: ReactNode; children: ReactNode }) => (
  <li className="row">
    <div>
      <b>{name}</b>
      <p className="muted">{children}</p>
    </div>
    {act}
  </li>
)

const codesWords = (left: number) =>
  left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`

export const SecondFactor = ({ appSince, passkeys, codesLeft, isNeeded, region }: Props) => {
  const hasOne = appSince !== null || passkeys.length > 0
  return (
    <StaffSection
      id="second-factor"
      heading="Second step when you sign in"
      text={
        hasOne
          ? 'After your password, we ask for one of these. A stolen password alone isn’t enough to sign in.'
          : 'Protect your account with an app on your phone or a passkey. A stolen password alone is then not enough to sign in.'
      }
    >
      {isNeeded && !hasOne && (
        <p>
          <b>Your role needs a second step.</b> Set one up, and the staff area opens.
        </p>
      )}
      {hasOne && (
        <ul className={section['list']}>
          {appSince && (
            <Way name="Authenticator app" act={<Remove factor="app" of="the authenticator app" />}>
              Added <LocalTime moment={appSince} region={region} />.
            </Way>
          )}
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <Way
              key={id}
              name={name}
              act={<Remove factor={String(id)} of={`the passkey ${name}`} />}
            >
              Passkey, added <LocalTime moment={createdAt} region={region} />
              {usedAt && (
                <>
                  , last used <LocalTime moment={usedAt} region={region} />
                </>
              )}
              .
            </Way>
          ))}
          <Way name="Recovery codes" act={makeCodes}>
            {codesLeft === 0
              ? 'None are left. Without them a lost phone locks you out.'
              : codesWords(codesLeft)}
          </Way>
        </ul>
      )}
      <div className={`row ${section['ways']}`}>
        <LineLink href="/admin/account/passkey">Add a passkey</LineLink>
        {!appSince && <LineLink href="/admin/account/authenticator">Add an app</LineLink>}
      </div>
    </StaffSection>
  )
}
