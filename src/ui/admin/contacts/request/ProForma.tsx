import { site } from '#src/content/settings/site.ts'
import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import {
  describeProForma,
  lineField,
  type ProForma,
  type ProFormaTerms,
  unconfirmedOfLine,
} from '#src/contracts/contact/pro-forma.ts'
import type { StaffContact } from '#src/contracts/contact/records.ts'
import { formatDay, formatList } from '#src/contracts/formats.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { ErrorSummary } from '#src/ui/base/form/ErrorSummary.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { TextArea } from '#src/ui/base/form/TextArea.tsx'
import styles from './ProForma.module.css'

type FormProps = {
  contact: Pick<StaffContact, 'id' | 'reference' | 'businessEmail'>
  values: FieldValues
  lines: number
  terms: Pick<ProFormaTerms, 'lacking' | 'hasVat' | 'today' | 'unconfirmed'>
  /** Whether amounts may be in a currency other than the catalogue’s. */
  hasRate: boolean
  hasMailServer: boolean
  errors: FieldErrors
}

const form = 'pro-forma'

export const ProFormaForm = ({
  contact,
  values,
  lines,
  terms,
  hasRate,
  hasMailServer,
  errors,
}: FormProps) => {
  const { today, unconfirmed } = terms
  const canPayInLocal = hasRate && !terms.lacking.includes('rate')
  const { currency, email } = site()
  const sourceOf = (at: number) => values[`${lineField.of}${at}`]
  const examplesOf = (at: number) => {
    const [text, price] = [values[`${lineField.text}${at}`], values[`${lineField.price}${at}`]]
    const isSaid = errors[`${lineField.price}${at}`] && price !== ''
    return isSaid
      ? []
      : unconfirmedOfLine({ text, price, of: sourceOf(at) }, unconfirmed).map(
          ({ name }) => `“${name}”`,
        )
  }
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
  return (
    <form
      method="post"
      action={`/admin/pro-forma?contact=${contact.id}`}
      className={styles['form']}
      aria-label="Pro-forma"
      noValidate
    >
      {Object.keys(errors).length > 0 && <ErrorSummary form={form} errors={errors} order={[]} />}
      {Array.from({ length: lines }, (_, at) => {
        const names = examplesOf(at)
        const hint = `${form}-example-${at}`
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and the list is rendered once
            key={at}
            className={styles['line']}
            aria-describedby={names.length > 0 ? hint : undefined}
          >
            <legend className="visually-hidden">Line {at + 1}</legend>
            {field(`${lineField.text}${at}`, `Line ${at + 1}`, { required: false })}
            {field(`${lineField.quantity}${at}`, 'Quantity', {
              inputMode: 'numeric',
              required: false,
            })}
            {field(`${lineField.price}${at}`, `Price, ${currency}`, {
              inputMode: 'decimal',
              required: false,
            })}
            {sourceOf(at) && (
              <input type="hidden" name={`${lineField.of}${at}`} value={sourceOf(at)} />
            )}
            {names.length > 0 && (
              <p id={hint} className={`muted ${styles['hint']}`}>
                The prices have only an example for {formatList(names)}. Type a price of your own,
                or ask an owner to confirm it.
              </p>
            )}
          </fieldset>
        )
      })}
      <div className={styles['terms']}>
        {canPayInLocal ? (
          <>
            {field('currency', 'To be paid in', { autoCapitalize: 'characters', maxLength: 3 })}
            {field('rate', `Rate for one ${currency}`, { inputMode: 'decimal', required: false })}
            {field('rateDate', 'Date of the rate', { type: 'date', max: today, required: false })}
          </>
        ) : (
          <input type="hidden" name="currency" value={currency} />
        )}
        {terms.hasVat && field('vat', 'VAT, percent', { inputMode: 'decimal' })}
        {field('validUntil', 'Valid until', { type: 'date', min: today })}
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
        {hasMailServer
          ? `It is sent to ${contact.businessEmail} and stored with the request. Answers go to ${email}.`
          : 'No mail server is set: it is stored with the request, but not sent.'}{' '}
        “Show it to print” neither sends nor stores it. The log records both.
      </p>
      <input type="hidden" name="key" value={values['key']} />
      <div className={`row ${styles['buttons']}`}>
        <Button type="submit">Show it to print</Button>
        <Button type="submit" look="line" name="act" value="send">
          {hasMailServer ? 'Send it by mail' : 'Store it without sending'}
        </Button>
      </div>
    </form>
  )
}

type SheetProps = { contact: StaffContact; proForma: ProForma; today: string }

export const ProFormaSheet = ({ contact, proForma, today }: SheetProps) => {
  const { legalName, address, phone, email, locale, currency } = site()
  const { lines, sums, terms } = describeProForma(proForma, { locale, currency })
  return (
    <article className={styles['sheet']}>
      <header>
        <h1>Pro-forma invoice</h1>
        <address>
          <b>{legalName}</b>
          <br />
          {address.street}, {address.city}, {address.country}
          <br />
          {phone}, {email}
        </address>
      </header>
      <p>
        For{' '}
        <b>
          {contact.firstName} {contact.lastName}
        </b>
        {contact.company && `, ${contact.company}`}
        <br />
        Reference {contact.reference}, {formatDay(today, locale, 'long')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price of one</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([text, ...cells]) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, value], at) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{at === sums.length - 1 ? <b>{value}</b> : value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p>{terms}</p>
    </article>
  )
}
