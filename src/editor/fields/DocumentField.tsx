import { useState } from 'react'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { FieldRow } from '#src/ui/base/form/Field.tsx'
import { FileInput } from '#src/ui/base/form/FileInput.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { sendCertificate } from '../kit/content-client.ts'
import type { FieldProps } from '../kit/editor-context.ts'
import { useRequest } from '../kit/use-request.ts'
import { within } from '../texts/value-at.ts'
import { useField } from './use-field.ts'

export function DocumentField({ schema, value, at }: FieldProps) {
  const { frame, control, change } = useField({
    schema,
    at: within(at, 'digest'),
    isRequired: true,
  })
  const { status, setFailure, request } = useRequest('The file was not added')
  const [isSending, setSending] = useState(false)
  const name = isRecord(value) && typeof value['name'] === 'string' ? value['name'] : ''

  async function send(file: File) {
    if (file.size > contentLimits.certificateBytes)
      return setFailure(`At most ${contentLimits.certificateBytes / 1024 / 1024} MB are taken.`)
    setSending(true)
    await request(
      sendCertificate(file, file.name),
      (sent) => change(at, sent),
      'The connection broke off. Try again.',
    )
    setSending(false)
  }

  return (
    <FieldRow {...frame}>
      <p className="muted">{isSending ? 'Sending...' : name || 'No file is chosen.'}</p>
      <FileInput
        {...control}
        choose={name ? 'Choose another file' : 'Choose a file'}
        isQuiet
        accept="application/pdf"
        disabled={isSending}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void send(file)
          event.target.value = ''
        }}
      />
      <FormStatus status={status} />
    </FieldRow>
  )
}
