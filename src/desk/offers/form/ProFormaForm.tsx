import { useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import type { Region } from '#src/contracts/formats.ts'
import type { DeliveryTable } from '#src/contracts/quote/delivery.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { requestPlace } from '#src/desk/requests/card/request-places.ts'
import { UnsentNote } from '#src/staff/frame/UnsentNote.tsx'
import { useUnsentForm } from '#src/staff/frame/use-unsent-form.ts'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { Button } from '#src/ui/base/Button.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import { Field, typedIn } from '#src/ui/base/form/Field.tsx'
import { TextArea } from '#src/ui/base/form/TextArea.tsx'
import type { Estimates } from '../estimates.ts'
import { OpenQuestions } from '../OpenQuestions.tsx'
import styles from '../ProForma.module.css'
import { proFormaForm as form, lastValidDay, lineField, wholeDiscount } from '../pro-formas.ts'
import { noteTypedHandover } from './handover.ts'
import { LinePicker, type PickedItem } from './LinePicker.tsx'
import { DiscountFields, ProFormaLines } from './ProFormaLines.tsx'
import type { ProFormaTerms } from './pro-forma-form.ts'
import { RunningSum } from './RunningSum.tsx'
import { sayLanguage, type TextLanguages } from './text-languages.ts'
import { convertPrice, type Pricing, pricingOf, sumTyped } from './typed-lines.ts'
import { useDelivery } from './use-delivery.ts'
import { fieldsIn, useLines } from './use-lines.ts'
import { useRepricing } from './use-repricing.ts'
import { noteTypedYearly } from './yearly.ts'

type Props = {
  request: { id: number; businessEmail: string; openQuestions: readonly string[] }
  /** Id of the account, by which the browser keeps what is typed. */
  account: number
  region: Region
  /** `isPosted`: the values are those of a form that was posted and not sent. */
  /** Of the customer, in which the offer is written. */
  language: string
  /** In which language its texts are; null where the site has one. */
  languages: TextLanguages | null
  given: { values: FieldValues; errors: FieldErrors; isPosted: boolean }
  terms: Pick<ProFormaTerms, 'currency' | 'hasVat' | 'taxName' | 'today' | 'overEstimate'>
  prices: {
    /** All that is sold, with its price in the catalogue. */
    items: readonly PickedItem[]
    delivery: DeliveryTable
    /** What buyers usually pay in; null if it is the catalogue's currency. */
    local: (Pricing & { on: string }) | null
  }
  /** `mailbox`: address to which the customer answers. */
  mail: { mailbox: string; hasServer: boolean }
  /** What the customer has accepted as estimates, where it gives them their exact prices. */
  estimates?: Estimates | undefined
}

/** Id of the buttons, to which a link leads past all fields. */
const buttonsId = `${form}-buttons`

/** Names the line of each error, for the summary above the form. */
const inLines = (errors: FieldErrors, places: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => {
      const index = places.indexOf(/\.(\d{1,4})$/.exec(name)?.[1] ?? '')
      return [name, index < 0 ? texts : texts.map((text) => `Line ${index + 1}: ${text}`)]
    }),
  )

