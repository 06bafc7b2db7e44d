import { Fragment } from 'react'
import { formatList } from '#src/contracts/formats.ts'
import {
  type NeededSetting,
  nameOfSetting,
  nameSettings,
  settingAddress,
} from './missing-settings.ts'

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
  missing: readonly NeededSetting[]
  /** Whether the reader may change the settings. */
  isOwner: boolean
  /** Names of the owners, for everybody else. */
  owners: readonly string[]
}

/** Names the settings without which no pro-forma can be made, with links for owners. */
export const MissingSettings = ({ request, missing, isOwner, owners }: Props) => (
  <div className="notice">
    <p>
      {isOwner ? 'Give or confirm ' : 'An owner gives or confirms '}
      {isOwner ? (
        <SettingLinks missing={missing} from={`/admin/pro-forma?contact=${request.id}`} />
      ) : (
        nameSettings(missing)
      )}
      {': until then no pro-forma can be made.'}
      {owners.length > 0 && ` Ask ${formatList(owners, 'disjunction')}.`}
    </p>
  </div>
)
