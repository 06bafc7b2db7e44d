import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { newsletterBanner } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { consentTexts } from '#src/contracts/consent.ts'
import { limits } from '#src/contracts/limits.ts'
import { honeypotField, texts } from '#src/contracts/texts.ts'
import { Button } from '../base/Button.tsx'
import { FieldError } from '../base/Field.tsx'
import { Honeypot } from '../base/Honeypot.tsx'
import styles from './NewsletterForm.module.css'
import { notify, prepareToasts } from './notify.ts'
import { send } from './send.ts'

type Props = {
  /** Name of the form, unique on the page. */
  form?: string
  /** What the page found when the form was posted to it without JavaScript. */
  posted?: { email: string; error: string }
}

/** Newsletter sign-up of every footer (spec.md §4, §5): a plain form post until its script loads. */
export function NewsletterForm({ form = 'newsletter', posted }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  const [isPending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const [error, setError] = useState(posted?.error ?? '')
  /** An error of the field is read out with it, as it takes the focus; said in the live region too, it would come twice. */
  const [isOfField, setOfField] = useState(true)
  useEffect(prepareToasts, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    isSending.current = true
    setPending(true)
    setDone(false)
    const outcome = await send('/api/newsletter', fields)
    isSending.current = false
    setPending(false)
    if (outcome.kind === 'accepted') {
      if (input.current) input.current.value = ''
      setError('')
      setDone(true)
      return notify('success', texts.subscribed)
    }
    const problem = outcome.kind === 'invalid' ? outcome.errors['email']?.[0] : undefined
    setError(problem ?? texts.subscribeFailed)
    setOfField(problem !== undefined)
    // After the error stands in the page, so that it is read out with the field.
    if (problem) return requestAnimationFrame(() => input.current?.focus())
    await notify('error', texts.subscribeFailed)
  }

  const id = `${form}-email`
  const consent = consentTexts(site.name)
  return (
    <form method="post" action="/newsletter" onSubmit={submit} className={styles['form']}>
      <label htmlFor={id}>{newsletterBanner.label}</label>
      <div className={styles['row']}>
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          required
          maxLength={limits.email.max}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          defaultValue={posted?.email}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <input type="hidden" name="consentVersion" value={consent.version} />
        <Honeypot form={form} name={honeypotField} />
        <Button type="submit" aria-disabled={isPending || undefined}>
          {newsletterBanner.button}
        </Button>
      </div>
      {isOfField && (
        <div className={styles['state']}>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
      <div role="status" className={styles['state']}>
        {!isOfField && <FieldError id={id}>{error}</FieldError>}
        {isDone && <p className={styles['done']}>{texts.subscribed}</p>}
      </div>
      <p className={styles['note']}>
        {`${consent.newsletter} ${newsletterBanner.note} `}
        <a href={newsletterBanner.noteLink.href}>{newsletterBanner.noteLink.label}</a>.
      </p>
    </form>
  )
}
