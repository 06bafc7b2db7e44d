import { type InputEvent, type KeyboardEvent, useRef, useState } from 'react'
import {
  type CallBackOffer,
  describeOffer,
  type OfferWords,
} from '#src/contracts/contact/call-back.ts'
import type { Consent } from '#src/contracts/contact/consent.ts'
import {
  describeFileFault,
  describeFileFaults,
  fileFields,
} from '#src/contracts/contact/contact-files.ts'
import { knownLines, listFields, writeRequestList } from '#src/contracts/contact/request-list.ts'
import { formatList, type Region } from '#src/contracts/formats.ts'
import { numbersOf, quoteFields, writeQuote } from '#src/contracts/quote/quote-address.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { knownTimeZone } from '#src/contracts/time-zone.ts'
import { fieldId } from '#src/ui/base/form/Field.tsx'
import { focusAfter } from '#src/ui/submit/focus-after.ts'
import { notify, prepareToasts } from '#src/ui/submit/notify.ts'
import { QueueOffer } from '#src/ui/submit/QueueOffer.tsx'
import { useConsent } from '#src/ui/submit/use-consent.ts'
import { useFormToken } from '#src/ui/submit/use-form-token.ts'
import { controlsOf, useSubmission } from '#src/ui/submit/use-submission.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { atAnswer } from '../../../ui/base/form/Answer.tsx'
import { FormStatus } from '../../../ui/base/form/FormStatus.tsx'
import { ContactFields, type ContactWords, furtherFields } from './ContactFields.tsx'
import styles from './ContactForm.module.css'
import { changedSum } from './changed-sum.ts'
import { checkFields } from './check-fields.ts'
import { errorsOfList, errorsOfSites } from './check-quote.ts'
import { describeSent, PostedAnswer, type PostedContact } from './contact-outcome.tsx'
import { FileField } from './FileField.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import { QuoteReceipt } from './QuoteReceipt.tsx'
import { RequestListField } from './RequestListField.tsx'
import { RequestStart } from './RequestStart.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { type Asked, askedNothing, type Sold, useAskedQuote } from './use-asked-quote.ts'
import { useAttachedFiles } from './use-attached-files.ts'
import { useContactDraft } from './use-contact-draft.ts'
import { useVisit } from './use-visit.ts'

type Props = {
  words: ContactWords
  sold: Sold
  consent: Consent
  /** The company's e-mail address, for visitors whose form cannot be sent. */
  email: string
  formToken: string
  asked?: Asked
  posted?: PostedContact | undefined
  /** The offered call windows, by the clock of the office; if absent, all windows are offered. */
  callBacks?: {
    offers: CallBackOffer[]
    office: Region & { place: string }
    words: OfferWords
  }
}

const form = 'contact'

/** Whether a field is sent separately from the others. */
const inParts = (name: string) =>
  name === fileFields.files ||
  name === fileFields.uploaded ||
  name === quoteFields.remove ||
  name.startsWith(listFields.quantity) ||
  name.startsWith(quoteFields.prefix)

/**
 * Contact request (spec.md §2, §4, §5): a plain form post until its script loads. Then it is sent
 * without a reload and stores a draft.
 */
