import { useId, useRef, useState } from 'react'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { customerName } from '#src/desk/offers/offers.ts'
import { useMay } from '#src/staff/frame/staff-role.ts'
import { ActionButton } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { TextArea } from '#src/ui/base/form/TextArea.tsx'
import { type Attempt, nextAttempt } from '#src/ui/submit/idempotency.ts'
import type { RequestNote, StaffRequest } from '../request-records.ts'
import type { NoteKind } from '../requests.ts'
import type { Desk } from './desk.ts'
import styles from './RequestWork.module.css'
import { requestPlace } from './request-places.ts'
import { SmallForm } from './SmallForm.tsx'
import type { RequestWorkState } from './use-request-work.ts'

type NoteAct = 'answered' | 'save'

/** Names of the kinds in lists. */
export const noteNames = {
  note: 'Note',
  call: 'Call',
  whatsapp: 'WhatsApp message',
} as const satisfies Record<NoteKind, string>

type FormProps = {
  desk: Desk
  place: string
  label: string
  text?: string
  isOptional?: boolean
  /** Whether saving may mark the request as answered too. */
  canAnswer?: boolean
  onSave: (text: string, key: string, marksAnswered: boolean) => Promise<string | null>
  onClose: () => void
}

export function NoteForm({
  label,
  text = '',
  isOptional = false,
  canAnswer = false,
  onSave,
  onClose,
  ...kept
}: FormProps) {
  const [fault, setFault] = useState<string>()
  const attempt = useRef<Attempt>(undefined)
  const form = useId()
  const save = async (fields: FormData, act: NoteAct) => {
    const words = String(fields.get('text') ?? '')
    attempt.current = nextAttempt(attempt.current, { words })
    const said = await onSave(words, attempt.current.key, act === 'answered')
    setFault(said ?? undefined)
    return said === null
  }
  return (
    <SmallForm<NoteAct>
      {...kept}
      acts={
        canAnswer ? { answered: 'Save and mark answered', save: 'Save only' } : { save: 'Save' }
      }
      onSend={save}
      onClose={onClose}
    >
      <TextArea
        form={form}
        name="text"
        label={label}
        limit={staffLimits.requestWork.note}
        rows={2}
        isOptional={isOptional}
        defaultValue={text}
        error={fault}
        autoFocus
      />
    </SmallForm>
  )
}

type Props = { request: StaffRequest; desk: Desk; work: RequestWorkState | null }

export function NoteList({ request, desk, work }: Props) {
  const { me, region } = desk
  const mayNote = useMay('contacts.note')
  const mayOthers = useMay('contacts.note-others')
  const [open, setOpen] = useState<number | null>(null)
  // What a customer has said stays as it was said, and goes with the request.
  const isMine = ({ by }: RequestNote) => mayNote && by !== customerName && (by === me || mayOthers)
  return (
    <ul className={styles['notes']} data-fold="rest" aria-label={`Notes at contact ${request.id}`}>
      {request.notes.map((note) => (
        <li key={note.id}>
          <span className="muted">
            {note.kind !== 'note' && <b>{`${noteNames[note.kind]}, `}</b>}
            <span>{`${note.by}, `}</span>
            <LocalTime moment={note.at} region={region} />
            {note.changedAt && <span>, changed</span>}
          </span>
          {work && open === note.id ? (
            <NoteForm
              desk={desk}
              place={requestPlace(request.id, 'note', note.id)}
              label="Change the note"
              text={note.text}
              onSave={async (text) => (await work.changeNote(request.id, note.id, text)).fault}
              onClose={() => setOpen(null)}
            />
          ) : (
            note.text && <p>{note.text}</p>
          )}
          {work && isMine(note) && open !== note.id && (
            <span className={`row ${styles['steps']}`} data-screen>
              <ActionButton
                label="Change"
                onClick={() => setOpen(note.id)}
                of={` the note of ${note.by}`}
              />
              <ActionButton
                label="Delete"
                onClick={() => void work.deleteNote(request.id, note.id)}
                of={` the note of ${note.by}`}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
