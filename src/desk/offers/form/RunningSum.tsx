import { formatUnits } from '#src/contracts/formats.ts'
import { aboveEstimates, type Estimates } from '../estimates.ts'
import styles from '../ProForma.module.css'
import type { sumTyped } from './typed-lines.ts'

type Props = ReturnType<typeof sumTyped> & {
  locale: string
  /** Name and rate of the tax; null for a company that charges none. */
  tax: string | null
  /** What the customer has accepted as estimates, where these are their exact prices. */
  estimates?: Estimates | undefined
  /** What a script has just changed. */
  said: string
}

const lines = (count: number) => (count === 1 ? 'One line' : `${count} lines`)

/** What is to be paid, while it is typed. */
export function RunningSum({ sum, currency, unread, locale, tax, estimates, said }: Props) {
  /** An amount of nothing reads like a price. */
  const money = (units: number) => (units === 0 ? '—' : formatUnits(units, { locale, currency }))
  const open = sum?.without.length ?? 0
  const above = sum ? aboveEstimates({ currency, gross: sum.gross }, estimates) : null
  const notes = [
    unread > 0 &&
      `${lines(unread)} cannot be read yet and ${unread === 1 ? 'is' : 'are'} left out.`,
    open > 0 && `${lines(open)} ${open === 1 ? 'has' : 'have'} no price yet.`,
  ].filter(Boolean)
  return (
    <section className={styles['sum']} aria-label="Sum" data-scripted>
      {sum?.isExact ? (
        <dl>
          {sum.taken > 0 && (
            <div>
              <dt>Discount</dt>
              <dd>{money(-sum.taken)}</dd>
            </div>
          )}
          <div>
            <dt>Net</dt>
            <dd>{money(sum.net)}</dd>
          </div>
          {tax !== null && (
            <div>
              <dt>{tax}</dt>
              <dd>{money(sum.tax)}</dd>
            </div>
          )}
          <div>
            <dt>To be paid</dt>
            <dd>
              <b>{money(sum.gross)}</b>
            </dd>
          </div>
          {estimates?.atMost && estimates.currency === currency && (
            <div>
              <dt>Accepted at most</dt>
              <dd>{money(estimates.atMost)}</dd>
            </div>
          )}
          {sum.estimated > 0 && (
            <>
              <div>
                <dt>Firm</dt>
                <dd>{money(sum.firm)}</dd>
              </div>
              <div>
                <dt>Estimated</dt>
                <dd>{money(sum.estimated)}</dd>
              </div>
              <div>
                <dt>Owed at most</dt>
                <dd>{money(sum.atMost ?? 0)}</dd>
              </div>
            </>
          )}
        </dl>
      ) : (
        <p>
          {sum
            ? 'The sum is more than can be calculated to the cent.'
            : 'The sum needs a currency, its rate, the tax and the discount as numbers.'}
        </p>
      )}
      <p role="status">{said}</p>
      {above !== null && (
        <p className="notice">
          {`This is ${money(above)} above what the customer has accepted. They owe it only if they accept this offer, and its page says so.`}
        </p>
      )}
      {notes.length > 0 && <p className="muted">{notes.join(' ')}</p>}
    </section>
  )
}