export function ContactForm({
  words,
  sold,
  consent: consentOfPage,
  email,
  formToken,
  asked = askedNothing,
  posted,
  callBacks,
}: Props) {
  const element = useRef<HTMLFormElement>(null)
  const visit = useVisit()
  const isEnhanced = visit !== null
  const timeZone = visit ? visit.timeZone : knownTimeZone(posted?.values['timeZone'])
  const isSent = posted?.outcome === 'done'
  const attached = useAttachedFiles(posted?.files ?? [], words)
  const { files, setFiles, upload } = attached
  const { fill, storeDraft, storeAttempt, emptyFields } = useContactDraft(element, {
    posted: posted?.values,
    brought: asked.topic?.message ?? '',
    isSent,
    onFiles: (chosen) => setFiles(({ uploaded }) => ({ chosen, uploaded })),
  })
  const [isAnswerShown, setAnswerShown] = useState(posted !== undefined)
  /** What the last request asked for, shown below the answer to it. */
  const [sent, setSent] = useState<{ quote: StoredQuote; before: string | null } | null>(null)
  const { token, renew } = useFormToken(formToken)
  const { consent, followConsent } = useConsent(consentOfPage)
  const fieldsOf = (target: HTMLFormElement): Record<string, unknown> => ({
    ...Object.fromEntries([...new FormData(target)].filter(([name]) => !inParts(name))),
    requestList: writeRequestList(quote.lines),
    quote: quoteText,
    timeZone: timeZone ?? '',
  })
  const submission = useSubmission({
    path: '/api/contact',
    // The address may contain an invalid quantity.
    posted: {
      errors: posted?.errors ?? errorsOfList(knownLines(asked.lines, sold.catalogue), words),
    },
    check(target) {
      setAnswerShown(false)
      setSent(null)
      return {
        ...checkFields(controlsOf(target), words.errors),
        ...errorsOfList(quote.lines, words),
        ...errorsOfSites(target, words),
      }
    },
    async collect(target) {
      const { formToken: _, ...fields } = fieldsOf(target)
      return {
        ...fields,
        termsAccepted: fields['termsAccepted'] === 'on',
        marketing: fields['marketing'] === 'on',
        idempotencyKey: storeAttempt(fields),
        formToken: await renew(),
      }
    },
    deliver: attached.deliver,
    queue: {
      describeLeftOut: (names) =>
        say(words.queue.noRoom, { files: formatList(names, 'unit', words.lang) }),
      form,
      files: () => files.chosen,
      furtherFields: () =>
        files.uploaded.length > 0
          ? { [fileFields.uploaded]: files.uploaded.map(({ token }) => token) }
          : {},
    },
    conclude(outcome, fields) {
      attached.conclude(outcome)
      followConsent(outcome)
      const result = describeSent(outcome, { words, email }, fields['marketing'] === true)
      if (result?.kind === 'success') {
        const stored = (outcome.kind === 'accepted' && outcome.answer?.quote) || null
        const shown = { gross: quote.sum.gross, terms: sold.terms }
        startAgain()
        setSent(stored && { quote: stored, before: changedSum(shown, stored) })
      }
      if (result) notify(result.kind, result.message, words.close)
      return result
    },
  })
  const { errors, setErrors, setFieldErrors } = submission
  const quote = useAskedQuote(element, { asked, sold, words, posted, submission })
  const quoteText = quote.choice ? writeQuote(quote.choice) : ''
  const about = asked.topic?.isOfSite && !quote.offered ? undefined : asked.topic
  // The page is cached, so without a topic only the browser knows which page the visitor came from.
  // A page rendered again after a post no longer has the query of its first address, so the posted
  // field supplies it.
  const askedAbout =
    about?.href.split('?')[0] ?? (posted ? posted.values['askedAbout'] : visit?.origin.page) ?? ''
  const errorCount = Object.keys(errors).length
  const isFurther =
    quote.hasList ||
    files.chosen.length + files.uploaded.length > 0 ||
    [...furtherFields, fileFields.files].some((name) => fill.values[name] || errors[name])

  const follow = (event: InputEvent<HTMLFormElement>) => {
    storeDraft(fieldsOf(event.currentTarget))
    const control = controlsOf(event.currentTarget).find((element) => element === event.target)
    if (control?.name === quoteFields.sites) {
      // An empty field is no fault while another number is typed.
      if (control.value || errors[control.name])
        setFieldErrors(control.name, errorsOfSites(element.current, words)[control.name])
    } else if (control && errors[control.name])
      setFieldErrors(control.name, checkFields([control], words.errors)[control.name])
  }
  // Enter would press the form's first button, which sends; the sum follows what is typed already.
  const keepFromSending = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.inputMode !== 'numeric')
      return
    event.preventDefault()
    if (target.name === quoteFields.sites)
      setFieldErrors(target.name, errorsOfSites(element.current, words)[target.name])
    else setFieldErrors('requestList', errorsOfList(quote.lines, words)['requestList'])
  }
  const startAgain = () => {
    // First, because what the choice brought leaves the message, which writes the draft.
    quote.changeChoice(null)
    emptyFields()
    setFiles({ chosen: [], uploaded: [] })
    quote.changeList([])
    setErrors({})
  }

  return (
    <form
      ref={element}
      method="post"
      action={atAnswer('/contact')}
      encType="multipart/form-data"
      className={styles['form']}
      aria-labelledby="contact-heading"
      noValidate={isEnhanced}
      onSubmit={submission.submit}
      onInput={follow}
      onKeyDown={keepFromSending}
      onFocus={() => {
        void renew()
        prepareToasts()
      }}
    >
      {/* Enter in a field presses the form's first button. Without a script it sends, or adds up
          again where a number was changed. */}
      <noscript>
        <button
          type="submit"
          name={listFields.enter}
          value={numbersOf(quoteText, writeRequestList(quote.lines))}
          // The browser would refuse to add up before all fields are filled in; the page that
          // answers names what is missing.
          formNoValidate
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        >
          {words.contact.send}
        </button>
      </noscript>
      {isAnswerShown && posted && (posted.message || errorCount > 0) && (
        <PostedAnswer posted={posted} words={words} email={email} />
      )}
      {isAnswerShown && isSent && posted?.quote && (
        <QuoteReceipt quote={posted.quote} locale={words.lang} sold={sold} words={words.quote} />
      )}
      {(quote.offered || quote.lines.length > 0) && (
        <QuoteCard
          form={form}
          words={words.quote}
          sold={sold}
          quote={quote}
          error={errors[quoteFields.sites]?.[0]}
          typedSites={posted?.values[quoteFields.sites]}
          isEnhanced={isEnhanced}
          isUpdated={posted?.outcome === 'invalid' && errorCount === 0}
        />
      )}
      <RequestStart
        words={words}
        asked={asked}
        quote={quote}
        isEnhanced={isEnhanced}
        isEmptied={fill.number > 0}
      />
      {fill.isRestored && (
        <p className={styles['restored']}>
          {`${words.contact.restored} `}
          <button
            type="button"
            onClick={() => {
              startAgain()
              focusAfter(fieldId(form, 'firstName'))
            }}
          >
            {words.contact.startAgain}
          </button>
        </p>
      )}
      <ContactFields
        key={fill.number}
        form={form}
        values={fill.values}
        errors={errors}
        own={{
          isEnhanced,
          ...(quote.isOutside && {
            hints: { phone: words.quote.phoneCode, message: words.quote.whereTo },
          }),
          list: (
            <RequestListField
              form={form}
              words={words}
              sold={sold}
              quote={quote}
              error={errors['requestList']?.[0]}
              isEnhanced={isEnhanced}
            />
          ),
          callBacks: callBacks?.offers.map((offer) => [
            offer.window,
            describeOffer(offer, callBacks.office, timeZone, callBacks.words),
          ]),
        }}
        words={words}
        consent={consent}
        isFurther={isFurther}
      >
        <FileField
          form={form}
          words={words}
          error={errors[fileFields.files]?.[0]}
          {...files}
          isEnhanced={isEnhanced}
          onChange={(changed, faults) => {
            setFiles(changed)
            setFieldErrors(
              fileFields.files,
              faults.length > 0 ? [describeFileFaults(faults, words.files, words.lang)] : [],
            )
          }}
        />
      </ContactFields>
      <HiddenFields
        form={form}
        values={{
          timeZone,
          consentVersion: consent.version,
          formToken: token,
          askedAbout,
          campaign: posted ? posted.values['campaign'] : visit?.origin.campaign,
          quote: quoteText,
        }}
        honeypot={words.honeypot}
      />
      {/* The focus is on the first error. A screen reader also reads how many errors there are, and
          how many remain. */}
      <p aria-live="polite" className="visually-hidden">
        {!isAnswerShown && errorCount > 0 && sayCount(words.faulty, errorCount, {}, words.lang)}
      </p>
      <UploadProgress
        words={words.files}
        done={upload?.done ?? null}
        onStop={() => upload?.stop()}
      />
      <FormStatus status={submission.status} />
      {sent && <QuoteReceipt {...sent} locale={words.lang} sold={sold} words={words.quote} />}
      <QueueOffer
        queue={submission.queue}
        words={words.queue}
        describeUnreadable={(names) =>
          describeFileFault({ is: 'unreadable', names }, words.files, words.lang)
        }
      />
      <div className={styles['send']}>
        <Button type="submit" aria-disabled={submission.isPending || undefined}>
          {submission.isPending ? words.contact.sending : words.contact.send}
        </Button>
      </div>
    </form>
  )
}
