import { useId, useState } from 'react'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { boundsOfAmount, readNumber } from '#src/contracts/text/read-number.ts'
import { worthWith } from '#src/desk/offers/orders.ts'
import { sumOfOffer } from '#src/desk/offers/pro-formas.ts'
import { Field } from '#src/ui/base/form/Field.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import type { StaffRequest } from '../request-records.ts'
import { requestOutcomes } from '../requests.ts'
import type { Desk } from './desk.ts'
import { requestPlace } from './request-places.ts'
import { SmallForm } from './SmallForm.tsx'
import type { RequestWorkState as Work } from './use-request-work.ts'

const mostWon = staffLimits.requestWork.sum
const sumFault = `Write a whole number up to ${mostWon}.`
const isSum = (sum: number) => Number.isInteger(sum) && sum >= 0 && sum <= mostWon

/** Says what became of a contact. */
export function OutcomeForm({
  request: { id, state, outcome, proFormas },
  desk,
  work,
  onClose,
}: {
  request: StaffRequest
  desk: Desk
  work: Pick<Work, 'change'>
  onClose: () => void
}) {
  const form = useId()
  // That of the offer is taken anew, because another may be chosen.
  const ofOffer = outcome ? worthWith(outcome.proForma, proFormas) : null
  const ownSum = outcome?.sum === ofOffer ? null : outcome?.sum
  const [fault, setFault] = useState<string>()
  const save = async (fields: FormData) => {
    const result = requestOutcomes.find((one) => one === fields.get('result')) ?? null
    const words = result ? String(fields.get('words') ?? '').trim() : ''
    const isWon = result === 'won'
    const proForma = (isWon && String(fields.get('proForma') ?? '')) || null
    const typed = isWon && String(fields.get('sum') ?? '').trim()
    const worth = worthWith(proForma, proFormas)
    const read = readNumber(typed || '', sumFault, {
      ...{ isWhole: true, hasMills: boundsOfAmount(desk.currency).hasMills === true },
    })
    if (read.kind === 'unclear' || (read.kind === 'number' && !isSum(read.value))) {
      setFault(sumFault)
      return false
    }
    setFault(undefined)
    const sum = read.kind === 'number' ? read.value : worth
    const was = {
      result: outcome?.result ?? null,
      words: outcome?.words ?? '',
      sum: outcome?.sum ?? null,
      proForma: outcome?.proForma ?? null,
    }
    // A request that is won or lost has been answered, and waits no longer.
    const isOpen = state === 'new' || state === 'waiting'
    const answered = result && isOpen && { state: { was: state, to: 'answered' as const } }
    return work.change(
      [{ id, outcome: { was, to: { result, words, sum, proForma } }, ...answered }],
      () => `Contact #${id} is ${result ?? 'open again'}.`,
    )
  }
  return (
    <SmallForm
      desk={desk}
      place={requestPlace(id, 'outcome')}
      label={`Outcome of contact ${id}`}
      onSend={save}
      onClose={onClose}
    >
      <Select
        form={form}
        name="result"
        label="Outcome"
        defaultValue={outcome?.result ?? 'won'}
        autoFocus
      >
        <option value="won">won</option>
        <option value="lost">lost</option>
        <option value="">still open</option>
      </Select>
      {proFormas.length > 0 && (
        <Select
          form={form}
          name="proForma"
          label="If won, with"
          defaultValue={outcome?.proForma ?? proFormas.at(-1)?.number}
        >
          <option value="">no pro-forma</option>
          {proFormas.map((sent) => (
            <option key={sent.id} value={sent.number}>
              {[sent.number, sumOfOffer(sent, desk.region.locale)].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      )}
      <Field
        form={form}
        name="sum"
        inputMode="numeric"
        autoComplete="off"
        error={fault}
        label={`Sum won, ${desk.currency}${proFormas.length > 0 ? ', if not that of the pro-forma' : ''}`}
        isOptional
        defaultValue={ownSum ?? undefined}
      />
      <Field
        form={form}
        name="words"
        label="In a few words"
        isOptional
        maxLength={staffLimits.requestWork.outcome}
        defaultValue={outcome?.words}
      />
    </SmallForm>
  )
}
