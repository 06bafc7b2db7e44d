import { Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm, StaffFrame } from '#src/staff/kit/StaffForm.tsx'
import { Facts } from '#src/ui/base/Facts.tsx'
import type { PersonReport } from './people.ts'
import { type PersonKey, personAddress } from './people.ts'

type Props = {
  /** null if no data is left. */
  person: PersonReport | null
  personKey: PersonKey | null
  done: { message: string; detail: string } | null
  error: string
}

export const PersonErasure = ({ person, personKey, done, error }: Props) => {
  const back = <a href="/admin/people">Look up another person</a>
  if (done)
    return (
      <StaffFrame title="The data is erased" role="status" note={back}>
        <p>{done.message}</p>
        {done.detail && <p>{done.detail}</p>}
        <p>Old backups still hold it until they are replaced.</p>
      </StaffFrame>
    )
  if (!person || !personKey)
    return (
      <StaffFrame title="Nothing to erase" note={back}>
        <p>It may be gone already.</p>
      </StaffFrame>
    )
  const { contacts: requests, subscription } = person
  const mails = [...requests, ...(subscription ? [subscription] : [])].flatMap(
    (record) => record.mails,
  )
  const waiting = mails.filter(
    ({ sentAt, filedAt, failedAt }) => !sentAt && !filedAt && !failedAt,
  ).length
  return (
    <StaffForm
      id="erase"
      title={`Erase everything under ${person.email}?`}
      action={personAddress('erase', personKey)}
      note={<a href={personAddress('kept', personKey)}>Keep it</a>}
    >
      <FormAlert>{error}</FormAlert>
      <Facts
        facts={[
          {
            label: 'Contact requests',
            value: requests.map(({ reference }) => reference).join(', ') || 'none',
          },
          { label: 'Newsletter subscription', value: subscription ? 'one' : 'none' },
          { label: 'Mails that wait', value: String(waiting) },
        ]}
      />
      <p>
        The person’s texts, the records of mails and the copies in the mail folder are erased. This
        cannot be undone.
      </p>
      {subscription && (
        <p>
          A code stays, so that nobody puts the address on the newsletter again. The address cannot
          be read from it.
        </p>
      )}
      <Submit>Erase for good</Submit>
    </StaffForm>
  )
}
