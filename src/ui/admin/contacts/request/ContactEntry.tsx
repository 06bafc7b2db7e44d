import { CornerUpLeft, Trash2 } from 'lucide-react'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { toldByPhone } from '#src/contracts/contact/consent.ts'
import { contactFieldNames, contactFields } from '#src/contracts/contact/contact-fields.ts'
import { describeRefused } from '#src/contracts/contact/contact-files.ts'
import { type ContactState, type NoteKind, noteKinds } from '#src/contracts/contact/contact-list.ts'
import type { StaffContact } from '#src/contracts/contact/records.ts'
import { flagReasons, isMarked } from '#src/contracts/flags.ts'
import { Icon } from '#src/ui/base/Icon.tsx'
import { onPlainClick } from '#src/ui/base/plain-click.ts'
import { createIdempotencyKey } from '#src/ui/islands/submit/idempotency.ts'
import { useMay } from '../../frame/staff-role.ts'
import { useKeptPlaces } from '../../frame/use-kept-places.ts'
import controls from '../../kit/Control.module.css'
import { ActionButton, FrameButton } from '../../kit/controls.tsx'
import styles from '../../kit/Entry.module.css'
import { LocalTime } from '../../kit/LocalTime.tsx'
import { Status } from '../../kit/Status.tsx'
import { deleteAddress, type ListAddress } from '../../lists/list-address.ts'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactWork } from './ContactWork.tsx'
import { replyLink } from './contact-actions.ts'
import { statusOf, steps } from './contact-changes.ts'
import { contactPlace } from './contact-places.ts'
import { chatLink, type Desk } from './desk.ts'
import { FileList } from './FileList.tsx'
import { keyOf } from './list-keys.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { StateForm } from './StateForm.tsx'
import type { ContactWorkState as Work } from './use-contact-work.ts'
import { readVisitorHour } from './visitor-hour.ts'

type Props = {
  contact: StaffContact
  desk: Desk
  /** null until the script runs. */
  work: Work | null
  listLocation: ListAddress
  isBusy: boolean
  /** Whether others stand around it, so that a phone shows the part by which one chooses. */
  isFoldable?: boolean
  error: string
  onMove: (contact: StaffContact, state: ContactState) => void
}

/** Characters above which a message gets a scrolling area. */
const long = 300

const inLines = contactFieldNames.filter((name) => contactFields[name].type === 'textarea')

/** Whether the person has got no receipt that staff can send. */
const isReceiptOpen = ({ mails }: StaffContact) =>
  mails.some(({ to, state }) => to === 'visitor' && ['none', 'failed', 'unknown'].includes(state))

const workPlaces = [...noteKinds, 'outcome'] as const

