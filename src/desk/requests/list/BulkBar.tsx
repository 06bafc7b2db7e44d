import { useRef } from 'react'
import { useMay } from '#src/staff/frame/staff-role.ts'
import controls from '#src/staff/kit/Control.module.css'
import { FrameButton, Options } from '#src/staff/kit/controls.tsx'
import { type BulkAct, bulkActs, changesOf, describeBulk } from '../card/request-changes.ts'
import type { RequestWorkState } from '../card/use-request-work.ts'
import { deleteAddress, type ListAddress } from '../list-address.ts'
import type { StaffRequest } from '../request-records.ts'
import styles from './BulkBar.module.css'

type Props = {
  chosen: StaffRequest[]
  listLocation: ListAddress
  me: string
  assignees: readonly string[]
  work: Pick<RequestWorkState, 'said' | 'change' | 'undo'>
  onClear: () => void
}

const labels: Record<BulkAct, string> = {
  answered: 'Mark answered',
  'no-spam': 'Not spam',
  spam: 'Flag as spam',
  taken: 'Assign to me',
}

export function BulkBar({ chosen, listLocation, me, assignees, work, onClear }: Props) {
  const mayChange = useMay('contacts.change')
  const mayDelete = useMay('contacts.delete')
  const { said } = work
  const assignee = useRef<HTMLSelectElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const finish = (isDone: boolean) => {
    if (!isDone) return
    // The buttons disappear, so the sentence that answers gets the focus.
    status.current?.focus()
    onClear()
  }
  const assign = (to: string) =>
    work
      .change(
        changesOf('taken', chosen, to),
        (count) => `${count} ${count === 1 ? 'contact is' : 'contacts are'} assigned to ${to}.`,
      )
      .then(finish)
  const undo = () => {
    // The button disappears, so the sentence that follows gets the focus.
    status.current?.focus()
    void work.undo()
  }
  return (
    <div
      className={chosen.length > 0 || said.text ? `row panel ${styles['bar']}` : undefined}
      data-screen
    >
      {mayChange && chosen.length > 0 && (
        <fieldset className="row">
          <legend className="visually-hidden">For the chosen contacts</legend>
          <b>{`${chosen.length} chosen`}</b>
          {bulkActs.map((act) => {
            const changes = changesOf(act, chosen, me)
            return (
              changes.length > 0 && (
                <FrameButton
                  key={act}
                  onClick={() =>
                    void work.change(changes, (count) => describeBulk(act, count)).then(finish)
                  }
                >
                  {labels[act]}
                </FrameButton>
              )
            )
          })}
          <label className={controls['field']}>
            <span>Assign to</span>
            <select ref={assignee}>
              <Options
                of={assignees.filter((name) => name !== me).map((name) => [name, name] as const)}
              />
            </select>
          </label>
          <FrameButton
            onClick={() => assignee.current?.value && void assign(assignee.current.value)}
          >
            Assign
          </FrameButton>
          {mayDelete && chosen.every(({ state }) => state === 'flagged') && (
            <a
              className={controls['button']}
              href={deleteAddress(listLocation, ...chosen.map(({ id }) => id))}
            >
              {`Delete ${chosen.length}`}
            </a>
          )}
          <FrameButton onClick={onClear}>Clear selection</FrameButton>
        </fieldset>
      )}
      <p
        ref={status}
        tabIndex={-1}
        role={said.isFault ? 'alert' : 'status'}
        className={styles['said']}
      >
        {said.text}
      </p>
      {said.undo.length > 0 && <FrameButton onClick={undo}>Undo</FrameButton>}
    </div>
  )
}
