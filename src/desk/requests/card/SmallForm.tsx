import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { UnsentNote } from '#src/staff/frame/UnsentNote.tsx'
import { useUnsentForm } from '#src/staff/frame/use-unsent-form.ts'
import { LineButton, Submit } from '#src/staff/kit/controls.tsx'
import type { Desk } from './desk.ts'
import styles from './RequestWork.module.css'

const plainAct = { save: 'Save' }

type Props<Act extends string> = {
  desk: Pick<Desk, 'account' | 'region'>
  /** Where unsent text is kept (ui/base/form/typed-texts.ts). */
  place: string
  label?: string
  /** Acts with their buttons' words, the main act first. */
  acts?: Partial<Record<Act, string>>
  /** Sends the form. @returns whether it arrived; otherwise the text stays kept */
  onSend: (fields: FormData, act: Act) => Promise<boolean>
  /** @param sent the act that has arrived; null if the form was only closed */
  onClose: (sent: Act | null) => void
  beside?: ReactNode
  children: ReactNode
}

export const SmallForm = <Act extends string = 'save'>({
  desk: { account, region },
  place,
  label,
  // Without `acts` the type parameter is its default.
  acts = plainAct as Partial<Record<Act, string>>,
  onSend,
  onClose,
  beside,
  children,
}: Props<Act>) => {
  const unsent = useUnsentForm(account, place)
  const [isSending, setSending] = useState(false)
  // The keys of `acts` are of its type.
  const names = Object.keys(acts) as Act[]
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const act = names.find((name) => name === submitter?.dataset['act']) ?? names[0]
    if (isSending || !act) return
    setSending(true)
    const hasArrived = await onSend(new FormData(form), act)
    setSending(false)
    if (!hasArrived) return
    unsent.forget()
    onClose(act)
  }
  /** Escape closes and the text stays kept; Ctrl+Enter presses the main button. */
  const pressKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event
    if (nativeEvent.isComposing) return
    if (key === 'Escape') onClose(null)
    else if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <form
      ref={unsent.form}
      className={styles['form']}
      aria-label={label}
      onInput={unsent.onInput}
      onKeyDown={pressKey}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget, event.nativeEvent.submitter)
      }}
    >
      <UnsentNote unsent={unsent} region={region} />
      {children}
      <div className={`row ${styles['steps']}`}>
        {names.map((name, at) => {
          const Button = at === 0 ? Submit : LineButton
          return (
            <Button key={name} type="submit" data-act={name} aria-disabled={isSending || undefined}>
              {acts[name]}
            </Button>
          )
        })}
        {beside}
        <LineButton onClick={() => onClose(null)}>Close</LineButton>
      </div>
    </form>
  )
}
