import { contactFieldNames, contactFields } from '#src/contracts/contact/contact-fields.ts'
import { flagReasons } from '#src/contracts/flags.ts'
import { formatList } from '#src/contracts/formats.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm, StaffFrame } from '#src/staff/kit/StaffForm.tsx'
import { Facts } from '#src/ui/base/Facts.tsx'
import type { StaffRequest } from '../request-records.ts'

type Props = {
  request: StaffRequest | null
  /** Address of the question about the next flagged request; null if a single request was named. */
  next: string | null
  back: string
  error: string
}

/** Asks before several requests are deleted, which were chosen in the list. */
export const DeleteSeveralForm = ({
  ids,
  back,
  error,
}: Pick<Props, 'back' | 'error'> & { ids: readonly number[] }) => (
  <StaffForm
    id="delete"
    leadsAway
    title={`Delete ${ids.length} contacts?`}
    note={<a href={back}>Keep them</a>}
  >
    <FormAlert>{error}</FormAlert>
    <p>{`${formatList(ids.map((id) => `#${id}`))}.`}</p>
    <p>The visitors’ texts and unsent mails are deleted too. This cannot be undone.</p>
    <input type="hidden" name="ids" value={ids.join(',')} />
    <Submit>{`Delete ${ids.length} for good`}</Submit>
  </StaffForm>
)

const names = contactFieldNames.filter((name) => contactFields[name].isName)

export const DeleteForm = ({ request, next, back, error }: Props) => {
  if (!request)
    return (
      <StaffFrame title="Nothing to delete">
        <p>
          It may be gone already. <a href={back}>Back to the list</a>
        </p>
      </StaffFrame>
    )
  const facts = [
    { label: request.reference, value: names.map((name) => request[name]).join(' ') },
    ...(next === null
      ? []
      : [
          { label: 'Flagged', value: flagReasons(request.flags) },
          { label: requestLabels.message, value: request.message },
        ]),
  ]
  return (
    <StaffForm
      id="delete"
      leadsAway
      title={`Delete ${next === null ? '' : 'flagged '}contact #${request.id}?`}
      note={
        <>
          {next && <a href={next}>Keep it, and show the next</a>}{' '}
          <a href={back}>{next ? 'Back to the list' : 'Keep it'}</a>
        </>
      }
    >
      <FormAlert>{error}</FormAlert>
      <Facts facts={facts} />
      <p>The visitor’s text and unsent mails are deleted too. This cannot be undone.</p>
      <input type="hidden" name="ids" value={request.id} />
      <Submit>Delete for good</Submit>
    </StaffForm>
  )
}
