import { Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { pictureTypes, pictureTypeWords } from '#src/contracts/content/content-limits.ts'
import { FileInput } from '#src/ui/base/form/FileInput.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import { readableName } from '../texts/picture-name.ts'
import styles from './Pictures.module.css'
import { useUpload } from './use-upload.ts'

type Props = { folder: string; onDone: (name: string) => void | Promise<void> }

export function PictureUpload({ folder, onDone }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { upload, send } = useUpload(folder, onDone)
  const isBusy = upload.kind === 'sending'
  const uploadFirst = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !isBusy) void send(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    uploadFirst(event.dataTransfer.files)
  }
  return (
    <div className={`stack ${styles['upload']}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers only; the field inside works for everybody */}
      <div
        className={`row ${styles['drop']} ${isOver ? styles['over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon icon={Upload} />
        <label htmlFor={id}>
          <b>Add a picture</b>
          <span className="muted">
            {`Drop a file here or choose one: ${pictureTypeWords}, at most 20 MB`}
          </span>
        </label>
        <FileInput
          id={id}
          choose="Choose a picture"
          isQuiet
          accept={pictureTypes.join()}
          disabled={isBusy}
          onChange={(event) => {
            uploadFirst(event.target.files)
            event.target.value = ''
          }}
        />
      </div>
      {isBusy && (
        <label className={styles['progress']}>
          <span>
            {upload.isWaiting
              ? `Waiting to send ${upload.file}: other pictures are being prepared`
              : `Sending ${upload.file}: ${upload.percent} %`}
          </span>
          <progress max={100} value={upload.percent} />
        </label>
      )}
      <FormStatus
        status={
          upload.kind === 'failed'
            ? { kind: 'error', message: 'The picture was not added', detail: upload.text }
            : upload.kind === 'done'
              ? {
                  kind: 'success',
                  message: 'The picture is in the library',
                  detail: readableName(upload.name),
                }
              : undefined
        }
      />
    </div>
  )
}
