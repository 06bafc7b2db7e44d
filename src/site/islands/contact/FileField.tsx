import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  acceptedFiles,
  type FileFault,
  fileFields,
  formatSize,
  type UploadedFile,
} from '#src/contracts/contact/contact-files.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { describeField, FieldRow } from '../../../ui/base/form/Field.tsx'
import { FileInput } from '../../../ui/base/form/FileInput.tsx'
import { TickBox } from '../../../ui/base/form/TickBox.tsx'
import { Icon } from '../../../ui/base/Icon.tsx'
import type { ContactWords } from './ContactFields.tsx'
import { addFiles } from './choose-files.ts'
import styles from './FileField.module.css'

type Props = {
  form: string
  words: Pick<ContactWords, 'files' | 'attach' | 'optional' | 'lang'>
  error?: string | undefined
  /** Chosen in this browser, not sent yet. */
  chosen: File[]
  /** Stored on the server since an earlier submission. */
  uploaded: UploadedFile[]
  isEnhanced: boolean
  onChange: (files: { chosen: File[]; uploaded: UploadedFile[] }, faults: FileFault[]) => void
}

/** Puts all files chosen so far into an input, so that assistive technology reads their number. */
function fillInput(input: HTMLInputElement | null, files: File[]) {
  if (!input) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/**
 * The file field of a form; phones offer their camera too. With the script, choices add up, and
 * each file can be removed.
 */
export const FileField = ({
  form,
  words,
  error,
  chosen,
  uploaded,
  isEnhanced,
  onChange,
}: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [spoken, setSpoken] = useState('')
  const frame = {
    form,
    name: fileFields.files,
    label: words.attach.label,
    hint: `${words.attach.hint} ${words.attach.limits}`,
    error,
    isOptional: true,
    optional: words.optional,
  }
  useEffect(() => fillInput(input.current, chosen), [chosen])

  const change = (
    files: { chosen: File[]; uploaded: UploadedFile[] },
    faults: FileFault[] = [],
  ) => {
    const count = files.chosen.length + files.uploaded.length
    setSpoken(sayCount(words.files.chosen, count, {}, words.lang))
    onChange(files, faults)
  }
  const choose = (files: FileList | null) => {
    const added = addFiles(chosen, [...(files ?? [])], uploaded)
    // The input is filled even if nothing was added, because the browser has dropped the earlier
    // choice.
    fillInput(input.current, added.files)
    change({ chosen: added.files, uploaded }, added.faults)
  }
  const remove = (files: { chosen: File[]; uploaded: UploadedFile[] }) => {
    change(files)
    // The clicked button disappears, so the input gets the focus.
    input.current?.focus()
  }
  const row = (name: string, size: number, onRemove: () => void) => (
    <>
      <span className={styles['name']}>{name}</span>
      <span className={`tabular ${styles['size']}`}>{formatSize(size)}</span>
      <button type="button" className={styles['remove']} onClick={onRemove}>
        <Icon icon={X} size="small" />
        <span className="visually-hidden">{say(words.files.remove, { file: name })}</span>
      </button>
    </>
  )

  return (
    <FieldRow {...frame}>
      {uploaded.length > 0 && !isEnhanced && (
        <fieldset className={styles['kept']}>
          <legend>{words.attach.kept}</legend>
          {uploaded.map(({ token, name, size }) => (
            <label key={token}>
              <TickBox name={fileFields.uploaded} value={token} defaultChecked />
              <span>
                <span>{`${name} `}</span>
                <span className={styles['size']}>{formatSize(size)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <FileInput
        ref={input}
        {...describeField(frame)}
        choose={words.files.choose}
        accept={acceptedFiles}
        multiple
        isQuiet={isEnhanced}
        onChange={(event) => choose(event.currentTarget.files)}
      />
      {isEnhanced && chosen.length + uploaded.length > 0 && (
        <ul className={styles['list']}>
          {uploaded.map((file) => (
            <li key={file.token}>
              {row(file.name, file.size, () =>
                remove({ chosen, uploaded: uploaded.filter((one) => one !== file) }),
              )}
            </li>
          ))}
          {chosen.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              {row(file.name, file.size, () =>
                remove({ chosen: chosen.filter((one) => one !== file), uploaded }),
              )}
            </li>
          ))}
        </ul>
      )}
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </FieldRow>
  )
}
