import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type NoteKind, noFilter, noteKinds } from '#src/contracts/contact/contact-list.ts'
import type { StaffContact } from '#src/contracts/contact/records.ts'
import { formatAge, formatDay, type Region } from '#src/contracts/formats.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { useMay } from '../../frame/staff-role.ts'
import { useKeptPlaces } from '../../frame/use-kept-places.ts'
import { ActionButton } from '../../kit/controls.tsx'
import { LocalTime } from '../../kit/LocalTime.tsx'
import { firstPage, listAddress } from '../../lists/list-address.ts'
import styles from './ContactWork.module.css'
import { describeOutcome, stateNames } from './contact-changes.ts'
import { contactPlace } from './contact-places.ts'
import { type Desk, daysToComeBack } from './desk.ts'
import { NoteForm, NoteList, noteNames } from './NoteList.tsx'
import { OutcomeForm } from './OutcomeForm.tsx'
import { Reply } from './Reply.tsx'
import type { ContactWorkState as Work } from './use-contact-work.ts'

type Props = {
  contact: StaffContact
  desk: Desk
  work: Work | null
}

const Assignment = ({
  contact: { id, takenBy, comeBackOn, trade },
  desk: { me, takers, today, region },
  work,
}: Props & { work: Work }) => {
  const day = (date: string) => formatDay(date, region.locale, 'full')
  const days = daysToComeBack(today)
  const dayField = useRef<HTMLInputElement>(null)
  const taker = useRef<HTMLSelectElement>(null)
  // An uncontrolled field, because a controlled one would lose a half-typed day.
  useEffect(() => {
    if (dayField.current) dayField.current.value = comeBackOn ?? ''
  }, [comeBackOn])
  const give = (to: string | null) =>
    work.change(
      [{ id, takenBy: { was: takenBy, to } }],
      () => `Contact #${id} is assigned to ${to ?? 'nobody'}.`,
    )
  const setTrade = (to: string) => {
    if (to !== trade)
      void work.change([{ id, trade: { was: trade, to } }], () =>
        to ? `Contact #${id} is of the trade ${to}.` : `Contact #${id} is of no trade.`,
      )
  }
  const takeIt = () => {
    // The button disappears, so the menu beside it gets the focus.
    taker.current?.focus()
    void give(me)
  }
  const putOff = (to: string | null) =>
    work.change([{ id, comeBackOn: { was: comeBackOn, to } }], () =>
      to ? `Contact #${id} is put off to ${day(to)}.` : `Contact #${id} is no longer put off.`,
    )
  return (
    <div className={`row ${styles['steps']}`} data-screen data-fold="rest">
      {takenBy !== me && (
        <ActionButton label="Assign to me" onClick={takeIt} of={`: contact ${id}`} />
      )}
      <label className={styles['menu']}>
        <span>Assigned to</span>
        <select
          ref={taker}
          value={takenBy ?? ''}
          onChange={({ currentTarget }) => void give(currentTarget.value || null)}
          aria-label={`Contact ${id} is assigned to`}
        >
          <option value="">nobody</option>
          {[...new Set([...takers, ...(takenBy ? [takenBy] : [])])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['menu']}>
        <span>Trade</span>
        <input
          // Another trade that is read of the server replaces what stands in the field.
          key={trade}
          defaultValue={trade}
          maxLength={staffLimits.contactWork.trade}
          onBlur={({ currentTarget }) => setTrade(currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          aria-label={`Trade of contact ${id}`}
        />
      </label>
      <fieldset className={`row ${styles['steps']}`}>
        <legend className="visually-hidden">{`Put off contact ${id}`}</legend>
        <label className={styles['menu']}>
          <span>Put off to</span>
          <input
            ref={dayField}
            type="date"
            min={days['Tomorrow']}
            defaultValue={comeBackOn ?? ''}
            // Ignores half-typed days: they have no value, or lie before tomorrow while the year is
            // being typed.
            onChange={({ currentTarget: { value, validity } }) =>
              value && validity.valid && void putOff(value)
            }
          />
        </label>
        {Object.entries({ ...days, ...(comeBackOn && { 'Do not put off': null }) }).map(
          ([words, date]) => (
            <ActionButton key={words} label={words} onClick={() => void putOff(date)} />
          ),
        )}
      </fieldset>
    </div>
  )
}

const noteActs = {
  note: 'Add a note',
  call: 'Log a call',
  whatsapp: 'Log a WhatsApp message',
} as const satisfies Record<NoteKind, string>

const goOn = {
  note: 'Go on with the note',
  call: 'Go on with the call',
  whatsapp: 'Go on with the WhatsApp message',
} as const satisfies Record<NoteKind, string>

const sameWords = {
  address: 'same address',
  phone: 'same telephone',
  company: 'same company',
} as const

const Earlier = ({
  contact: { id, earlier },
  region,
}: Pick<Props, 'contact'> & { region: Region }) => (
  <ul className={styles['notes']} aria-label={`Earlier contacts of the sender of contact ${id}`}>
    {earlier.map((one) => (
      <li key={one.id}>
        <a href={listAddress(firstPage('contacts', { ...noFilter, search: `#${one.id}` }))}>
          {`Contact #${one.id}`}
        </a>
        <span>{`, ${sameWords[one.same]}, `}</span>
        <LocalTime moment={one.submittedAt} region={region} show="brief" />
        <span>
          {`: ${one.outcome ? describeOutcome(one.outcome, region) : stateNames[one.state].toLowerCase()}`}
        </span>
      </li>
    ))}
  </ul>
)

type WorkProps = Props & {
  /** Kind of the note that is being written; null for none. */
  noting: NoteKind | null
  onNoting: (kind: NoteKind | null) => void
}

/** Work on a contact besides the answer. */
export function ContactWork({ noting, onNoting, ...props }: WorkProps) {
  const { contact, desk, work } = props
  const { today, region, now } = desk
  const mayChange = useMay('contacts.change')
  const mayNote = useMay('contacts.note')
  const mayReply = useMay('contacts.reply')
  const places = useKeptPlaces(desk.account)
  const isKept = (kind: NoteKind | 'outcome') => places.includes(contactPlace(contact.id, kind))
  const [isDeciding, setDeciding] = useState(false)
  const steps = useRef<HTMLDivElement>(null)
  /** Closes a form, and gives the focus back to the button that opened it. */
  const close = (hide: () => void, which: 'first' | 'last') => {
    flushSync(hide)
    steps.current?.querySelector<HTMLElement>(`button:${which}-of-type`)?.focus()
  }
  const {
    id,
    takenBy,
    comeBackOn,
    touched,
    fromPerson,
    earlier,
    outcome,
    notes,
    replies,
    proFormas,
  } = contact
  const isDue = comeBackOn !== null && comeBackOn <= today
  const person = listAddress(firstPage('contacts', { ...noFilter, person: id }))
  const facts = [
    outcome && <b key="outcome">{describeOutcome(outcome, region)}</b>,
    fromPerson > 1 && (
      <a key="person" href={person}>
        {`${fromPerson === 99 ? '99 or more' : fromPerson} from this person`}
      </a>
    ),
    !work && takenBy && `with ${takenBy}`,
    comeBackOn && (isDue || !work) && (
      <b key="day">
        {isDue ? 'come back today' : `back on ${formatDay(comeBackOn, region.locale, 'full')}`}
      </b>
    ),
    touched && (
      <span key="touched" suppressHydrationWarning>
        {`${touched.by}, ${formatAge(new Date(touched.at), now)}`}
      </span>
    ),
  ].filter(Boolean)
  return (
    <div className={styles['work']}>
      {facts.length > 0 && <p className={`row muted ${styles['facts']}`}>{facts}</p>}
      {earlier.length > 0 && <Earlier contact={contact} region={region} />}
      {notes.length > 0 && <NoteList contact={contact} desk={desk} work={work} />}
      {replies.length > 0 && (
        <ul className={styles['notes']} aria-label={`Replies to contact ${id}`}>
          {replies.map((reply) => (
            <Reply
              key={reply.id}
              reply={reply}
              proForma={proFormas.find(({ number }) => number === reply.number)}
              region={region}
              onSendAgain={work && mayReply ? (one) => void work.sendAgain(id, one.id) : undefined}
            />
          ))}
        </ul>
      )}
      {work && mayChange && <Assignment {...props} work={work} />}
      {work && (
        <div ref={steps} className={`row ${styles['steps']}`} data-screen data-fold="rest">
          {mayNote &&
            noting === null &&
            noteKinds.map((kind) => (
              <ActionButton
                key={kind}
                label={isKept(kind) ? goOn[kind] : noteActs[kind]}
                onClick={() => onNoting(kind)}
                of={` with contact ${id}`}
              />
            ))}
          {mayChange && !isDeciding && (
            <ActionButton
              label={isKept('outcome') ? 'Go on with the outcome' : 'Won or lost'}
              onClick={() => setDeciding(true)}
              of={`: contact ${id}`}
            />
          )}
        </div>
      )}
      {work && isDeciding && (
        <OutcomeForm
          contact={contact}
          desk={desk}
          work={work}
          onClose={() => close(() => setDeciding(false), 'last')}
        />
      )}
      {work && noting && (
        <NoteForm
          desk={desk}
          place={contactPlace(id, noting)}
          label={`${noteNames[noting]} at contact ${id}`}
          isOptional={noting !== 'note'}
          canAnswer={noting !== 'note' && contact.state === 'new' && mayChange}
          onSave={async (text, key, marksAnswered) =>
            (await work.addNote(id, { key, text, kind: noting, marksAnswered })).fault
          }
          onClose={() => close(() => onNoting(null), 'first')}
        />
      )}
    </div>
  )
}