/** The form of a pro-forma, a plain form post. Its script keeps what is typed, and adds it up. */
export function ProFormaForm({
  request,
  language,
  languages,
  account,
  region,
  given: { values, errors, isPosted },
  terms,
  prices: { items, delivery, local },
  mail,
  estimates,
}: Props) {
  const place = requestPlace(request.id, 'pro-forma')
  const { currency: catalogue, today } = terms
  const [fields, setFields] = useState(values)
  const [isReady, setReady] = useState(false)
  const unsent = useUnsentForm(account, isReady ? place : undefined, isPosted)
  const draft = { account, place, isPosted, onReady: setReady }
  const lines = useLines(unsent.form, values, draft)
  const repriced = useRepricing(unsent.form, { catalogue, local }, unsent.restoredAt)
  const delivered = useDelivery(unsent.form, delivery, region.locale, unsent.restoredAt)
  useEffect(() => {
    // What was typed before the script ran.
    if (unsent.form.current) setFields(fieldsIn(unsent.form.current))
  }, [unsent.form])
  const picker = useRef<HTMLDialogElement>(null)
  const typed = sumTyped(fields, catalogue, terms.overEstimate)
  const pricing = pricingOf(fields, catalogue)
  const pricedIn = pricing.currency
  const hasRate = local !== null || (values['currency'] ?? catalogue) !== catalogue
  const field = (name: string, label: string, more: Partial<Parameters<typeof Field>[0]> = {}) => (
    <Field
      form={form}
      name={name}
      label={label}
      error={errors[name]?.[0]}
      defaultValue={values[name]}
      {...(more.type === undefined && more.inputMode === undefined && typedIn(language))}
      {...more}
    />
  )
  const hasEstimate = Object.entries(fields).some(
    ([name, value]) => name.startsWith(lineField.priceIs) && value === 'estimate',
  )
  const languageIn = (name: string) => (languages ? sayLanguage(fields[name] ?? '', languages) : '')
  const { name: longestName, terms: longestTerms } = staffLimits.proForma
  const openPicker = () => {
    picker.current?.showModal()
    // The dialog begins with its button to close.
    picker.current?.querySelector('input')?.focus()
  }
  const sends = mail.hasServer ? 'Send it by mail' : 'Store it without sending'
  const startAgain = () => {
    lines.startAgain()
    unsent.startAgain()
  }
  return (
    <>
      <PostForm
        ref={unsent.form}
        action={`/admin/pro-forma?contact=${request.id}`}
        className={styles['form']}
        aria-label="Pro-forma"
        noValidate
        onInput={(event) => {
          unsent.onInput(event)
          setFields(fieldsIn(event.currentTarget))
        }}
        onSubmit={unsent.leave}
      >
        <UnsentNote unsent={{ ...unsent, startAgain }} region={region} />
        <Answer form={form} errors={inLines(errors, lines.places)} />
        <p data-screen>
          <TextLink isTall href={`#${buttonsId}`}>{`To “Show it” and “${sends}”`}</TextLink>
        </p>
        <div className={styles['texts']}>
          {field('addressee', 'For', { maxLength: longestName })}
          {field('company', 'Their company', { isOptional: true, maxLength: longestName })}
          {field('address', 'Their address', { isOptional: true, maxLength: longestTerms })}
          {field('taxNumber', 'Their tax number', { isOptional: true, maxLength: longestName })}
        </div>
        <ProFormaLines
          {...{ lines, fields, typed, pricedIn, errors, language, languages }}
          onPick={openPicker}
          locale={region.locale}
        />
        <div className={styles['terms']}>
          <DiscountFields
            value={wholeDiscount.value}
            unit={wholeDiscount.unit}
            label="Discount on all"
            currency={typed.currency}
            errors={errors}
            initial={(name) => values[name]}
          />
          {hasRate ? (
            <>
              {field('currency', 'To be paid in', { autoCapitalize: 'characters' })}
              {field('rate', `Rate for one ${catalogue}`, {
                inputMode: 'decimal',
                required: false,
              })}
              {field('rateDate', 'Date of the rate', { type: 'date', max: today, required: false })}
            </>
          ) : (
            <input type="hidden" name="currency" value={catalogue} />
          )}
          <input type="hidden" name="pricedIn" value={fields['pricedIn'] ?? ''} data-typed />
          {terms.hasVat && field('vat', `${terms.taxName}, percent`, { inputMode: 'decimal' })}
          {field('validUntil', 'Valid until', {
            ...{ type: 'date', min: today, max: lastValidDay(today) },
          })}
        </div>
        <div className={styles['texts']}>
          {field('yearly', `Each later year, ${pricedIn}`, {
            ...{ inputMode: 'decimal', isOptional: true, autoComplete: 'off' },
            hint: [
              terms.hasVat &&
                `Before ${terms.taxName}. It is beside the sum, not in it, and ordered with it.`,
              noteTypedYearly(fields),
            ]
              .filter(Boolean)
              .join(' '),
          })}
          {field('yearlyFor', 'For what', {
            ...{ isOptional: true, maxLength: longestTerms, hint: languageIn('yearlyFor') },
          })}
          {field('yearlyEnds', 'They can end it', {
            ...{ isOptional: true, maxLength: longestName },
            hint: ['Such as “with one month’s notice”.', languageIn('yearlyEnds')].join(' ').trim(),
          })}
        </div>
        <RunningSum
          {...typed}
          estimates={estimates}
          said={[repriced, delivered].filter(Boolean).join(' ')}
          locale={region.locale}
          tax={terms.hasVat ? `${terms.taxName} ${fields['vat'] ?? ''}%` : null}
        />
        <div className={`${styles['texts']} ${styles['long']}`}>
          {field('delivery', 'Delivery', {
            ...{ maxLength: longestTerms, hint: languageIn('delivery') },
          })}
          {field('payment', 'Payment', {
            maxLength: longestTerms,
            hint: [
              languageIn('payment'),
              hasEstimate && 'Of what is firm: the offer adds that estimates are paid alike',
              noteTypedHandover(fields),
            ]
              .filter(Boolean)
              .join('. '),
          })}
          {field('firstShare', 'First payment, percent of what is firm', {
            ...{ inputMode: 'decimal', isOptional: true, autoComplete: 'off' },
          })}
        </div>
        <OpenQuestions
          of={request.openQuestions}
          isTicked={values['answersQuestions'] !== undefined}
          showsText
        />
        <TextArea
          form={form}
          name="text"
          label="Mail"
          {...typedIn(language)}
          limit={staffLimits.requestWork.reply}
          error={errors['text']?.[0]}
          defaultValue={values['text']}
        />
        <p className="muted">
          {`${
            mail.hasServer
              ? `It is sent to ${request.businessEmail} and stored with the request. Answers go to ${mail.mailbox}.`
              : 'No mail server is set: it is stored with the request, but not sent.'
          } “Show it” neither sends nor stores it. The log records both.`}
        </p>
        <input type="hidden" name="exactFor" value={fields['exactFor'] ?? ''} data-typed />
        <input type="hidden" name="key" value={values['key']} />
        <input type="hidden" name="seen" value={values['seen']} />
        <div id={buttonsId} tabIndex={-1} className={`row ${styles['buttons']}`}>
          <Button type="submit">Show it</Button>
          <Button type="submit" look="line" name="act" value="send">
            {sends}
          </Button>
        </div>
      </PostForm>
      <LinePicker
        ref={picker}
        items={items.map((item) => ({
          ...item,
          price: item.price && convertPrice(item.price, pricingOf({}, catalogue), pricing),
        }))}
        currency={pricedIn}
        locale={region.locale}
        onPick={({ of, name, code, price, priceIs }) =>
          lines.add({
            [lineField.text]: code ? `${name} (${code})` : name,
            [lineField.quantity]: '1',
            [lineField.price]: price ?? '',
            [lineField.of]: of,
            [lineField.priceIs]: priceIs,
          })
        }
      />
    </>
  )
}
