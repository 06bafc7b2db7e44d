import { Fragment } from 'react'
import { Button } from '#src/ui/base/Button.tsx'
import { addressOfValue, type NeededValue, nameOfValue } from './missing-settings.ts'

type Props = {
  contact: { id: number }
  lacking: readonly NeededValue[]
  /** Whether the reader may give the values. */
  isOwner: boolean
}

/** Says what an owner has to give before a pro-forma can be made, and leads there. */
export function LackingValues({ contact, lacking, isOwner }: Props) {
  const separator = (at: number) => (at === 0 ? '' : at === lacking.length - 1 ? ' and ' : ', ')
  const names = lacking.map((value, at) => (
    <Fragment key={value}>
      {separator(at)}
      {isOwner ? (
        <a className="link" href={addressOfValue(value)}>
          {nameOfValue(value)}
        </a>
      ) : (
        nameOfValue(value)
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
        <form method="post" action={`/admin/pro-forma?contact=${contact.id}`}>
          <Button type="submit" look="line" name="act" value="ask">
            Ask the owners
          </Button>
        </form>
      )}
    </div>
  )
}
