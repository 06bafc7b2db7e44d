import { useEffect, useState } from 'react'
import type { Booking } from '#src/content/schemas/interface-schemas.ts'
import {
  type BookedWords,
  describeBooking,
  type OfficeClock,
} from '#src/contracts/booking/slots.ts'
import { inPageLanguage } from '#src/ui/page-prefix.ts'
import { Button } from '../../../ui/base/Button.tsx'
import styles from './BookingForm.module.css'

/** The answer to a booking; without `startsAt` staff have to confirm the time. */
export type Booked = {
  startsAt?: string | undefined
  token?: string | undefined
  isOverLimit?: boolean | undefined
  /** Whether a call was changed, and its address gets no mail about that. */
  isUnmailed?: boolean | undefined
}

type Props = {
  words: Pick<Booking, 'notMailed' | 'calendar' | 'change' | 'keep' | 'copy' | 'copied'> & {
    calls: BookedWords
  }
  office: OfficeClock
  booked: Booked
  timeZone: string | null
}

/** Address of the page that shows, moves or cancels a call. */
const changeAddress = (token: string) =>
  inPageLanguage(`/book/change?${new URLSearchParams({ token })}`)

/** Address of the page that confirms a call to whoever has just booked it. */
export const bookedAddress = (token: string) =>
  `/book/change?${new URLSearchParams({ token, booked: '' })}`

/** Copies the link of the call, which a visitor without an e-mail address gets nowhere else. */
function CopyLink({ words, token }: Pick<Props, 'words'> & { token: string }) {
  const [isCopied, setCopied] = useState(false)
  const [canCopy, setCanCopy] = useState(false)
  // The clipboard is only there on a secure origin, and with a script.
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  const copy = async () => {
    const link = new URL(changeAddress(token), location.href)
    await navigator.clipboard.writeText(link.href).then(
      () => setCopied(true),
      () => setCanCopy(false),
    )
  }
  return (
    <div className={styles['done']}>
      <p>{words.keep}</p>
      {canCopy && (
        <Button look="line" onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
      <span role="status">{isCopied && words.copied}</span>
    </div>
  )
}

/** When the call is, and what its visitor can do with it. */
export const BookedCall = ({ words, office, booked, timeZone }: Props) => (
  <div className={styles['done']} data-booked>
    {booked.startsAt && (
      <p className={styles['when']}>
        {describeBooking(booked.startsAt, office, timeZone, words.calls)}
      </p>
    )}
    {booked.isUnmailed && <p>{words.notMailed}</p>}
    {booked.token && (
      <>
        <p>
          <a href={`/book/call.ics?${new URLSearchParams({ token: booked.token })}`}>
            {words.calendar}
          </a>
        </p>
        <p>
          <a href={`/book/change?${new URLSearchParams({ token: booked.token })}`}>
            {words.change}
          </a>
        </p>
        <CopyLink words={words} token={booked.token} />
      </>
    )}
  </div>
)
