import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatAge, formatDay } from '#src/contracts/formats.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { promiseOf } from '#src/desk/offers/pro-formas.ts'
import { useMay } from '#src/staff/frame/staff-role.ts'
import { useUnsentPlaces } from '#src/staff/frame/use-unsent-places.ts'
import { ActionButton } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { firstPage, listAddress } from '../list-address.ts'
import type { StaffRequest } from '../request-records.ts'
import { type NoteKind, noFilter, noteKinds } from '../requests.ts'
import { type Desk, daysToComeBack } from './desk.ts'
import { NoteForm, NoteList, noteNames } from './NoteList.tsx'
import { Reply } from './Reply.tsx'
import styles from './RequestWork.module.css'
import { describeBesideSum, describeOutcome, promiseToKeep, stateNames } from './request-changes.ts'
import { requestPlace } from './request-places.ts'
import type { RequestWorkState as Work } from './use-request-work.ts'

type Props = {
  request: StaffRequest
  desk: Desk
  work: Work | null
}

const Assignment = ({
  request: { id, takenBy, comeBackOn, trade },
  desk: { me, assignees, today, region },
  work,
}: Props & { work: Work }) => {
  const day = (date: string) => formatDay(date, region.locale, 'full')
  const days = daysToComeBack(today)
  const dayField = useRef<HTMLInputElement>(null)
  const assignee = useRef<HTMLSelectElement>(null)
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
    assignee.current?.focus()
    void give(me)
  }
  const snooze = (to: string | null) =>
    work.change([{ id, comeBackOn: { was: comeBackOn, to } }], () =>
      to ? `Contact #${id} is snoozed until ${day(to)}.` : `Contact #${id} is no longer snoozed.`,
    )
  return (
    <div className={`row ${styles['steps']}`} data-screen>
      <label className={styles['menu']}>
        <span>Assigned to</span>
        <select
          ref={assignee}
          value={takenBy ?? ''}
          onChange={({ currentTarget }) => void give(currentTarget.value || null)}
          aria-label={`Contact ${id} is assigned to`}
        >
          <option value="">nobody</option>
          {[...new Set([...assignees, ...(takenBy ? [takenBy] : [])])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {takenBy !== me && (
        <ActionButton label="Assign to me" onClick={takeIt} of={`: contact ${id}`} />
      )}
      <fieldset className={`row ${styles['snooze']}`}>
        <legend className="visually-hidden">{`Snooze contact ${id}`}</legend>
        <label className={styles['menu']}>
          <span>Snooze until</span>
          <input
            ref={dayField}
            type="date"
            min={days['Tomorrow']}
            defaultValue={comeBackOn ?? ''}
            // Ignores half-typed days: they have no value, or lie before tomorrow while the year is
            // being typed.
            onChange={({ currentTarget: { value, validity } }) =>
              value && validity.valid && void snooze(value)
            }
          />
        </label>
        {Object.entries({ ...days, ...(comeBackOn && { 'End the snooze': null }) }).map(
          ([words, date]) => (
            <ActionButton key={words} label={words} onClick={() => void snooze(date)} />
          ),
        )}
      </fieldset>
      <label className={styles['menu']}>
        <span>Trade</span>
        <input
          // If the server returns another trade, it replaces the value of the field.
          key={trade}
          defaultValue={trade}
          maxLength={staffLimits.requestWork.trade}
          onBlur={({ currentTarget }) => setTrade(currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          aria-label={`Trade of contact ${id}`}
        />
      </label>
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
  request: { id, earlier },
  desk: { region, currency },
}: Pick<Props, 'request' | 'desk'>) => (
  <ul
    className={styles['notes']}
    data-fold="rest"
    aria-label={`Earlier contacts of the sender of contact ${id}`}
  >
    {earlier.map((one) => (
      <li key={one.id}>
        <a href={listAddress(firstPage('contacts', { ...noFilter, search: `#${one.id}` }))}>
          {`Contact #${one.id}`}
        </a>
        <span>{`, ${sameWords[one.same]}, `}</span>
        <LocalTime moment={one.submittedAt} region={region} show="brief" />
        <span>
          {`: ${one.outcome ? describeOutcome(one.outcome, { ...region, currency }) : stateNames[one.state].toLowerCase()}`}
        </span>
      </li>
    ))}
  </ul>
)

type WorkProps = Props & {
  /** Kind of the note that is being written; null for none. */
  noting: NoteKind | null
  onNoting: (kind: NoteKind | null) => void
  /** Opens the form of the outcome; null while it is open, or offered otherwise. */
  onDeciding: (() => void) | null
  /** What else can be done, as links. */
  children: ReactNode
}

/** What a request unfolds to: what was done, and what else can be done. */
export function RequestWork({ noting, onNoting, onDeciding, children, ...props }: WorkProps) {
  const { request, desk, work } = props
  const { today, region, now, currency } = desk
  const mayChange = useMay('contacts.change')
  const mayNote = useMay('contacts.note')
  const mayReply = useMay('contacts.reply')
  const places = useUnsentPlaces(desk.account)
  const hasUnsent = (kind: NoteKind | 'outcome') => places.includes(requestPlace(request.id, kind))
  const steps = useRef<HTMLDivElement>(null)
  /** Closes the form of a note, and gives the focus back to the buttons that open it. */
  const close = () => {
    flushSync(() => onNoting(null))
    steps.current?.querySelector<HTMLElement>('button')?.focus()
  }
  const { id, comeBackOn, touched, fromPerson, earlier, outcome, notes, replies, proFormas } =
    request
  const isDue = comeBackOn !== null && comeBackOn <= today
  const person = listAddress(firstPage('contacts', { ...noFilter, person: id }))
  const asked = request.openQuestions.length
  const promise = promiseToKeep(request)
  const facts = [
    asked > 0 && <b key="asked">{asked === 1 ? '1 question open' : `${asked} questions open`}</b>,
    promise && <b key="promised">{promiseOf(promise.promisedBy, region.locale)}</b>,
    outcome && <b key="outcome">{describeBesideSum(outcome, { ...region, currency })}</b>,
    fromPerson > 1 && (
      <a key="person" href={person}>
        {`${fromPerson === 99 ? '99 or more' : fromPerson} from this person`}
      </a>
    ),
    comeBackOn && (isDue || !work || request.state === 'waiting') && (
      <b key="day">
        {isDue ? 'come back today' : `back on ${formatDay(comeBackOn, region.locale, 'full')}`}
      </b>
    ),
    touched && (
      <span key="touched" suppressHydrationWarning>
        {`${touched.by}, ${formatAge(new Date(touched.at), now)}`}
      </span>
    ),
    notes.length + replies.length > 0 && (
      <span key="written" data-fold="summary">
        {[
          notes.length > 0 && `${notes.length} ${notes.length === 1 ? 'note' : 'notes'}`,
          replies.length > 0 && `${replies.length} ${replies.length === 1 ? 'reply' : 'replies'}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    ),
  ].filter(Boolean)
  return (
    <div className={styles['work']}>
      {facts.length > 0 && <p className={`row muted ${styles['facts']}`}>{facts}</p>}
      {earlier.length > 0 && <Earlier request={request} desk={desk} />}
      {notes.length > 0 && <NoteList request={request} desk={desk} work={work} />}
      {replies.length > 0 && (
        <ul className={styles['notes']} data-fold="rest" aria-label={`Replies to contact ${id}`}>
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
      {work && noting && (
        <NoteForm
          desk={desk}
          place={requestPlace(id, noting)}
          label={`${noteNames[noting]} at contact ${id}`}
          isOptional={noting !== 'note'}
          canAnswer={noting !== 'note' && request.state === 'new' && mayChange}
          onSave={async (text, key, marksAnswered) =>
            (await work.addNote(id, { key, text, kind: noting, marksAnswered })).fault
          }
          onClose={close}
        />
      )}
      <div className={styles['work']} data-fold="rest" data-screen>
        {work && mayChange && <Assignment {...props} work={work} />}
        <div ref={steps} className={`row ${styles['steps']}`}>
          {work &&
            mayNote &&
            noting === null &&
            noteKinds.map((kind) => (
              <ActionButton
                key={kind}
                label={hasUnsent(kind) ? goOn[kind] : noteActs[kind]}
                onClick={() => onNoting(kind)}
                of={` with contact ${id}`}
                shortcut={kind === 'note' ? 'n' : undefined}
              />
            ))}
          {children}
          {work && mayChange && onDeciding && (
            <ActionButton
              label={hasUnsent('outcome') ? 'Go on with the outcome' : 'Won or lost'}
              onClick={onDeciding}
              of={`: contact ${id}`}
            />
          )}
        </div>
      </div>
    </div>
  )
}
