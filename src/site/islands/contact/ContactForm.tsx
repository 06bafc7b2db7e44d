import {
  type ComponentProps,
  type InputEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { Offered } from '#src/content/quote-of.ts'
import type { Words } from '#src/content/words/words.ts'
import { withoutBrought } from '#src/contracts/contact/brought-message.ts'
import {
  type CallBackOffer,
  describeOffer,
  type OfferWords,
} from '#src/contracts/contact/call-back.ts'
import type { Consent } from '#src/contracts/contact/consent.ts'
import { honeypotField } from '#src/contracts/contact/contact-fields.ts'
import {
  describeFileFault,
  describeFileFaults,
  fileFields,
} from '#src/contracts/contact/contact-files.ts'
import { readOrigin } from '#src/contracts/contact/origin.ts'
import {
  knownLines,
  listFields,
  quoteLinesOf,
  readTypedList,
  type TypedLine,
  toRequestLines,
  withoutLines,
  withTyped,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { formatList, formatUnits, type Region } from '#src/contracts/formats.ts'
import { linesOfChoice, linesOfQuote } from '#src/contracts/quote/lines-of-choice.ts'
import {
  numbersOf,
  type QuoteChoice,
  quoteFields,
  quoteHref,
  withQuoteFields,
  writeQuote,
} from '#src/contracts/quote/quote-address.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { type Sentence, say, sayCount } from '#src/contracts/text/say.ts'
import { browserTimeZone, knownTimeZone } from '#src/contracts/time-zone.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { atAnswer } from '../../../ui/base/form/Answer.tsx'
import { fieldId } from '../../../ui/base/form/Field.tsx'
import { FormStatus } from '../../../ui/base/form/FormStatus.tsx'
import { Honeypot } from '../../../ui/base/form/Honeypot.tsx'
import { Said } from '../../../ui/base/Said.tsx'
import { pagePrefix } from '../../page-prefix.ts'
import { KeepOffer } from '../submit/KeepOffer.tsx'
import { notify, prepareToasts } from '../submit/notify.ts'
import { useConsent } from '../submit/use-consent.ts'
import { useFormToken } from '../submit/use-form-token.ts'
import { controlsOf, useSubmission } from '../submit/use-submission.ts'
import { ContactFields, type ContactWords, furtherFields } from './ContactFields.tsx'
import styles from './ContactForm.module.css'
import { checkFields } from './check-fields.ts'
import { errorsOfList, errorsOfSites } from './check-quote.ts'
import { describeSent, PostedAnswer, type PostedContact } from './contact-outcome.tsx'
import { FileField } from './FileField.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import { QuoteReceipt } from './QuoteReceipt.tsx'
import { RequestListField } from './RequestListField.tsx'
import { noteEarlierList } from './request-list-storage.ts'
import {
  followStoredList,
  forgetEarlierList,
  gatherLines,
  keepChoice,
  keepLines,
  keepSite,
  readEarlierList,
  readKeptChoice,
} from './stored-list.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useAttachedFiles } from './use-attached-files.ts'
import { useContactDraft } from './use-contact-draft.ts'

type Topic = {
  name: string
  href: string
  said: Sentence<'topic'>
  message: string
  /** Whether it is the chosen site, and goes with it. */
  isOfSite?: boolean
}

type Props = {
  words: ContactWords
  hidden: { formToken: string }
  consent: Consent
  /** The company's e-mail address, for visitors whose form cannot be sent. */
  email: string
  fileWords: PageContent<'contact'>['files']
  keepWords: Words['offline']['keep'] & Words['offline']['keepFiles']
  list: Pick<
    ComponentProps<typeof RequestListField>,
    'lines' | 'catalogue' | 'terms' | 'words'
  > & {}
  /** The product or page that the visitor came from; `said` has its name as a slot. */
  topic?: Topic | undefined
  /** Sites to choose from while nothing is chosen, with what each comes to. */
  starts?: readonly { name: string; href: string; sum: string }[]
  quote: Pick<ComponentProps<typeof QuoteCard>, 'words' | 'terms' | 'delivery' | 'sets'>
  /** The chosen site, with what one such site costs. */
  offered?: Offered | null
  /** What the address or the posted form chooses besides products. */
  choice?: QuoteChoice | null
  /** Whether the address chooses a site that there is not. */
  isSiteUnknown?: boolean
  posted?: PostedContact | undefined
  windows?: readonly [window: string, words: string][]
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
  hidden,
  consent: consentOfPage,
  email,
  fileWords,
  keepWords,
  list,
  quote,
  offered = null,
  choice: brought = null,
  isSiteUnknown = false,
  topic,
  starts = [],
  posted,
  callBacks,
  windows,
}: Props) {
  const element = useRef<HTMLFormElement>(null)
  /** Facts about the browser; null until the script runs. */
  const [browser, setBrowser] = useState<{
    timeZone: string | null
    origin: ReturnType<typeof readOrigin>
  } | null>(null)
  const isEnhanced = browser !== null
  const timeZone = browser ? browser.timeZone : knownTimeZone(posted?.values['timeZone'])
  const isSent = posted?.outcome === 'done'
  const listErrors = useCallback(
    (lines: readonly TypedLine[]) => errorsOfList(lines, words),
    [words],
  )
  const sitesErrors = useCallback(
    () => errorsOfSites(element.current, quote.words, words.lang),
    [quote.words, words.lang],
  )
  const {
    files,
    setFiles,
    upload,
    deliver,
    conclude: concludeUpload,
  } = useAttachedFiles(posted?.files ?? [], words)
  const { fill, keepDraft, keepAttempt, emptyFields } = useContactDraft(element, {
    posted: posted?.values,
    brought: topic?.message ?? '',
    isSent,
    onFiles: (chosen) => setFiles(({ uploaded }) => ({ chosen, uploaded })),
  })
  const [typedLines, setTypedLines] = useState(
    posted ? (readTypedList(posted.values['requestList'] ?? '') ?? []) : list.lines,
  )
  const lines = knownLines(typedLines, list.catalogue)
  const isLeftOut = lines.length < typedLines.length
  const [choice, setChoice] = useState(offered?.choice ?? brought)
  const [site, setSite] = useState(offered?.site ?? null)
  const chosen = site && choice?.site === site.id ? { site, choice } : null
  const [earlier, setEarlier] = useState<ReturnType<typeof readEarlierList>>(null)
  const about = topic?.isOfSite && !chosen ? undefined : topic
  const isStart = starts.length > 0 && !choice?.site && lines.length === 0
  const requestLines = toRequestLines(lines)
  const listed = quoteLinesOf(requestLines, list.catalogue)
  const ofSites = chosen ? linesOfChoice(chosen) : []
  const sum = sumQuote(
    linesOfQuote(ofSites, listed, quote.delivery, choice?.region ?? ''),
    quote.terms,
  )
  const [isAnswerShown, setAnswerShown] = useState(posted !== undefined)
  /** What the last request asked for, shown below the answer to it. */
  const [sent, setSent] = useState<StoredQuote | null>(null)
  const { token, renew } = useFormToken(hidden.formToken)
  const { consent, followConsent } = useConsent(consentOfPage)
  const fieldsOf = (target: HTMLFormElement): Record<string, unknown> => ({
    ...Object.fromEntries([...new FormData(target)].filter(([name]) => !inParts(name))),
    requestList: writeRequestList(lines),
    quote: choice ? writeQuote(choice) : '',
    timeZone: timeZone ?? '',
  })
  const { submit, isPending, errors, setErrors, setFieldErrors, status, keeping } = useSubmission({
    path: '/api/contact',
    // The address may contain an invalid quantity.
    posted: { errors: posted?.errors ?? listErrors(lines) },
    check(target) {
      setAnswerShown(false)
      setSent(null)
      return {
        ...checkFields(controlsOf(target), words.errors),
        ...listErrors(lines),
        ...sitesErrors(),
      }
    },
    async collect(target) {
      const { formToken: _, ...fields } = fieldsOf(target)
      return {
        ...fields,
        termsAccepted: fields['termsAccepted'] === 'on',
        marketing: fields['marketing'] === 'on',
        idempotencyKey: keepAttempt(fields),
        formToken: await renew(),
      }
    },
    deliver,
    keep: {
      describeLeftOut: (names) =>
        say(keepWords.noRoom, { files: formatList(names, 'unit', words.lang) }),
      form: 'contact',
      files: () => files.chosen,
      furtherFields: () =>
        files.uploaded.length > 0
          ? { [fileFields.uploaded]: files.uploaded.map(({ token }) => token) }
          : {},
    },
    conclude(outcome, fields) {
      concludeUpload(outcome)
      followConsent(outcome)
      const result = describeSent(outcome, { words, email }, fields['marketing'] === true)
      if (result?.kind === 'success') {
        startAgain()
        setSent((outcome.kind === 'accepted' && outcome.answer?.quote) || null)
      }
      if (result) notify(result.kind, result.message)
      return result
    },
  })
  // The page is cached, so without a topic only the browser knows which page the visitor came from.
  // A page rendered again after a post no longer has the query of its first address, so the posted
  // fields supply page and night.
  const [askedAbout = '', night = ''] = about?.href.split('?') ?? [
    posted ? posted.values['askedAbout'] : browser?.origin.page,
    posted?.values['night'],
  ]
  const errorCount = Object.keys(errors).length
  const isFurther =
    typedLines.length + files.chosen.length + files.uploaded.length > 0 ||
    [...furtherFields, fileFields.files].some((name) => fill.values[name] || errors[name])

  useEffect(
    () =>
      setBrowser({
        timeZone: browserTimeZone(),
        origin: readOrigin(document.referrer, new URL(location.href), pagePrefix()),
      }),
    [],
  )

  useEffect(() => {
    if (isSent) {
      keepLines([])
      keepChoice(null)
    }
    // What was typed or chosen before the script ran, or what the browser has restored, counts.
    const fields = new FormData(element.current ?? undefined)
    const kept = offered || posted || isSiteUnknown ? null : readKeptChoice()
    if (isSiteUnknown) keepChoice(null)
    const from = offered?.choice ?? brought
    // Without its site the page has no card, whose fields would count.
    const chosen = kept ? kept.choice : from && withQuoteFields(from, fields)
    setChoice(chosen)
    if (kept?.site) setSite(kept.site)
    if (offered) keepSite(offered.site)
    if (posted) {
      setTypedLines((shown) => withTyped(shown, shown, fields))
      return
    }
    if (offered || list.lines.length > 0) noteEarlierList()
    if (chosen) keepChoice(chosen)
    const all = withTyped(gatherLines(list.lines), list.lines, fields)
    const known = knownLines(all, list.catalogue)
    setTypedLines(all)
    setErrors({ ...listErrors(known), ...sitesErrors() })
    keepLines(known, list.lines)
    setEarlier(readEarlierList(known))
  }, [posted, isSent, list, offered, brought, isSiteUnknown, setErrors, listErrors, sitesErrors])

  // Another tab may add to the list, or send it.
  useEffect(
    () =>
      followStoredList((lines) => {
        setTypedLines(lines)
        setErrors(({ requestList: _, ...others }) => ({ ...others, ...listErrors(lines) }))
      }),
    [setErrors, listErrors],
  )

  const follow = (event: InputEvent<HTMLFormElement>) => {
    keepDraft(fieldsOf(event.currentTarget))
    const control = controlsOf(event.currentTarget).find((element) => element === event.target)
    if (control?.name === quoteFields.sites) {
      // An empty field is no fault while another number is typed.
      if (control.value || errors[control.name])
        setFieldErrors(control.name, sitesErrors()[control.name])
    } else if (control && errors[control.name])
      setFieldErrors(control.name, checkFields([control], words.errors)[control.name])
  }
  // Enter would press the form's first button, which sends; the sum follows what is typed already.
  const keepFromSending = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'number') return
    event.preventDefault()
    if (target.name === quoteFields.sites) setFieldErrors(target.name, sitesErrors()[target.name])
    else setFieldErrors('requestList', listErrors(lines)['requestList'])
  }
  const changeList = (changed: TypedLine[]) => {
    setTypedLines(changed)
    keepLines(changed)
    if (errors['requestList']) setFieldErrors('requestList', listErrors(changed)['requestList'])
  }
  const changeChoice = (changed: QuoteChoice | null) => {
    setChoice(changed)
    keepChoice(changed)
    if (changed?.site) return
    setFieldErrors(quoteFields.sites)
    // The message that the site brought goes with it; what was typed stays.
    const message = element.current?.elements.namedItem('message')
    if (!(message instanceof HTMLTextAreaElement)) return
    const typed = withoutBrought(message.value, site?.message ?? '')
    if (typed !== message.value) {
      message.value = typed
      // The draft and the counted characters follow.
      message.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  const startAgain = () => {
    // First, because what the choice brought leaves the message, which writes the draft.
    changeChoice(null)
    emptyFields()
    setFiles({ chosen: [], uploaded: [] })
    changeList([])
    setErrors({})
  }

  const listField = (
    <RequestListField
      form={form}
      name="requestList"
      label={words.fields.requestList}
      {...list}
      error={errors['requestList']?.[0]}
      lines={lines}
      isLeftOut={isLeftOut}
      isEnhanced={isEnhanced}
      sum={
        sum.gross > 0 && (
          <a href={`#${form}-quote`}>
            {say(quote.words.now, {
              amount: formatUnits(sum.gross, quote.terms),
              tax: Number(quote.terms.vat) > 0 ? quote.words.withTax : quote.words.untaxed,
            })}
          </a>
        )
      }
      onChange={changeList}
    />
  )
  return (
    <form
      ref={element}
      method="post"
      action={atAnswer('/contact')}
      encType="multipart/form-data"
      className={styles['form']}
      aria-labelledby="contact-heading"
      noValidate={isEnhanced}
      onSubmit={submit}
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
          value={numbersOf(choice ? writeQuote(choice) : '', writeRequestList(lines))}
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
        <QuoteReceipt quote={posted.quote} locale={words.lang} words={quote.words} />
      )}
      {(chosen || lines.length > 0) && (
        <QuoteCard
          form={form}
          {...quote}
          choice={choice}
          offered={chosen}
          list={requestLines}
          listed={listed}
          sum={sum}
          listHref={`#${fieldId(form, 'requestList')}`}
          error={errors[quoteFields.sites]?.[0]}
          typedSites={posted?.values[quoteFields.sites]}
          isEnhanced={isEnhanced}
          earlier={earlier}
          onEarlier={(isKept) => {
            forgetEarlierList()
            setEarlier(null)
            if (earlier && !isKept) changeList(withoutLines(lines, earlier.lines))
          }}
          onChange={changeChoice}
        />
      )}
      {isSiteUnknown && <p className={styles['topic']}>{list.words.unknown}</p>}
      {choice?.site && !chosen && isEnhanced && (
        <p className={styles['topic']}>
          {`${quote.words.notShown} `}
          <a href={quoteHref(choice)}>{quote.words.show}</a>
        </p>
      )}
      {isStart && (
        <div className={styles['topic']}>
          <p>{quote.words.start}</p>
          <ul className={styles['starts']}>
            {starts.map(({ name, href, sum }) => (
              <li key={href}>
                <a href={href}>{name}</a> {sum && <span className="muted tabular">{sum}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {about && !chosen && !isStart && fill.number === 0 && (
        <p className={styles['topic']}>
          <Said slots={{ topic: <a href={about.href}>{about.name}</a> }}>{about.said}</Said>
        </p>
      )}
      {fill.isRestored && (
        <p className={styles['restored']}>
          {`${words.contact.restored} `}
          <button type="button" onClick={startAgain}>
            {words.contact.startAgain}
          </button>
        </p>
      )}
      <ContactFields
        key={fill.number}
        form={form}
        values={fill.values}
        errors={errors}
        list={listField}
        windows={windows}
        callBacks={callBacks?.offers.map((offer) => [
          offer.window,
          describeOffer(offer, callBacks.office, timeZone, callBacks.words),
        ])}
        words={words}
        consent={consent}
        isFurther={isFurther}
        isEnhanced={isEnhanced}
      >
        <FileField
          form={form}
          page={fileWords}
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
      <input type="hidden" name="timeZone" value={timeZone ?? ''} />
      <input type="hidden" name="consentVersion" value={consent.version} />
      <input type="hidden" name="formToken" value={token} />
      <input type="hidden" name="askedAbout" value={askedAbout} />
      <input
        type="hidden"
        name="campaign"
        value={(posted ? posted.values['campaign'] : browser?.origin.campaign) ?? ''}
      />
      <input type="hidden" name="night" value={night} />
      <input type="hidden" name="quote" value={choice ? writeQuote(choice) : ''} />
      <Honeypot form={form} name={honeypotField} label={words.honeypot} />
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
      <FormStatus status={status} />
      {sent && <QuoteReceipt quote={sent} locale={words.lang} words={quote.words} />}
      <KeepOffer
        keeping={keeping}
        words={keepWords}
        describeUnreadable={(names) =>
          describeFileFault({ is: 'unreadable', names }, words.files, words.lang)
        }
      />
      <div className={styles['send']}>
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? words.contact.sending : words.contact.send}
        </Button>
      </div>
    </form>
  )
}
