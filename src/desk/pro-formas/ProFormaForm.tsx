import { useEffect, useState } from 'react'
import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import type { Region } from '#src/contracts/formats.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { tabTexts } from '#src/staff/frame/tab-texts.ts'
import { UnsentNote } from '#src/staff/frame/UnsentNote.tsx'
import { useUnsentForm } from '#src/staff/frame/use-unsent-form.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { TextArea } from '#src/ui/base/form/TextArea.tsx'
import styles from './ProForma.module.css'
import type { ProFormaTerms } from './pro-forma-form.ts'
import { countLines, lineField } from './pro-formas.ts'

type Props = {
  request: { id: number; businessEmail: string }
  /** Name of the form among the texts that the browser keeps. */
  place: string
  /** Id of the account, by which the browser keeps what is typed. */
  account: number
  region: Region
  values: FieldValues
  /** Whether the values are those of a form that was posted and not sent. */
  isPosted: boolean
  lines: number
  terms: Pick<ProFormaTerms, 'currency' | 'hasVat' | 'taxName' | 'today'>
  /** Whether amounts may be in a currency other than the catalogue’s. */
  hasRate: boolean
  /** Address to which the customer answers. */
  mailbox: string
  hasMailServer: boolean
  errors: FieldErrors
}

const form = 'pro-forma'

/** The form of a pro-forma, a plain form post. Its script keeps what is typed. */
export function ProFormaForm({
  request,
  place,
  account,
  region,
  values,
  isPosted,
  lines,
  terms,
  hasRate,
  mailbox,
  hasMailServer,
  errors,
}: Props) {
  // A text that was kept may have more lines, which must be there before it is restored.
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const { text } = tabTexts.find(account, place) ?? tabTexts.newest(account, place) ?? {}
    const count = typeof text === 'object' && text && !isPosted ? countLines(text) : 0
    setShown(Math.min(Math.max(lines, count), staffLimits.proFormaLines))
  }, [account, place, isPosted, lines])
  const kept = useUnsentForm(account, shown === null ? undefined : place, isPosted)
  const { currency, today } = terms
  const sourceOf = (at: number) => values[`${lineField.of}${at}`]
  const field = (name: string, label: string, more: Partial<Parameters<typeof Field>[0]> = {}) => (
    <Field
      form={form}
      name={name}
      label={label}
      error={errors[name]?.[0]}
      defaultValue={values[name]}
      {...more}
    />
  )
  const { name: longestName, terms: longestTerms } = staffLimits.proForma
  return (
    <PostForm
      ref={kept.form}
      action={`/admin/pro-forma?contact=${request.id}`}
      className={styles['form']}
      aria-label="Pro-forma"
      noValidate
      onInput={kept.onInput}
      onSubmit={kept.leave}
    >
      <UnsentNote kept={kept} region={region} />
      <Answer form={form} errors={errors} />
      <div className={styles['texts']}>
        {field('addressee', 'For', { maxLength: longestName })}
        {field('company', 'Their company', { isOptional: true, maxLength: longestName })}
      </div>
      {Array.from({ length: shown ?? lines }, (_, at) => {
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and the list is rendered once
            key={at}
            className={styles['line']}
          >
            <legend className="visually-hidden">{`Line ${at + 1}`}</legend>
            {field(`${lineField.text}${at}`, `Line ${at + 1}`, { required: false })}
            {field(`${lineField.quantity}${at}`, 'Quantity', {
              inputMode: 'decimal',
              required: false,
            })}
            {field(`${lineField.price}${at}`, `Price, ${currency}`, {
              inputMode: 'decimal',
              required: false,
            })}
            {sourceOf(at) && (
              <input type="hidden" name={`${lineField.of}${at}`} value={sourceOf(at)} />
            )}
          </fieldset>
        )
      })}
      <div className={styles['terms']}>
        {hasRate ? (
          <>
            {field('currency', 'To be paid in', { autoCapitalize: 'characters', maxLength: 3 })}
            {field('rate', `Rate for one ${currency}`, { inputMode: 'decimal', required: false })}
            {field('rateDate', 'Date of the rate', { type: 'date', max: today, required: false })}
          </>
        ) : (
          <input type="hidden" name="currency" value={currency} />
        )}
        {terms.hasVat && field('vat', `${terms.taxName}, percent`, { inputMode: 'decimal' })}
        {field('validUntil', 'Valid until', { type: 'date', min: today })}
      </div>
      <div className={styles['texts']}>
        {field('delivery', 'Delivery', { maxLength: longestTerms })}
        {field('payment', 'Payment', { maxLength: longestTerms })}
      </div>
      <TextArea
        form={form}
        name="text"
        label="Mail"
        limit={staffLimits.contactWork.reply}
        error={errors['text']?.[0]}
        defaultValue={values['text']}
      />
      <p className="muted">
        {`${
          hasMailServer
            ? `It is sent to ${request.businessEmail} and stored with the request. Answers go to ${mailbox}.`
            : 'No mail server is set: it is stored with the request, but not sent.'
        } “Show it” neither sends nor stores it. The log records both.`}
      </p>
      <input type="hidden" name="key" value={values['key']} />
      <input type="hidden" name="seen" value={values['seen']} />
      <div className={`row ${styles['buttons']}`}>
        <Button type="submit">Show it</Button>
        <Button type="submit" look="line" name="act" value="send">
          {hasMailServer ? 'Send it by mail' : 'Store it without sending'}
        </Button>
      </div>
    </PostForm>
  )
}
