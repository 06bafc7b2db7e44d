import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toldByPhone } from '#src/contracts/contact/consent.ts'
import { contactFieldNames, contactFields } from '#src/contracts/contact/contact-fields.ts'
import { describeRefused } from '#src/contracts/contact/contact-files.ts'
import { flagReasons, isMarked } from '#src/contracts/flags.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { storedAddress } from '#src/contracts/staff/stored-rows.ts'
import { ordersOf, worthOf } from '#src/desk/offers/orders.ts'
import { useMay } from '#src/staff/frame/staff-role.ts'
import { useUnsentPlaces } from '#src/staff/frame/use-unsent-places.ts'
import { ActionButton, FrameButton } from '#src/staff/kit/controls.tsx'
import styles from '#src/staff/kit/Entry.module.css'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { Status } from '#src/staff/kit/Status.tsx'
import { createIdempotencyKey } from '#src/ui/submit/idempotency.ts'
import type { ListAddress } from '../list-address.ts'
import type { StaffRequest } from '../request-records.ts'
import { type NoteKind, noteKinds, type RequestState } from '../requests.ts'
import type { Desk } from './desk.ts'
import { FileList } from './FileList.tsx'
import { NextStepButton, ReplyAction } from './NextStepButton.tsx'
import { nextStepOf } from './next-step.ts'
import { OutcomeForm } from './OutcomeForm.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestLinks } from './RequestLinks.tsx'
import { RequestWork } from './RequestWork.tsx'
import { acceptedOf, givenLabel, statusOf, steps } from './request-changes.ts'
import { requestPlace } from './request-places.ts'
import { StateForm } from './StateForm.tsx'
import type { RequestWorkState as Work } from './use-request-work.ts'

type Props = {
  request: StaffRequest
  desk: Desk
  /** null until the script runs. */
  work: Work | null
  listLocation: ListAddress
  isBusy: boolean
  error: string
  onMove: (request: StaffRequest, state: RequestState) => void
}

/** Characters above which a message gets a scrolling area. */
const long = 300

const inLines = contactFieldNames.filter((name) => contactFields[name].type === 'textarea')

/** Whether staff can send a receipt that the person may not have got. */
const isReceiptOpen = ({ mails }: StaffRequest) =>
  mails.some(({ to, state }) => to === 'visitor' && ['none', 'failed', 'unknown'].includes(state))

const workPlaces = [...noteKinds, 'outcome'] as const

/**
 * A request: who asks for what, its state, who has it, and the next step. "More" unfolds the rest;
 * without a script all of it is shown.
 */
