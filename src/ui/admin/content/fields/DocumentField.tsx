import { useState } from 'react'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import fieldStyles from '../../../base/form/Field.module.css'
import { describeField, FieldRow } from '../../../base/form/Field.tsx'
import { FormStatus } from '../../../base/form/FormStatus.tsx'
import { leaveStaffArea } from '../../frame/staff-flag.ts'
import { sendCertificate } from '../kit/content-client.ts'
import { type FieldProps, fieldNameOf, formName, useEditor } from '../kit/editor-context.ts'
import { within } from '../kit/values.ts'

const most = contentLimits.certificateBytes / 1024 / 1024

/** The PDF of a certificate, uploaded when chosen and downloadable once the entry is public. */
export function DocumentField({ schema, value, at }: FieldProps) {
  const { change, problems } = useEditor()
  const [state, setState] = useState<{ isSending: boolean; fault?: string }>({ isSending: false })
  const place = within(at, 'digest')
  const error = problems.get(place)?.join('. ')
  const frame = { form: formName, name: fieldNameOf(place), label: schema.title, hint: schema.description, error }
  const name = isRecord(value) && typeof value['name'] === 'string' ? value['name'] : ''

  async function send(file: File) {
    if (file.size > contentLimits.certificateBytes) return setState({ isSending: false, fault: `At most ${most} MB are taken.` })
    setState({ isSending: true })
    const outcome = await sendCertificate(file, file.name)
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    if (outcome.kind === 'done') {
      change(at, outcome.answer)
      return setState({ isSending: false })
    }
    setState({ isSending: false, fault: outcome.kind === 'refused' ? outcome.text : 'The connection broke off. Try again.' })
  }

  return (
    <FieldRow {...frame}>
      <p className="muted">{state.isSending ? 'Sending...' : name || 'No file is chosen.'}</p>
      <input
        {...describeField(frame)}
        type="file"
        accept="application/pdf"
        disabled={state.isSending}
        className={fieldStyles['control']}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void send(file)
          event.target.value = ''
        }}
      />
      <FormStatus status={state.fault ? { kind: 'error', message: 'The file was not added', detail: state.fault } : undefined} />
    </FieldRow>
  )
}
