import { Fragment } from 'react'
import { Button } from '#src/ui/base/Button.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { type NeededSetting, nameOfSetting, settingAddress } from './missing-settings.ts'

type Props = {
  request: { id: number }
  missing: readonly NeededSetting[]
  /** Whether the reader may change the settings. */
  isOwner: boolean
}

/** Names the settings without which no pro-forma can be made, with links for owners. */
export function MissingSettings({ request, missing, isOwner }: Props) {
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
        {!isOwner && ' Ask an owner.'}
      </p>
      {!isOwner && (
        <PostForm action={`/admin/pro-forma?contact=${request.id}`}>
          <Button type="submit" look="line" name="act" value="ask">
            Ask the owners
          </Button>
        </PostForm>
      )}
    </div>
  )
}
