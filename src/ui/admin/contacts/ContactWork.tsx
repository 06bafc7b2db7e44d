import { type Ref, useImperativeHandle, useState } from 'react'
import { noFilter } from '#src/contracts/contact-list.ts'
import { formatAge, formatDay, formatWeekday, type Region } from '#src/contracts/formats.ts'
import type { ContactReply, StaffContact } from '#src/contracts/records.ts'
import { useMay } from '../frame/staff-role.ts'
import { LocalTime } from '../kit/LocalTime.tsx'
import { firstPage, listAddress } from '../lists/list-address.ts'
import styles from './ContactWork.module.css'
import { type Desk, daysToComeBack, describeMailFault } from './desk.ts'
import { NoteForm, NoteList } from './NoteList.tsx'
import type { ContactWorkState as Work } from './use-contact-work.ts'

type Props = {
  contact: StaffContact
  desk: Desk
  region: Region
  now: Date
  /** null until the script runs: it sends all of this. */
  work: Work | null
}

const Reply = ({ reply, region }: { reply: ContactReply; region: Region }) => (
  <li>
    <details>
      <summary>
        {reply.number ? `Pro-forma ${reply.number}` : 'Reply'} by {reply.by},{' '}
        {reply.state === 'sent' && reply.sentAt && (
          <>
            sent <LocalTime moment={reply.sentAt} region={region} />
          </>
        )}
        {reply.state === 'waiting' && 'not sent yet'}
        {reply.state === 'filed' && 'not sent: no mail server'}
        {reply.state === 'failed' && <b>not taken: {describeMailFault(reply)}</b>}
      </summary>
      <p>
        {reply.subject}
        {'\n\n'}
        {reply.text}
      </p>
    </details>
  </li>
)

const Assignment = ({ contact: { id, takenBy, comeBackOn }, desk: { me, takers, today }, region, work }: Props & { work: Work }) => {
  const day = (date: string) => formatDay(date, region.locale, 'full')
  const days = daysToComeBack(today)
  const give = (to: string | null) =>
    work.change([{ id, takenBy: { was: takenBy, to } }], () =>
      to === null ? `Nobody takes contact #${id}.` : `Contact #${id} is with ${to}.`,
    )
  const putOff = (to: string | null) =>
    work.change([{ id, comeBackOn: { was: comeBackOn, to } }], () =>
      to ? `Contact #${id} comes back on ${day(to)}.` : `Contact #${id} does not come back.`,
    )
  return (
    <div className={`row ${styles['menus']}`}>
      {takenBy !== me && (
        <button type="button" className={styles['step']} onClick={() => void give(me)}>
          I take it<span className="visually-hidden">: contact {id}</span>
        </button>
      )}
      <label className={styles['menu']}>
        <span>With</span>
        <select
          value={takenBy ?? ''}
          onChange={({ currentTarget }) => void give(currentTarget.value || null)}
          aria-label={`With whom contact ${id} is`}
        >
          <option value="">nobody</option>
          {[...new Set([...takers, ...(takenBy ? [takenBy] : [])])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles['menu']}>
        <span>Back on</span>
        <select
          value={comeBackOn ?? ''}
          onChange={({ currentTarget }) => void putOff(currentTarget.value || null)}
          aria-label={`Day to come back to contact ${id}`}
        >
          <option value="">no day</option>
          {[...new Set([...(comeBackOn ? [comeBackOn] : []), ...days])].map((date) => (
            <option key={date} value={date}>
              {formatWeekday(date, region.locale)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** What staff did with a contact, and what they can do besides answering it. `ref` opens the form of a note. */
export function ContactWork({ ref, ...props }: Props & { ref?: Ref<{ openNote: () => void }> }) {
  const { contact, desk, region, now, work } = props
  const mayChange = useMay('contacts.change')
  const mayNote = useMay('contacts.note')
  const [isNoting, setNoting] = useState(false)
  useImperativeHandle(ref, () => ({ openNote: () => setNoting(true) }))
  const { id, takenBy, comeBackOn, touched, fromPerson, notes, replies } = contact
  const isDue = comeBackOn !== null && comeBackOn <= desk.today
  const person = listAddress(firstPage('contacts', { ...noFilter, person: id }))
  const facts = [
    fromPerson > 1 && (
      <a key="person" href={person}>
        {fromPerson === 99 ? '99 or more' : fromPerson} from this person
      </a>
    ),
    !work && takenBy && `with ${takenBy}`,
    comeBackOn && (isDue || !work) && (
      <b key="day">{isDue ? 'come back today' : `back on ${formatDay(comeBackOn, region.locale, 'full')}`}</b>
    ),
    touched && (
      <span key="touched" suppressHydrationWarning>
        {touched.by}, {formatAge(new Date(touched.at), now)}
      </span>
    ),
  ].filter(Boolean)
  return (
    <div className={styles['work']}>
      {facts.length > 0 && <p className={styles['facts']}>{facts}</p>}
      {notes.length > 0 && <NoteList contact={contact} me={desk.me} region={region} work={work} />}
      {replies.length > 0 && (
        <ul className={styles['notes']} aria-label={`Replies to contact ${id}`}>
          {replies.map((reply) => (
            <Reply key={reply.id} reply={reply} region={region} />
          ))}
        </ul>
      )}
      {work && mayChange && <Assignment {...props} work={work} />}
      {work && mayNote && !isNoting && (
        <button type="button" className={styles['step']} onClick={() => setNoting(true)}>
          Add a note<span className="visually-hidden"> to contact {id}</span>
        </button>
      )}
      {work && isNoting && (
        <NoteForm
          label={`Note at contact ${id}`}
          onSave={async (text, key) => (await work.addNote(id, key, text)).fault}
          onClose={() => setNoting(false)}
        />
      )}
    </div>
  )
}