export const RequestEntry = ({ request, desk, work, error, onMove, ...place }: Props) => {
  const mayChange = useMay('contacts.change')
  const mayReply = useMay('contacts.reply')
  const mayNote = useMay('contacts.note')
  const [fault, setFault] = useState('')
  const [isReplying, setReplying] = useState(false)
  const [noting, setNoting] = useState<NoteKind | null>(null)
  const [isDeciding, setDeciding] = useState(false)
  const [repliedBy, setReplied] = useState<'sent' | 'mail-program' | null>(null)
  const isOffered = repliedBy !== null && mayChange && request.state === 'new'
  const moving = {
    ...place,
    onMove(...move: Parameters<typeof onMove>) {
      setReplied(null)
      onMove(...move)
    },
  }
  const noteReply = async () => {
    const noted = await work?.addNote(request.id, {
      key: createIdempotencyKey(),
      text: 'Answered by e-mail, from the mail program.',
      marksAnswered: true,
    })
    setReplied(null)
    setFault(noted?.fault ?? '')
  }
  const accepted = acceptedOf(request)
  const order = () => {
    if (!work || !accepted) return
    const { number: proForma } = accepted
    const sum = worthOf(ordersOf(request.proFormas))
    const was = { result: null, words: '', sum: null, proForma: null }
    const to = { result: 'won' as const, words: '', sum, proForma }
    const state = { was: request.state, to: 'answered' as const }
    return work.change(
      [{ id: request.id, outcome: { was, to }, ...(state.was !== state.to && { state }) }],
      () => `Contact #${request.id} is ordered, with ${proForma}.`,
    )
  }
  const unsent = useUnsentPlaces(desk.account)
  const isReplyUnsent = unsent.includes(requestPlace(request.id, 'reply'))
  const [isWhole, setWhole] = useState(false)
  const hasUnsent = workPlaces.some((kind) => unsent.includes(requestPlace(request.id, kind)))
  const isOpened = isWhole || hasUnsent
  // What was written is read below its form, so the request stays open.
  const note = (kind: NoteKind | null) => {
    setNoting(kind)
    setWhole(true)
  }
  const reply = () => {
    setReplying(true)
    setWhole(true)
  }
  const id = `contact-${request.id}`
  const hasFocus = useRef(false)
  // A button that goes with what it did leaves the focus to the heading. React tells of no blur then.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      document.getElementById(id)?.focus()
  })
  const isTold = request.consentVersion === toldByPhone
  const isNoted = request.flags.length > 0 && request.state !== 'flagged'
  const canSendReceipt =
    work !== null && mayReply && request.state !== 'flagged' && isReceiptOpen(request)
  const mayOffer = useMay('contacts.pro-forma')
  const step = nextStepOf(request, { today: desk.today, mayOffer })
  const onCall = work && mayNote ? () => note('call') : undefined
  const replying = {
    request,
    desk,
    hasUnsent: isReplyUnsent,
    onReply: work && mayReply ? reply : null,
    onMailProgram: () => setReplied('mail-program'),
  }
  return (
    <li className={`panel ${styles['request']}`}>
      <article
        data-folded={isOpened ? undefined : ''}
        aria-labelledby={id}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
      >
        <header className="row">
          <h3 id={id} tabIndex={-1}>
            {`Contact #${request.id}`}
          </h3>
          {request.takenBy && (
            <span className="muted" translate="no">
              <span className="visually-hidden">Assigned to </span>
              {request.takenBy}
            </span>
          )}
          <Status {...statusOf(request, desk.today)} />
        </header>
        <RequestFacts request={request} desk={desk} isTold={isTold} onCall={onCall} />
        <div className={styles['message']}>
          {inLines.map(
            (name) =>
              request[name] && (
                <Fragment key={name}>
                  <h4 id={`${id}-${name}`}>{requestLabels[name]}</h4>
                  {/* A scrolling region must be focusable by keyboard. */}
                  <p
                    {...(isOpened &&
                      request[name].length > long && {
                        role: 'group',
                        tabIndex: 0,
                        'aria-labelledby': `${id}-${name}`,
                      })}
                  >
                    {request[name]}
                  </p>
                </Fragment>
              ),
          )}
          {request.files.length > 0 && <FileList request={request} />}
          {request.filesRefused.length > 0 && (
            <p className={styles['reason']}>{describeRefused(request.filesRefused)}</p>
          )}
          {request.lostParts > 0 && (
            <p className="alarm">
              {request.lostParts === 1
                ? 'A file, note, reply or pro-forma cannot be shown. '
                : `${request.lostParts} files, notes, replies or pro-formas cannot be shown. `}
              <a className="link" href={storedAddress('contact', request.id)}>
                Open them as they are stored
              </a>
            </p>
          )}
          {request.state === 'flagged' && (
            <p className={styles['reason']}>{`Flagged: ${flagReasons(request.flags)}`}</p>
          )}
          {request.answeredAt && (
            <div className={`muted ${styles['note']}`} data-fold="rest">
              Answered {request.answeredBy && <span>{`by ${request.answeredBy}, `}</span>}
              <LocalTime moment={request.answeredAt} region={desk.region} />
            </div>
          )}
          {(isNoted || canSendReceipt) && (
            <div className={`row muted ${styles['note']}`}>
              {isNoted && (
                <span>
                  {`${isMarked(request.flags) ? 'The receipt was held back:' : 'Not spam, but noted:'} ${flagReasons(request.flags)}`}
                </span>
              )}
              {canSendReceipt && (
                <ActionButton
                  label="Send the receipt"
                  onClick={() => void work?.sendReceipt(request.id)}
                  of={` of contact ${request.id}`}
                />
              )}
              {isNoted && (
                <StateForm
                  request={request}
                  step={{
                    state: 'flagged',
                    label: isMarked(request.flags) ? 'Flag as spam' : 'Flag again',
                  }}
                  {...moving}
                />
              )}
            </div>
          )}
          {work && isDeciding && (
            <OutcomeForm
              request={request}
              desk={desk}
              work={work}
              onClose={() => {
                setDeciding(false)
                document.getElementById(id)?.focus()
              }}
            />
          )}
          {work && isReplying && (
            <ReplyForm
              request={request}
              desk={desk}
              work={work}
              onClose={(sentBy) => {
                flushSync(() => {
                  setReplying(false)
                  setReplied(sentBy === 'answered' ? null : sentBy)
                })
                // The button that opened the form, or the heading where it is gone.
                const heading = document.getElementById(id)
                const opener = heading?.closest('article')?.querySelector('[data-key="r"]')
                if (opener instanceof HTMLElement) opener.focus()
                else heading?.focus()
              }}
            />
          )}
          <RequestWork
            request={request}
            desk={desk}
            work={work}
            noting={noting}
            onNoting={note}
            onDeciding={isDeciding || step === 'outcome' ? null : () => setDeciding(true)}
          >
            {step !== 'reply' && <ReplyAction {...replying} />}
            <RequestLinks
              request={request}
              desk={desk}
              listLocation={place.listLocation}
              step={step}
            />
          </RequestWork>
        </div>
        <footer className="row muted" data-screen>
          {!isReplying && !isDeciding && noting === null && (
            <NextStepButton
              reply={replying}
              step={step}
              onCall={onCall}
              onOrder={work && mayChange ? () => void order() : null}
              onDecide={work && mayChange ? () => setDeciding(true) : null}
            />
          )}
          {step === 'given' && (
            <StateForm
              request={request}
              step={{ state: 'waiting', label: givenLabel }}
              look="filled"
              {...moving}
            />
          )}
          {/* The form is the same element in every state, so that its button keeps the focus. */}
          <StateForm
            key="step"
            request={request}
            step={steps[request.state]}
            look={isOffered ? 'button' : request.state === 'flagged' ? 'filled' : 'action'}
            shortcut={request.state === 'new' || request.state === 'waiting' ? 'a' : undefined}
            {...moving}
          />
          {request.state === 'waiting' && (
            <span data-fold="rest">
              <StateForm request={request} step={steps.answered} {...moving} />
            </span>
          )}
          <span className={styles['more']}>
            <ActionButton
              label={isOpened ? 'Less' : 'More'}
              of={` of contact ${request.id}`}
              isExpanded={isOpened}
              onClick={() => setWhole(!isOpened)}
            />
          </span>
          <p role="status" className={styles['offer']}>
            {isOffered &&
              `${repliedBy === 'mail-program' ? 'This answer is not stored here. ' : desk.hasMailServer ? '' : 'This reply is stored but not sent: no mail server is set. '}Once your reply is sent, mark the contact as answered.`}
          </p>
          {isOffered && work && mayNote && repliedBy === 'mail-program' && (
            <FrameButton onClick={() => void noteReply()}>
              Note it and mark answered
              <span className="visually-hidden">{`: contact ${request.id}`}</span>
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
