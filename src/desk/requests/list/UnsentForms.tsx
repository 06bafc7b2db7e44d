import { useEffect, useState } from 'react'
import { useUnsentPlaces } from '#src/staff/frame/use-unsent-places.ts'
import { ActionButton, TextLink } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { typedTexts } from '#src/ui/base/form/typed-texts.ts'
import { onPlainClick } from '#src/ui/base/plain-click.ts'
import type { Desk } from '../card/desk.ts'
import { type RequestPlace, readRequestPlace } from '../card/request-places.ts'
import { firstPage, type ListAddress, listAddress } from '../list-address.ts'
import { noFilter } from '../requests.ts'
import styles from './RequestList.module.css'

const names = {
  reply: 'a reply',
  note: 'a note',
  call: 'a call',
  whatsapp: 'a WhatsApp message',
  outcome: 'an outcome',
  'pro-forma': 'a pro-forma',
} as const satisfies Record<RequestPlace['kind'], string>

type Props = {
  desk: Desk
  /** Ids of requests that have been deleted. */
  gone: readonly number[]
  onLoad: (address: ListAddress) => void
}

/** Offers forms back that were begun at requests and not sent. */
export function UnsentForms({ desk: { account, region }, gone, onLoad }: Props) {
  const places = useUnsentPlaces(account)
  // What is typed now is in its open form, so only earlier texts are offered.
  const [openedAt] = useState(() => Date.now())
  const unsent = places.flatMap((name) => {
    const place = readRequestPlace(name)
    const text = typedTexts.find(account, name)
    return place && text && Date.parse(text.at) < openedAt ? [{ ...place, name, at: text.at }] : []
  })
  useEffect(() => {
    for (const name of places)
      if (gone.includes(readRequestPlace(name)?.id ?? 0)) typedTexts.forget(account, name)
  }, [account, gone, places])
  if (unsent.length === 0) return null
  return (
    <ul className={`${styles['notice']} ${styles['kept']}`} aria-label="Not sent yet">
      {unsent.map(({ name, id, kind, at }) => {
        const target = firstPage('contacts', { ...noFilter, search: `#${id}` })
        return (
          <li key={name} className="row">
            <span>
              Not sent yet: {names[kind]} at contact #{id},{' '}
              <LocalTime moment={at} region={region} />
            </span>
            <TextLink
              href={kind === 'pro-forma' ? `/admin/pro-forma?contact=${id}` : listAddress(target)}
              onClick={kind === 'pro-forma' ? undefined : onPlainClick(() => onLoad(target))}
            >
              Show the contact<span className="visually-hidden"> #{id}</span>
            </TextLink>
            <ActionButton
              label="Drop it"
              of={`: ${names[kind]} at contact ${id}`}
              onClick={() => typedTexts.forget(account, name)}
            />
          </li>
        )
      })}
    </ul>
  )
}
