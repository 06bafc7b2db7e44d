import type { Words } from '#src/content/words/words.ts'
import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import {
  acceptedFiles,
  fileFields,
  type UploadedFile,
} from '#src/contracts/contact/contact-files.ts'
import { say } from '#src/contracts/text/say.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { describeField, Field, FieldRow } from '#src/ui/base/form/Field.tsx'
import { FileInput } from '#src/ui/base/form/FileInput.tsx'
import { TextArea } from '#src/ui/base/form/TextArea.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { visitorPlaces } from '#src/ui/base/form/typed-texts.ts'
import styles from './Offer.module.css'
import type { CustomerAct } from './offer-life.ts'
import type { splitSums } from './offer-sums.ts'
import { offerLimits } from './offers.ts'
import { Pairs } from './ProFormaSheet.tsx'
import type { ProFormaWords } from './stored-pro-forma.ts'

/** Id of the form that asks about it. */
export const offerAsk = 'offer-ask'
/** Prefix of the ids of all fields: a page has each of them once. */
export const offerForm = 'offer'
/** Id of the heading of the form that accepts it. */
export const offerAccept = 'offer-accept'

type Props = {
  words: Words['offer'] & Pick<Words['forms'], 'optional' | 'characters'> & { lang: string }
  files: { limits: string; kept: string; choose: string }
  offer: {
    number: string
    customer: string
    sum: string
    /** The newest question that nobody has answered, and when it came, in words; null for none. */
    asked: { moment: string; question: string } | null
    /** Whether it may be accepted. A question may come at any time. */
    isOpen: boolean
    /** What stands beside the sum: what is firm, an estimate, paid first, and what later years cost. */
    beside: ProFormaWords['split']
    /** That later years come on top; empty where nothing is paid yearly. */
    later: string
    /** The split in figures; null where all of it is firm, or an estimate. */
    sums: ReturnType<typeof splitSums>
    isEstimated: boolean
    /** Where it takes a code to accept it: to whom it goes, masked; null if none can be sent. */
    code: { to: string | null; isSent: boolean } | null
    /** Whether it holds without an answer, as exact prices within their limit do. */
    isAgreed: boolean
  }
  /** What was posted and is not done. */
  posted: { values: FieldValues; errors: FieldErrors; files: readonly UploadedFile[] }
}

/** Accepts an offer, asks about it, or says why not now: three plain forms. */
export function OfferForms({
  words,
  files,
  offer: { number, customer, sum, sums, isEstimated, asked, beside, later, code, isOpen, isAgreed },
  posted: { values, errors, files: uploaded },
}: Props) {
  const { accept, ask, decline, optional, lang } = words
  const characters = { ...words.characters, lang }
  const field = (name: string) => ({
    form: offerForm,
    name,
    error: errors[name]?.[0],
    defaultValue: values[name],
    optional,
  })
  const act = (name: CustomerAct) => <input type="hidden" name="act" value={name} />
  const file = {
    ...{ form: offerForm, name: fileFields.files, label: accept.file, isOptional: true, optional },
    ...{ hint: `${accept.fileHint} ${files.limits}`, error: errors[fileFields.files]?.[0] },
  }
  const others = [
    {
      name: 'ask',
      says: ask,
      text: '',
      area: { ...field('question'), label: ask.question },
    },
    {
      name: 'decline',
      says: decline,
      text: decline.text,
      area: { ...field('reason'), label: decline.reason, isOptional: true },
    },
  ] as const
  const person = { maxLength: offerLimits.name }
  const heading = isAgreed ? accept.headingExact : accept.heading
  return (
    <div className={styles['forms']} data-over={isOpen ? undefined : ''} data-screen>
      {isOpen && code?.to === null && (
        <div className={`${styles['form']} panel`}>
          <h2 id={offerAccept}>{heading}</h2>
          {beside.length > 0 && <Pairs of={beside} />}
          <p>{words.code.cannotSend}</p>
        </div>
      )}
      {isOpen && code?.to !== null && (
        <PostForm
          className={`${styles['form']} panel`}
          encType="multipart/form-data"
          aria-labelledby={offerAccept}
          noValidate
          data-typed-as={visitorPlaces.offer(number, 'accept')}
        >
          <h2 id={offerAccept}>{heading}</h2>
          {isAgreed && <p>{accept.textExact}</p>}
          <p>
            {sums
              ? say(accept.textSplit, { customer, ...sums })
              : say(isEstimated ? accept.textEstimated : accept.text, { customer, sum })}
            {later && ` ${later}`} {!isAgreed && accept.afterwards}
          </p>
          {beside.length > 0 && <Pairs of={beside} />}
          {asked && (
            <div className={styles['asked']}>
              <p>{say(accept.asked, { customer, moment: asked.moment })}</p>
              <blockquote dir="auto">{asked.question}</blockquote>
            </div>
          )}
          {/* Enter presses the first button of a form, which must not be the one that asks for a code. */}
          <button type="submit" name="act" value="accept" hidden />
          {code?.to && (
            <div className={styles['code']}>
              <Field
                {...field('code')}
                label={words.code.label}
                hint={say(words.code.hint, { address: code.to })}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
              <Button type="submit" name="act" value="code" look="line">
                {code.isSent ? words.code.sendAgain : words.code.send}
              </Button>
            </div>
          )}
          <Field {...field('name')} {...person} label={accept.person} autoComplete="name" />
          <Field
            {...field('position')}
            {...person}
            label={accept.position}
            hint={accept.positionHint}
            autoComplete="organization-title"
          />
          <Field
            {...field('orderNumber')}
            maxLength={offerLimits.orderNumber}
            label={accept.orderNumber}
            hint={accept.orderNumberHint}
            isOptional
            autoComplete="off"
          />
          <FieldRow {...file}>
            {uploaded.length > 0 && (
              <fieldset>
                <legend>{files.kept}</legend>
                {uploaded.map(({ token, name }) => (
                  <label key={token} className={styles['kept']}>
                    <TickBox name={fileFields.uploaded} value={token} defaultChecked />
                    <span>{name}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <FileInput
              {...describeField(file)}
              choose={files.choose}
              accept={acceptedFiles}
              multiple
            />
          </FieldRow>
          <p className="muted">
            {code?.to ? say(words.linkWithCode, { address: code.to }) : words.link}
          </p>
          <Button type="submit" name="act" value="accept">
            {isAgreed ? accept.buttonExact : accept.button}
          </Button>
        </PostForm>
      )}
      {others
        .filter(({ name }) => name === 'ask' || (isOpen && !isAgreed))
        .map(({ name, says, text, area }) => (
          <Disclosure
            key={name}
            id={name === 'ask' ? offerAsk : undefined}
            summary={says.heading}
            // Where nothing else can be done, it is open.
            open={!isOpen || values['act'] === name}
          >
            <PostForm
              className={styles['form']}
              aria-label={says.heading}
              noValidate
              data-typed-as={visitorPlaces.offer(number, name)}
            >
              {act(name)}
              {text && <p>{text}</p>}
              {name === 'ask' && asked && !isOpen && (
                <div className={styles['asked']}>
                  <p>{say(ask.open, { moment: asked.moment })}</p>
                  <blockquote dir="auto">{asked.question}</blockquote>
                </div>
              )}
              <TextArea {...area} limit={offerLimits.text} characters={characters} rows={4} />
              <Button type="submit" look="line">
                {says.button}
              </Button>
            </PostForm>
          </Disclosure>
        ))}
    </div>
  )
}
