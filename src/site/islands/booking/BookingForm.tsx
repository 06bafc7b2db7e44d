import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Booking } from '#src/content/schemas/interface-schemas.ts'
import type { Words as WordsOfSite } from '#src/content/words/words.ts'
import {
  type BookedWords,
  chosenSlot,
  describeBooking,
  type OfficeClock,
} from '#src/contracts/booking/slots.ts'
import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import type { Consent } from '#src/contracts/contact/consent.ts'
import { contactFields, honeypotField } from '#src/contracts/contact/contact-fields.ts'
import { browserTimeZone } from '#src/contracts/time-zone.ts'
import { visitorPlaces } from '#src/ui/base/form/typed-texts.ts'
import { inPageLanguage } from '#src/ui/page-prefix.ts'
import { createIdempotencyKey } from '#src/ui/submit/idempotency.ts'
import { notify, prepareToasts } from '#src/ui/submit/notify.ts'
import { takeOpened } from '#src/ui/submit/own-requests.ts'
import { QueueOffer } from '#src/ui/submit/QueueOffer.tsx'
import { useConsent } from '#src/ui/submit/use-consent.ts'
import { useFormToken } from '#src/ui/submit/use-form-token.ts'
import { useSubmission } from '#src/ui/submit/use-submission.ts'
import { useTypedForm } from '#src/ui/submit/use-typed-form.ts'
import { Button, ButtonLink } from '../../../ui/base/Button.tsx'
import { ErrorSummary } from '../../../ui/base/form/ErrorSummary.tsx'
import { Field } from '../../../ui/base/form/Field.tsx'
import { FormStatus } from '../../../ui/base/form/FormStatus.tsx'
import { Honeypot } from '../../../ui/base/form/Honeypot.tsx'
import { ConsentBox } from '../contact/ConsentBox.tsx'
import { type Booked, BookedCall, bookedAddress } from './BookedCall.tsx'
import styles from './BookingForm.module.css'
import { SlotPicker } from './SlotPicker.tsx'
import { useFreeSlots } from './use-free-slots.ts'

type Words = Pick<
  Booking,
  | 'choose'
  | 'clock'
  | 'more'
  | 'none'
  | 'submit'
  | 'booked'
  | 'held'
  | 'limit'
  | 'calendar'
  | 'change'
  | 'callBack'
  | 'lead'
  | 'present'
  | 'notMailed'
  | 'keep'
  | 'copy'
  | 'copied'
> &
  Omit<WordsOfSite['booking'], 'answers'> & {
    calls: BookedWords
    missing: string
    optional: string
    phone: string
    failed: string
    unanswered: string
    honeypot: string
    /** Of the offer to keep the request while there is no network. */
    queue: WordsOfSite['offline']['keep']
    /** Of the button that closes a toast. */
    close: string
  }

type Props = {
  words: Words
  consent: Pick<Consent, 'version' | 'request'>
  office: OfficeClock
  formToken: string
  /** Free half hours; null in the dialog, which asks for them when it opens. */
  slots: string[] | null
  form?: string
  /** Words of the list of errors, which only the page shows. */
  summary?: ComponentProps<typeof ErrorSummary>['words']
  posted?: (PostedForm & { booked?: Booked | undefined }) | undefined
}

const fieldOrder = ['startsAt', 'name', 'phone', 'businessEmail', 'termsAccepted']

/** Whether an element is on the page, which a half hour of another day is not. */
const isShown = (control: HTMLElement) => control.getClientRects().length > 0

/**
 * Books a half hour for a call (product-decisions.md, third parties): a plain form on /book, and
 * the same form in the dialog of 'Book A Call'.
 */
