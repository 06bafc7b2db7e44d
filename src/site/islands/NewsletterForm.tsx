import { type FormEvent, useEffect, useRef } from 'react'
import type { NewsletterBanner } from '#src/content/schemas/interface-schemas.ts'
import type { Words } from '#src/content/words/words.ts'
import type { Consent } from '#src/contracts/contact/consent.ts'
import { honeypotField } from '#src/contracts/contact/contact-fields.ts'
import { takeAddress } from '#src/contracts/contact/pasted-address.ts'
import { limits } from '#src/contracts/limits.ts'
import { say } from '#src/contracts/text/say.ts'
import { visitorPlaces } from '#src/ui/base/form/typed-texts.ts'
import { createIdempotencyKey } from '#src/ui/submit/idempotency.ts'
import { notify, prepareToasts } from '#src/ui/submit/notify.ts'
import { takeOpened } from '#src/ui/submit/own-requests.ts'
import { QueueOffer } from '#src/ui/submit/QueueOffer.tsx'
import { useConsent } from '#src/ui/submit/use-consent.ts'
import { useSubmission } from '#src/ui/submit/use-submission.ts'
import { useTypedForm } from '#src/ui/submit/use-typed-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { answerId, atAnswer } from '../../ui/base/form/Answer.tsx'
import { AnswerRegion } from '../../ui/base/form/AnswerRegion.tsx'
import { FieldError } from '../../ui/base/form/Field.tsx'
import rowStyles from '../../ui/base/form/FieldRow.module.css'
import { Honeypot } from '../../ui/base/form/Honeypot.tsx'
import { Spans } from '../../ui/base/Text.tsx'
import styles from './NewsletterForm.module.css'

type Props = {
  words: Pick<NewsletterBanner, 'label' | 'button' | 'privacy'> &
    Pick<Words['forms']['newsletter'], 'subscribed' | 'failed' | 'failedBecause' | 'confirm'> &
    Pick<Words['forms'], 'honeypot'> &
    Pick<Words['site'], 'close'>
  queueWords: Words['offline']['keep']
  consent: Pick<Consent, 'version' | 'newsletter'>
  form?: string
  posted?: { email: string; error: string }
}

/**
 * Drops invisible marks of an address, and what a pasted one was copied with, which the browser's
 * own check refuses.
 */
function cleanAddress({ currentTarget: field, nativeEvent: event }: FormEvent<HTMLInputElement>) {
  const visible = field.value.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const isPasted = event instanceof InputEvent && event.inputType === 'insertFromPaste'
  const plain = isPasted ? takeAddress(visible) : visible
  if (plain !== field.value) field.value = plain
}

/**
 * The newsletter sign-up of the footer and of /newsletter (spec.md §4, §5). It is a plain form post
 * until its script loads.
 */
export function NewsletterForm({
  words,
  queueWords,
  consent: consentOfPage,
  form = 'newsletter',
  posted,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const key = useRef<string>(undefined)
  const { consent, followConsent } = useConsent(consentOfPage)
  const typed = useTypedForm(visitorPlaces.newsletter)
  useEffect(prepareToasts, [])
  useEffect(() => {
    // The banner in the footer of the page leaves it to the form of the page.
    const opened = form === 'subscribe' ? takeOpened('newsletter') : null
    if (!opened || !input.current) return
    key.current = opened.key
    input.current.value = String(opened.fields['email'] ?? '')
  }, [form])
  const { submit, isPending, errors, status, queue } = useSubmission({
    path: '/api/newsletter',
    posted: { errors: posted?.error ? { email: [posted.error] } : {} },
    async collect(target) {
      key.current ??= createIdempotencyKey()
      return { ...Object.fromEntries(new FormData(target)), idempotencyKey: key.current }
    },
    queue: { form: 'newsletter', onQueued: typed.forget },
    conclude(outcome) {
      followConsent(outcome)
      // The field announces this error when it gets the focus; the live region would repeat it.
      if (outcome.kind === 'invalid' && outcome.errors['email']) return
      // A page of a Wi-Fi portal is no answer of ours.
      const isDone = outcome.kind === 'accepted' && outcome.answer !== null
      if (isDone && input.current) input.current.value = ''
      if (isDone) key.current = undefined
      if (isDone) typed.forget()
      const result = isDone
        ? ({ kind: 'success', message: words.subscribed } as const)
        : ({
            kind: 'error',
            message: words.failed,
            detail: outcome.kind === 'refused' && outcome.status === 429 && outcome.detail,
          } as const)
      notify(result.kind, result.message, words.close)
      return result
    },
  })
  const fieldError = errors['email']?.[0]
  const isWrong = fieldError !== undefined || status?.kind === 'error'

  const id = `${form}-email`
  return (
    <form ref={typed.ref} method="post" action={atAnswer('/newsletter')} onSubmit={submit}>
      <label htmlFor={id} className={rowStyles['label']}>
        {words.label}
      </label>
      <div className={`${rowStyles['fieldRow']} ${styles['row']}`}>
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
          onInput={cleanAddress}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
        <input type="hidden" name="consentVersion" value={consent.version} />
        <Honeypot form={form} name={honeypotField} label={words.honeypot} />
        <Button type="submit" aria-disabled={isPending || undefined}>
          {words.button}
        </Button>
      </div>
      <div
        id={posted?.error ? answerId : undefined}
        tabIndex={-1}
        data-answer
        className={styles['state']}
      >
        <FieldError id={id}>{fieldError}</FieldError>
      </div>
      {/* With an error the field has the focus. */}
      <AnswerRegion
        text={status?.kind === 'success' ? status.message : undefined}
        className={styles['state']}
      >
        {status?.kind === 'error' && (
          <FieldError id={id}>
            {typeof status.detail === 'string'
              ? say(words.failedBecause, { reason: status.detail })
              : status.message}
          </FieldError>
        )}
        {status?.kind === 'success' && (
          <>
            <p className={styles['done']}>{status.message}</p>
            <p>{words.confirm}</p>
          </>
        )}
      </AnswerRegion>
      <QueueOffer queue={queue} words={queueWords} />
      <p className={styles['note']}>
        <span>{`${consent.newsletter} `}</span>
        <Spans>{words.privacy}</Spans>
      </p>
    </form>
  )
}
