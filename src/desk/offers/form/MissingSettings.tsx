import { Fragment } from 'react'
import { formatList } from '#src/contracts/formats.ts'
import styles from '../ProForma.module.css'
import { type NeededSetting, nameOfSetting, settingAddress } from './missing-settings.ts'
import type { MissingPromise } from './pro-forma-terms.server.ts'

type LinksProps = {
  missing: readonly NeededSetting[]
  /** The page to which saving leads back. */
  from: string | null
}

/** Names settings, each with a link to its field. */
export const SettingLinks = ({ missing, from }: LinksProps) =>
  missing.map((setting, at) => (
    <Fragment key={setting}>
      {at === 0 ? '' : at === missing.length - 1 ? ' and ' : ', '}
      <a className="link" href={settingAddress(setting, from)}>
        {nameOfSetting(setting)}
      </a>
    </Fragment>
  ))

type Props = {
  request: { id: number }
  /** Without which no pro-forma can be made, each with the reason. */
  missing: readonly { setting: NeededSetting; why: string }[]
  /** What an offer can be sent without. */
  lacking: readonly MissingPromise[]
  /** Whether the reader may change the settings. */
  isOwner: boolean
  /** Names of the owners, for everybody else. */
  owners: readonly string[]
}

/** Lists what an offer cannot be made without, then what it goes without, with links for owners. */
export const MissingSettings = ({ request, missing, lacking, isOwner, owners }: Props) => (
  <div className={`notice ${styles['missing']}`}>
    {missing.length > 0 && (
      <>
        <p>
          {isOwner
            ? 'No pro-forma can be made until you give or confirm:'
            : 'No pro-forma can be made until an owner gives or confirms:'}
        </p>
        <ul>
          {missing.map(({ setting, why }) => (
            <li key={setting}>
              {isOwner ? (
                <a
                  className="link"
                  href={settingAddress(setting, `/admin/pro-forma?contact=${request.id}`)}
                >
                  {nameOfSetting(setting)}
                </a>
              ) : (
                nameOfSetting(setting)
              )}
              {`, ${why}`}
            </li>
          ))}
        </ul>
      </>
    )}
    {lacking.length > 0 && (
      <>
        <p>An offer can be sent without these:</p>
        <ul>
          {lacking.map(({ what, address, isOwn }) => (
            <li key={what}>
              {`${what} `}
              {address && (isOwner || isOwn) && (
                <a className="link" href={address}>
                  Add it
                </a>
              )}
            </li>
          ))}
        </ul>
      </>
    )}
    {!isOwner && owners.length > 0 && <p>{`Ask ${formatList(owners, 'disjunction')}.`}</p>}
  </div>
)