export function BookingForm({
  words,
  consent: consentOfPage,
  office,
  formToken,
  slots: given,
  form = 'booking',
  summary,
  posted,
}: Props) {
  const element = useRef<HTMLDivElement>(null)
  const key = useRef<string>(undefined)
  const { slots, isLoading, load } = useFreeSlots(element, given)
  const [timeZone, setTimeZone] = useState<string | null>(null)
  const [booked, setBooked] = useState<Booked | undefined>(posted?.booked)
  const [chosen, setChosen] = useState<string | null>(null)
  /** What has to come into view with the next render. */
  const next = useRef<'answer' | 'slots'>(undefined)
  const { token, renew } = useFormToken(formToken)
  const { consent, followConsent } = useConsent(consentOfPage)
  const typed = useTypedForm(visitorPlaces.booking)
  const { submit, isPending, errors, status, queue } = useSubmission({
    path: '/api/book',
    posted: {
      errors: posted?.errors,
      status:
        posted && posted.message !== ''
          ? {
              kind: posted.booked ? 'success' : 'error',
              message: posted.message,
              detail: posted.detail,
            }
          : undefined,
    },
    check(target) {
      if (chosenSlot(new FormData(target))) return {}
      next.current = 'slots'
      return { startsAt: [words.missing] }
    },
    async collect(target) {
      const typed = new FormData(target)
      const { formToken: _, ...fields } = Object.fromEntries(typed)
      key.current ??= createIdempotencyKey()
      return {
        ...fields,
        startsAt: chosenSlot(typed),
        termsAccepted: fields['termsAccepted'] === 'on',
        idempotencyKey: key.current,
        formToken: await renew(),
      }
    },
    queue: { form: 'booking', onQueued: typed.forget },
    conclude(outcome) {
      followConsent(outcome)
      if (outcome.kind === 'invalid') return
      const isDone = outcome.kind === 'accepted' && outcome.answer?.success === true
      next.current = 'answer'
      if (isDone) {
        setBooked(outcome.answer ?? {})
        typed.forget()
      }
      // On the page of bookings a reload shows the call instead of an empty form.
      if (isDone && given && outcome.answer?.token)
        history.replaceState(history.state, '', inPageLanguage(bookedAddress(outcome.answer.token)))
      if (outcome.kind === 'refused' && outcome.status === 409) void load()
      // Its call is over or was cancelled since, so the next press is another booking.
      if (outcome.kind === 'refused' && outcome.status === 410) key.current = undefined
      const result = isDone
        ? ({
            kind: 'success',
            message: outcome.answer?.startsAt
              ? words.booked
              : outcome.answer?.isOverLimit
                ? words.limit
                : words.held,
          } as const)
        : ({
            kind: 'error',
            message: words.failed,
            detail: (outcome.kind === 'refused' && outcome.detail) || words.unanswered,
          } as const)
      notify(result.kind, result.message, words.close)
      return result
    },
  })

  useEffect(() => {
    const fields = element.current?.querySelector('form')?.elements
    const opened = given && fields ? takeOpened('booking') : null
    if (!fields || !opened) return
    key.current = opened.key
    for (const name of ['name', 'phone', 'businessEmail']) {
      const control = fields.namedItem(name)
      if (control instanceof HTMLInputElement) control.value = String(opened.fields[name] ?? '')
    }
  }, [given])

  // Brings the answer into view and gives it the focus, or the half hours if none is chosen.
  useEffect(() => {
    const root = element.current
    const wanted = next.current
    const target =
      wanted === 'slots'
        ? [...(root?.querySelectorAll<HTMLElement>('[name^="startsAt"]') ?? [])].find(isShown)
        : wanted === 'answer' && (status || booked)
          ? root?.querySelector<HTMLElement>('[data-answer]')
          : undefined
    if (!target || (wanted === 'slots' && !errors['startsAt'])) return
    next.current = undefined
    target.focus({ preventScroll: true })
    const part = wanted === 'slots' ? target.closest('fieldset') : target
    part?.scrollIntoView({ block: booked ? 'start' : 'nearest' })
  }, [status, booked, errors])

  // A half hour that was chosen before the script ran, or that the browser has restored.
  useEffect(() => {
    const found = slots && element.current?.querySelector('form')
    setChosen(found ? chosenSlot(new FormData(found)) : null)
  }, [slots])

  useEffect(() => setTimeZone(browserTimeZone()), [])

  if (booked)
    return (
      <div ref={element} className={styles['booking']}>
        <div
          id={`${form}-answer`}
          tabIndex={-1}
          data-answer
          className={`${styles['booking']} ${styles['answer']}`}
        >
          <FormStatus status={status} />
          <BookedCall words={words} office={office} booked={booked} timeZone={timeZone} />
        </div>
      </div>
    )
  if (!slots || slots.length === 0)
    return (
      <div ref={element} className={styles['booking']} aria-live="polite">
        {isLoading ? (
          <p>{words.looking}</p>
        ) : (
          <>
            <p>{slots ? words.none : words.lead}</p>
            <p className={styles['actions']}>
              {!slots && <ButtonLink href="/book">{words.submit}</ButtonLink>}
              <ButtonLink href="/contact" look="line">
                {words.callBack}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    )
  const value = (name: string) => posted?.values[name]
  const field = (name: 'phone' | 'businessEmail') => ({
    form,
    name,
    label: words.phone,
    maxLength: contactFields[name].max,
    autoComplete: contactFields[name].autoComplete,
    error: errors[name]?.[0],
    defaultValue: value(name),
  })
  return (
    <div ref={element} className={styles['booking']}>
      <form
        ref={typed.ref}
        method="post"
        // Without a script the page opens at the answer.
        action="/book#booking-answer"
        onSubmit={submit}
        onChange={({ currentTarget }) => setChosen(chosenSlot(new FormData(currentTarget)))}
        onFocus={() => {
          void renew()
          prepareToasts()
        }}
      >
        {posted && errors === posted.errors && Object.keys(errors).length > 0 && (
          <div id={`${form}-answer`} tabIndex={-1}>
            <ErrorSummary form={form} errors={errors} order={fieldOrder} words={summary} />
          </div>
        )}
        <SlotPicker
          form={form}
          words={words}
          slots={slots}
          office={office}
          timeZone={timeZone}
          chosen={value('startsAt')}
          error={errors['startsAt']?.[0]}
        />
        {chosen && (
          <p className={styles['chosen']}>
            {describeBooking(chosen, office, timeZone, words.calls)}
          </p>
        )}
        <div className={styles['fields']}>
          <Field
            form={form}
            name="name"
            label={words.yourName}
            autoComplete="name"
            maxLength={150}
            error={errors['name']?.[0]}
            defaultValue={value('name')}
          />
          <Field {...field('phone')} type="tel" inputMode="tel" />
          <Field
            {...field('businessEmail')}
            label={words.email}
            type="email"
            inputMode="email"
            isOptional
            optional={words.optional}
          />
        </div>
        <ConsentBox
          text={consent.request}
          required
          form={form}
          error={errors['termsAccepted']?.[0]}
          defaultChecked={value('termsAccepted') === 'on'}
        />
        <input type="hidden" name="timeZone" value={timeZone ?? ''} />
        <input type="hidden" name="consentVersion" value={consent.version} />
        <input type="hidden" name="formToken" value={token} />
        <Honeypot form={form} name={honeypotField} label={words.honeypot} />
        <div id={status ? `${form}-answer` : undefined} tabIndex={-1} data-answer>
          <FormStatus status={status} />
        </div>
        <QueueOffer queue={queue} words={words.queue} />
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? words.sending : words.submit}
        </Button>
      </form>
    </div>
  )
}
