import { useRef } from 'react'
import type { StaffContact } from '#src/contracts/contact/records.ts'
import { useMay } from '../frame/staff-role.ts'
import { FrameButton } from '../kit/controls.tsx'
import styles from './BulkBar.module.css'
import { type BulkAct, bulkActs, changesOf, describeBulk } from './request/contact-changes.ts'
import type { ContactWorkState } from './request/use-contact-work.ts'

type Props = { chosen: StaffContact[]; me: string; work: ContactWorkState; onClear: () => void }

const labels: Record<BulkAct, string> = {
  answered: 'Mark answered',
  'no-spam': 'Not spam',
  spam: 'Flag as spam',
  taken: 'Assign to me',
}

export function BulkBar({ chosen, me, work, onClear }: Props) {
  const mayChange = useMay('contacts.change')
  const { said } = work
  const status = useRef<HTMLParagraphElement>(null)
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
                    void work.change(changes, (count) => describeBulk(act, count)).then(onClear)
                  }
                >
                  {labels[act]}
                </FrameButton>
              )
            )
          })}
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
