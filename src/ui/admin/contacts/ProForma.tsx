import type { FieldErrors, FieldValues } from '#src/contracts/check-form.ts'
import { formatAmount, formatDay, formatNumber } from '#src/contracts/formats.ts'
import {
  calculateProForma,
  exampleHints,
  lineField,
  type ProForma,
  type ProFormaLine,
  type ProFormaTerms,
} from '#src/contracts/pro-forma.ts'
import type { StaffContact } from '#src/contracts/records.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { ErrorSummary } from '#src/ui/base/ErrorSummary.tsx'
import { Field } from '#src/ui/base/Field.tsx'
import styles from './ProForma.module.css'

/** Of the company, what stands on it. */
export type Seller = {
  legalName: string
  street: string
  city: string
  country: string
  phone: string
  email: string
  locale: string
  currency: string
}

type FormProps = {
  contact: Pick<StaffContact, 'id' | 'reference'>
  seller: Pick<Seller, 'currency'>
  /** What the form begins with, and what was sent. */
  values: FieldValues
  lines: number
  terms: Pick<ProFormaTerms, 'examples' | 'today'>
  /** Whether it may be paid in another currency than that of the catalogue. */
  hasRate: boolean
  errors: FieldErrors
}

const form = 'pro-forma'

/** Quantities, prices and terms of a pro-forma. */
export const ProFormaForm = ({ contact, seller, values, lines, terms: { examples, today }, hasRate, errors }: FormProps) => {
  const field = (name: string, label: string, more: Partial<Parameters<typeof Field>[0]> = {}) => (
    <Field form={form} name={name} label={label} error={errors[name]?.[0]} defaultValue={values[name]} {...more} />
  )
  return (
    <form method="post" action={`/admin/pro-forma?contact=${contact.id}`} className={styles['form']} aria-label="Pro-forma" noValidate>
      {Object.keys(errors).length > 0 && <ErrorSummary form={form} errors={errors} order={[]} />}
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place, and the list is rendered once
        <div key={at} className={styles['line']}>
          {field(`${lineField.text}${at}`, `Line ${at + 1}`, { required: false })}
          {field(`${lineField.quantity}${at}`, 'Quantity', { inputMode: 'numeric', required: false })}
          {field(`${lineField.price}${at}`, `Price, ${seller.currency}`, { inputMode: 'decimal', required: false })}
        </div>
      ))}
      <div className={styles['terms']}>
        {hasRate && !examples.rate ? (
          <>
            {field('currency', 'To be paid in', { autoCapitalize: 'characters', maxLength: 3 })}
            {field('rate', `Rate for one ${seller.currency}`, {
              inputMode: 'decimal',
              required: false,
            })}
            {field('rateDate', 'Rate of', { type: 'date', max: today, required: false })}
          </>
        ) : (
          <input type="hidden" name="currency" value={seller.currency} />
        )}
        {!examples.vat && field('vat', 'VAT, percent', { inputMode: 'decimal' })}
        {field('validUntil', 'Valid until', { type: 'date', min: today })}
      </div>
      {hasRate && examples.rate && <p>{exampleHints.rate}</p>}
      {examples.vat ? (
        <p>{exampleHints.vat}</p>
      ) : (
        <>
          <p className="muted">Nothing is sent or stored. The log notes that a pro-forma of this request was made.</p>
          <div>
            <Button type="submit">Show it to print</Button>
          </div>
        </>
      )}
    </form>
  )
}

type SheetProps = { contact: StaffContact; seller: Seller; proForma: ProForma; today: string }

/** The sheet that is printed, or saved as a PDF by the browser. */
export const ProFormaSheet = ({ contact, seller, proForma, today }: SheetProps) => {
  const { lines, net, tax, gross } = calculateProForma(proForma)
  const money = (hundredths: number) => formatAmount((hundredths / 100).toFixed(2), { locale: seller.locale, currency: proForma.currency })
  const date = (day: string) => formatDay(day, seller.locale, 'long')
  return (
    <article className={styles['sheet']}>
      <header>
        <h1>Pro-forma invoice</h1>
        <address>
          <b>{seller.legalName}</b>
          <br />
          {seller.street}, {seller.city}, {seller.country}
          <br />
          {seller.phone}, {seller.email}
        </address>
      </header>
      <p>
        For{' '}
        <b>
          {contact.firstName} {contact.lastName}
        </b>
        {contact.company && `, ${contact.company}`}
        <br />
        Reference {contact.reference}, {date(today)}
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
          {lines.map(({ text, quantity, unit, total }: ProFormaLine & { unit: number; total: number }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{formatNumber(quantity, seller.locale)}</td>
              <td>{money(unit)}</td>
              <td>{money(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Sum
            </th>
            <td>{money(net)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              VAT {proForma.vat}%
            </th>
            <td>{money(tax)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              To be paid
            </th>
            <td>
              <b>{money(gross)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        {proForma.exchange && `1 ${seller.currency} = ${proForma.exchange.rate} ${proForma.currency} on ${date(proForma.exchange.on)}. `}
        Valid until {date(proForma.validUntil)}. This is no tax invoice and no receipt.
      </p>
    </article>
  )
}