export const ContactEntry = ({
  contact,
  desk,
  work,
  isFoldable = false,
  error,
  onMove,
  ...place
}: Props) => {
  const { company, region, now } = desk
  const mayDelete = useMay('contacts.delete')
  const mayMakeProForma = useMay('contacts.pro-forma')
  const mayChange = useMay('contacts.change')
  const mayReply = useMay('contacts.reply')
  const [fault, setFault] = useState('')
  const [isReplying, setReplying] = useState(false)
  const [noting, setNoting] = useState<NoteKind | null>(null)
  const [repliedBy, setReplied] = useState<'sent' | 'mail-program' | null>(null)
  const isOffered = repliedBy !== null && mayChange && contact.state === 'new'
  const mayNote = useMay('contacts.note')
  const moving = {
    ...place,
    onMove(...move: Parameters<typeof onMove>) {
      setReplied(null)
      onMove(...move)
    },
  }
  const noteReply = async () => {
    const noted = await work?.addNote(contact.id, {
      key: createIdempotencyKey(),
      text: 'Answered by e-mail, from the mail program.',
      marksAnswered: true,
    })
    setReplied(null)
    setFault(noted?.fault ?? '')
  }
  const kept = useKeptPlaces(desk.account)
  const isReplyKept = kept.includes(contactPlace(contact.id, 'reply'))
  const [isWhole, setWhole] = useState(false)
  const isOpened =
    isWhole ||
    noting !== null ||
    workPlaces.some((kind) => kept.includes(contactPlace(contact.id, kind)))
  const id = `contact-${contact.id}`
  const isTold = contact.consentVersion === toldByPhone
  const chat = chatLink(contact, desk.words.whatsApp, company)
  const pressKey = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key === 'e' && mayChange) moving.onMove(contact, steps[contact.state].state)
    if (key === 'n' && work && mayNote) setNoting('note')
    // The pressed letter must not go into the note.
    if (key === 'n') event.preventDefault()
  }
  return (
    <li className={`panel ${styles['contact']}`}>
      <article
        data-folded={isFoldable && !isOpened ? '' : undefined}
        aria-labelledby={id}
        onKeyDown={pressKey}
      >
        <header className="row">
          <h3 id={id} tabIndex={-1}>
            {`Contact #${contact.id}`}
          </h3>
          <Status {...statusOf(contact, desk.today)} />
          <span
            className={`label ${styles['reference']}`}
            title="Reference that the visitor was given"
          >
            <span className="visually-hidden">Reference </span>
            <span translate="no">{contact.reference}</span>
          </span>
        </header>
        <ContactFacts contact={contact} desk={desk} isTold={isTold} />
        <div className={styles['message']}>
          {inLines.map((name) => (
            <Fragment key={name}>
              <h4 id={`${id}-${name}`}>{contactFields[name].label}</h4>
              {/* A scrolling region must be focusable by keyboard. */}
              <p
                {...(contact[name].length > long && {
                  role: 'group',
                  tabIndex: 0,
                  'aria-labelledby': `${id}-${name}`,
                })}
              >
                {contact[name] || <span className="muted">not given</span>}
              </p>
            </Fragment>
          ))}
          {contact.files.length > 0 && <FileList contact={contact} />}
          {contact.filesRefused.length > 0 && (
            <p className={styles['reason']}>{describeRefused(contact.filesRefused)}</p>
          )}
          {contact.state === 'flagged' && (
            <p className={styles['reason']}>{`Flagged: ${flagReasons(contact.flags)}`}</p>
          )}
          {contact.answeredAt && (
            <div className={`muted ${styles['note']}`}>
              Answered {contact.answeredBy && <span>{`by ${contact.answeredBy}, `}</span>}
              <LocalTime moment={contact.answeredAt} region={region} />
            </div>
          )}
          {work && mayReply && contact.state !== 'flagged' && isReceiptOpen(contact) && (
            <ActionButton
              label="Send the receipt"
              onClick={() => void work.sendReceipt(contact.id)}
              of={` of contact ${contact.id}`}
            />
          )}
          {contact.flags.length > 0 && contact.state !== 'flagged' && (
            <div className={`row muted ${styles['note']}`}>
              <span>
                {`${isMarked(contact.flags) ? 'The receipt was held back:' : 'Not spam, but noted:'} ${flagReasons(contact.flags)}`}
              </span>
              <StateForm
                contact={contact}
                step={{
                  state: 'flagged',
                  label: isMarked(contact.flags) ? 'Flag as spam' : 'Flag again',
                }}
                {...moving}
              />
            </div>
          )}
          <ContactWork
            contact={contact}
            desk={desk}
            work={work}
            noting={noting}
            onNoting={setNoting}
          />
          {work && isReplying && (
            <ReplyForm
              contact={contact}
              desk={desk}
              work={work}
              onClose={(sentBy) => {
                setReplying(false)
                setReplied(sentBy === 'answered' ? null : sentBy)
              }}
            />
          )}
        </div>
        <footer className="row muted" data-screen>
          <span className={`tabular ${styles['hour']}`}>
            {readVisitorHour(now, region.locale, contact.timeZone) ?? 'local time unknown'}
          </span>
          <div className={`row ${styles['actions']}`}>
            {contact.state !== 'flagged' && contact.businessEmail !== '' && (
              <a
                className={controls['action']}
                href={replyLink(contact, company)}
                aria-label={`${isReplyKept ? 'Go on with the reply' : 'Reply'} to contact ${contact.id}`}
                onClick={
                  work && mayReply
                    ? onPlainClick(() => setReplying(true))
                    : () => setReplied('mail-program')
                }
              >
                <Icon icon={CornerUpLeft} size="small" />
                {isReplyKept ? 'Go on with the reply' : 'Reply'}
              </a>
            )}
            {chat && contact.state !== 'flagged' && (
              <a className={controls['action']} href={chat} target="_blank" rel="noopener">
                WhatsApp<span className="visually-hidden">{` with contact ${contact.id}`}</span>
              </a>
            )}
            {mayChange && contact.businessEmail === '' && (
              <a className={controls['action']} href={`/admin/enter?from=${contact.id}`}>
                Enter again with an e-mail address
                <span className="visually-hidden">{`: contact ${contact.id}`}</span>
              </a>
            )}
            {mayMakeProForma && contact.businessEmail !== '' && (
              <a
                className={controls['action']}
                href={`/admin/pro-forma?contact=${contact.id}`}
                data-fold="rest"
              >
                Pro-forma<span className="visually-hidden">{` of contact ${contact.id}`}</span>
              </a>
            )}
            {mayDelete && (
              <a
                className={`${controls['action']} ${styles['delete']}`}
                href={deleteAddress(moving.listLocation, contact.id)}
                data-fold="rest"
              >
                <Icon icon={Trash2} size="small" />
                <span className="visually-hidden">{`Delete contact ${contact.id}`}</span>
              </a>
            )}
            {/* The form is the same element in every state, so that its button keeps the focus. */}
            <StateForm
              key="step"
              contact={contact}
              step={steps[contact.state]}
              isFramed={isOffered}
              {...moving}
            />
            {isFoldable && (!isOpened || isWhole) && (
              <span className={styles['more']}>
                <ActionButton
                  label={isWhole ? 'Less' : 'More'}
                  of={` of contact ${contact.id}`}
                  onClick={() => setWhole(!isWhole)}
                />
              </span>
            )}
          </div>
          <p role="status" className={styles['offer']}>
            {isOffered &&
              `${repliedBy === 'mail-program' ? 'This answer is not stored here. ' : desk.hasMailServer ? '' : 'This reply is stored but not sent: no mail server is set. '}Once your reply is sent, mark the contact as answered.`}
          </p>
          {isOffered && work && mayNote && repliedBy === 'mail-program' && (
            <FrameButton onClick={() => void noteReply()}>
              Note it and mark answered
              <span className="visually-hidden">{`: contact ${contact.id}`}</span>
            </FrameButton>
          )}
          {(error || fault) && (
            <p role="alert" className={styles['error']}>
              {error || fault}
            </p>
          )}
        </footer>
      </article>
    </li>
  )
}
