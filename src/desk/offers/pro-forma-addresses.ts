import { addressWith, readCursors } from '#src/staff/lists/query.ts'
import { type OfferState, offerStates } from './offer-life.ts'

/**
 * Filter by state (empty: all). `cursors`: the id after which each page begins, from the second page
 * to this one.
 */
export type ProFormasAddress = { state: OfferState | ''; cursors: number[] }

/** Reads `?state=sent&after=41.12`; unreadable parts count as absent. */
export const readProFormasAddress = (query: URLSearchParams): ProFormasAddress => ({
  state: offerStates.find((one) => one === query.get('state')) ?? '',
  cursors: readCursors(query),
})

export const proFormasAddress = ({ state, cursors }: ProFormasAddress): string =>
  addressWith('/admin/pro-formas', { state, after: cursors.join('.') })

export const proFormaExportAddress = (state: OfferState | '', format: 'csv' | 'xlsx'): string =>
  addressWith(`/api/pro-formas.${format}`, { state })

type Sent = { requestId: number; id: number }

export const pdfAddress = ({ requestId, id }: Sent): string =>
  `/api/contact/${requestId}/pro-formas/${id}`

export const sentAddress = ({ requestId, id }: Sent): string =>
  `/admin/pro-forma?contact=${requestId}&sent=${id}`

/** The form of a new pro-forma. */
export const newAddress = (requestId: number): string => `/admin/pro-forma?contact=${requestId}`

/** Posts another language of the customer. */
export const offerLanguageAddress = (requestId: number): string =>
  `${newAddress(requestId)}&language`

export const copyAddress = ({ requestId, id }: Sent): string =>
  `/admin/pro-forma?contact=${requestId}&copy=${id}`

/** The form of an offer that gives the estimates of an accepted one their exact prices. */
export const exactPricesAddress = (sent: Sent): string => `${copyAddress(sent)}&estimates`

/** The list of requests, narrowed to one. */
export const requestAddress = (id: number): string =>
  addressWith('/admin/dashboard', { search: `#${id}` })
