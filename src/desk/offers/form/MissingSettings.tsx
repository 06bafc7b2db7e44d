import { Fragment } from 'react'
import { formatList } from '#src/contracts/formats.ts'
import { type NeededSetting, nameOfSetting, settingAddress } from './missing-settings.ts'

type Props = {
  request: { id: number }
  missing: readonly NeededSetting[]
  /** Whether the reader may change the settings. */
  isOwner: boolean
  /** Names of the owners, for everybody else. */
  owners: readonly string[]
}

/** Names the settings without which no pro-forma can be made, with links for owners. */
export function MissingSettings({ request, missing, isOwner, owners }: Props) {
  const separator = (at: number) => (at === 0 ? '' : at === missing.length - 1 ? ' and ' : ', ')
  const names = missing.map((setting, at) => (
    <Fragment key={setting}>
      {separator(at)}
      {isOwner ? (
        <a className="link" href={settingAddress(setting, request.id)}>
          {nameOfSetting(setting)}
        </a>
      ) : (
        nameOfSetting(setting)
      )}
    </Fragment>
  ))
  return (
    <div className="notice">
      <p>
        {isOwner ? 'Give or confirm ' : 'An owner gives or confirms '}
        {names}
        {': until then no pro-forma can be made.'}
        {owners.length > 0 && ` Ask ${formatList(owners, 'disjunction')}.`}
      </p>
    </div>
  )
}
