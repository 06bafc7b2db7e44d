import { Fragment } from 'react'
import { formatDay, formatUnits, type Region } from '#src/contracts/formats.ts'
import { FrameButton, TextLink } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { Status } from '#src/staff/kit/Status.tsx'
import { EmptyList } from '#src/staff/lists/EmptyList.tsx'
import { FilterMenu } from '#src/staff/lists/FilterMenu.tsx'
import { ListPager } from '#src/staff/lists/ListPager.tsx'
import { UnreadableRows } from '#src/staff/lists/UnreadableRows.tsx'
import { answerId, atAnswer } from '#src/ui/base/form/Answer.tsx'
import table from '#src/ui/base/Table.module.css'
import { TableHead } from '#src/ui/base/Table.tsx'
import { labelOfOffer, offerStates } from './offer-life.ts'
import styles from './ProFormas.module.css'
import {
  exactPricesAddress,
  type ProFormasAddress,
  pdfAddress,
  proFormaExportAddress,
  proFormasAddress,
  requestAddress,
  sentAddress,
} from './pro-forma-addresses.ts'
import { estimatedOf, grossOf } from './pro-formas.ts'
import type { ProFormaPage, ProFormaRecord } from './sent-pro-forma.ts'

type Props = {
  /** `unpriced`: ids of those whose estimates wait for their exact prices. */
  page: ProFormaPage & { unpriced: readonly number[] }
  location: ProFormasAddress
  region: Region
  /** By currency, what customers may accept now. */
  open: readonly {
    currency: string
    count: number
    gross: number
    estimated: number
    atMost: number
  }[]
  mayExport: boolean
  /** When the database was last restored. */
  restoredAt: string | null
}

const columns = ['Number', 'For', 'Made', 'To be paid', 'Valid until', 'State', 'File']

type RowProps = { sent: ProFormaRecord; region: Region; isUnpriced: boolean }

const Row = ({ sent, region, isUnpriced }: RowProps) => {
  const { number, requestId, customer, sentAt, sentBy, validUntil, state, exactFor, hasPdf } = sent
  return (
    <tr>
      <th scope="row" data-label={columns[0]}>
        <a className="link" href={sentAddress(sent)} translate="no">
          {number}
        </a>
      </th>
      <td data-label={columns[1]}>
        <a href={requestAddress(requestId)}>{customer || `Contact #${requestId}`}</a>
      </td>
      <td className="tabular" data-label={columns[2]}>
        <span>
          <LocalTime moment={sentAt} region={region} show="brief" />
          {`, ${sentBy}`}
        </span>
      </td>
      <td className="tabular" data-label={columns[3]}>
        <span>
          {grossOf(sent, region.locale)}
          <br />
          <small className="muted">
            {exactFor ? `exact prices of ${exactFor}` : estimatedOf(sent, region.locale)}
          </small>
        </span>
      </td>
      <td className="tabular" data-label={columns[4]}>
        {validUntil && formatDay(validUntil, region.locale, 'medium')}
      </td>
      <td data-label={columns[5]}>
        <span>
          <Status kind={labelOfOffer(state).kind}>{labelOfOffer(state).label}</Status>
          {isUnpriced && (
            <>
              <br />
              <a className="link" href={exactPricesAddress(sent)}>
                Price the estimates<span className="visually-hidden">{` of ${number}`}</span>
              </a>
            </>
          )}
        </span>
      </td>
      <td data-label={columns[6]}>
        {hasPdf && (
          <a className="link" href={pdfAddress(sent)}>
            PDF<span className="visually-hidden">{` of ${number}`}</span>
          </a>
        )}
      </td>
    </tr>
  )
}

/** Every pro-forma that was sent, with its state, for staff and their accountant. */
export const ProFormas = ({ page, location, region, open, mayExport, restoredAt }: Props) => {
  const { state, cursors } = location
  const states = offerStates.map((one) => [one, labelOfOffer(one).label] as const)
  return (
    <>
      {restoredAt && (
        <p className="muted">
          A backup was restored on <LocalTime moment={restoredAt} region={region} />. Numbers
          continue at the next hundred, because those after the backup may have been sent.
        </p>
      )}
      {open.length > 0 && (
        <p>
          {'Open: '}
          {open.map(({ currency, count, gross, ...split }, index) => (
            <Fragment key={currency}>
              {index > 0 && '; '}
              <b className="tabular">{formatUnits(gross, { locale: region.locale, currency })}</b>
              {` in ${count} ${count === 1 ? 'offer' : 'offers'}`}
              {split.estimated > 0 && `, ${estimatedOf({ ...split, currency }, region.locale)}`}
            </Fragment>
          ))}
        </p>
      )}
      <form
        action={atAnswer('/admin/pro-formas')}
        className="row tools"
        aria-label="Filter the pro-formas"
        data-screen
      >
        <FilterMenu name="state" label="State" value={state} options={[['', 'All'], ...states]} />
        <FrameButton type="submit">Show</FrameButton>
        {mayExport && page.total > 0 && (
          <>
            <TextLink href={proFormaExportAddress(state, 'csv')}>Export as CSV</TextLink>
            <TextLink href={proFormaExportAddress(state, 'xlsx')}>Export for Excel</TextLink>
          </>
        )}
      </form>
      <div id={answerId} tabIndex={-1} data-answer>
        <UnreadableRows table="pro_forma" ids={page.unreadable} />
        {page.items.length === 0 ? (
          <EmptyList
            title={state ? 'No pro-forma is in this state.' : 'There is no pro-forma yet.'}
            text={
              state
                ? 'Choose another state.'
                : 'A pro-forma begins at a contact: open one, press More, then Pro-forma. It then stands at the contact and here.'
            }
            link={
              state
                ? { label: 'Show all', href: '/admin/pro-formas' }
                : { label: 'Choose a contact', href: '/admin/dashboard' }
            }
          />
        ) : (
          <div className={`${table['table']} ${table['stacked']} ${styles['list']}`}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable by keyboard */}
            <section className={table['wide']} tabIndex={0} aria-label="Pro-formas">
              <table>
                <TableHead columns={columns} />
                <tbody>
                  {page.items.map((sent) => (
                    <Row
                      key={sent.id}
                      sent={sent}
                      region={region}
                      isUnpriced={page.unpriced.includes(sent.id)}
                    />
                  ))}
                </tbody>
              </table>
            </section>
          </div>
        )}
      </div>
      <ListPager
        page={page}
        cursors={cursors}
        stepTo={(to) => ({ href: proFormasAddress({ state, cursors: to }) })}
      />
    </>
  )
}
