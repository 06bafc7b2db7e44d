import { useId, useRef, useState } from 'react'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { OpenQuestions } from '#src/desk/offers/OpenQuestions.tsx'
import { useMay } from '#src/staff/frame/staff-role.ts'
import { Options, TextLink } from '#src/staff/kit/controls.tsx'
import { Field, typedIn } from '#src/ui/base/form/Field.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { TextArea } from '#src/ui/base/form/TextArea.tsx'
import { type Attempt, nextAttempt } from '#src/ui/submit/idempotency.ts'
import type { StaffRequest } from '../request-records.ts'
import { seenWorkOf, type WorkSince as WorkSinceRecord, workSince } from '../work/work-since.ts'
import { type Desk, isFollowUp, replyWordsFor, sayToPerson } from './desk.ts'
import { quoteQuestions, replyLink } from './request-actions.ts'
import { requestPlace } from './request-places.ts'
import { SmallForm } from './SmallForm.tsx'
import type { RequestWorkState } from './use-request-work.ts'
import { WorkSinceList } from './WorkSince.tsx'

/** Both are sent by this site: `sent` waits for the customer, `answered` for nothing more. */
type ReplyAct = 'answered' | 'sent'

type Props = {
  request: StaffRequest
  desk: Desk
  work: RequestWorkState
  onClose: (sentBy: ReplyAct | 'mail-program' | null) => void
}

export function ReplyForm({ request, desk, work, onClose }: Props) {
  const { company, mailbox, hasMailServer } = desk
  const words = replyWordsFor(request, desk)
  const mayChange = useMay('contacts.change')
  const [fault, setFault] = useState<string>()
  const seen = useRef(seenWorkOf(request))
  const [since, setSince] = useState<WorkSinceRecord[]>([])
  const language = request.language ?? desk.region.locale
  const form = useId()
  // The text field is uncontrolled; inserting a snippet remounts it with the new text.
  const [begun, begin] = useState({
    number: 0,
    text: isFollowUp(request, desk.today)
      ? sayToPerson(words.followUp, request, company)
      : `${sayToPerson(words.greeting, request, company)}\n\n${quoteQuestions(request)}`,
  })
  const attempt = useRef<Attempt>(undefined)
  const placed = useRef<number>(undefined)
  const send = async (fields: FormData, act: ReplyAct) => {
    const reply = {
      subject: String(fields.get('subject') ?? ''),
      text: String(fields.get('text') ?? ''),
    }
    attempt.current = nextAttempt(attempt.current, reply)
    const { fault: said, current } = await work.reply(request.id, {
      key: attempt.current.key,
      ...reply,
      answersQuestions: request.openQuestions.length === 0 || fields.has('answersQuestions'),
      marksAnswered: act === 'answered',
      seen: seen.current,
    })
    setFault(said ?? undefined)
    if (current) {
      setSince(workSince(current, seen.current, desk.me))
      seen.current = seenWorkOf(current)
    }
    return said === null
  }
  return (
    <SmallForm
      label={`Reply to contact ${request.id}`}
      desk={desk}
      place={requestPlace(request.id, 'reply')}
      acts={
        !hasMailServer
          ? { sent: 'Store without sending' }
          : (request.state === 'new' || request.state === 'waiting') && mayChange
            ? { sent: 'Send', answered: 'Send and mark answered' }
            : { sent: 'Send' }
      }
      onSend={send}
      onClose={onClose}
      beside={
        <TextLink href={replyLink(request, desk)} onClick={() => onClose('mail-program')}>
          Use the mail program
        </TextLink>
      }
    >
      {words.snippets.length > 0 && (
        <Select
          form={form}
          name="snippet"
          label="Begin with"
          defaultValue=""
          onChange={({ currentTarget }) => {
            const snippet = words.snippets[Number(currentTarget.value)]
            if (snippet)
              begin(({ number }) => ({
                number: number + 1,
                text: [sayToPerson(snippet.text, request, company), quoteQuestions(request)]
                  .filter(Boolean)
                  .join('\n\n'),
              }))
          }}
        >
          <option value="">A prepared text</option>
          <Options of={words.snippets.map(({ name }, at) => [at, name])} />
        </Select>
      )}
      <Field
        form={form}
        name="subject"
        label="Subject"
        {...typedIn(language)}
        maxLength={staffLimits.requestWork.subject}
        defaultValue={sayToPerson(words.subject, request, company)}
      />
      <TextArea
        key={begun.number}
        form={form}
        name="text"
        label="Reply"
        {...typedIn(language)}
        limit={staffLimits.requestWork.reply}
        defaultValue={begun.text}
        error={fault}
        autoFocus
        onFocus={({ currentTarget }) => {
          if (placed.current === begun.number) return
          placed.current = begun.number
          currentTarget.setSelectionRange(begun.text.length, begun.text.length)
        }}
      />
      <OpenQuestions of={request.openQuestions} isTicked />
      {since.length > 0 && <WorkSinceList work={since} region={desk.region} />}
      <p className="muted">
        {`${
          hasMailServer
            ? `It goes to ${request.businessEmail}, with the reference ${request.reference}. Answers arrive at ${mailbox}. The contact then waits for the customer, and comes back to you if you hear nothing.`
            : `No mail server is set: this reply is stored here but not sent. Use your mail program to write to ${request.businessEmail}.`
        } What your mail program sends is not stored here.`}
      </p>
    </SmallForm>
  )
}
