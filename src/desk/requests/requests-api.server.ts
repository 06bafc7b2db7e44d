import { type Context, Hono } from 'hono'
import { languagesOf } from '#src/content/languages/languages.ts'
import { site, siteRegion } from '#src/content/settings/site.ts'
import { snapshotsOfPeople } from '#src/content/snapshot/snapshot.ts'
import { shownConsent } from '#src/content/words/shown-consent.ts'
import {
  type ContactFieldName,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { formatUnits } from '#src/contracts/formats.ts'
import { may } from '#src/contracts/permissions.ts'
import { internationalPhone } from '#src/contracts/phone.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { answerForm, idOf, staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { type Column, csvResponse, csvTime } from '#src/core/http/csv.ts'
import { problem } from '#src/core/http/problem.ts'
import { xlsxResponse } from '#src/core/http/xlsx.ts'
import { readMailHealth } from '#src/core/outbox/mail-health.ts'
import { estimatedOf } from '#src/desk/offers/pro-formas.ts'
import { countConfirmed } from '#src/newsletter/subscribers.server.ts'
import { phoneCountryOf } from './phone-country.server.ts'
import { wordsOfField } from './request-field-words.ts'
import type { DeskNews, RequestRecord, StaffRequest } from './request-records.ts'
import {
  countNews,
  countRequests,
  exportRequests,
  findRequest,
  type RequestQuery,
  viewRequest,
  viewRequestPage,
} from './requests.server.ts'
import { readDeskNews, readRequestFilter, readRequestListQuery } from './requests-queries.server.ts'
import { listDeleted } from './work/work.server.ts'
import { deletionForm, stateForm } from './work/work-forms.server.ts'

/** Returns the file name of an export, which contains the filters but not the searched words. */
function fileName(
  { state, search, received, work, sort }: RequestQuery,
  format: 'csv' | 'xlsx',
): string {
  const parts = [
    'contacts',
    state,
    work,
    received && `last-${received}`,
    search && 'search',
    sort === 'oldest' && 'oldest-first',
  ]
  return `${parts.filter(Boolean).join('-')}.${format}`
}

async function change(c: Context<AppEnv>) {
  const id = idOf(c)
  const form = await c.var.forms.processStaffForm(c.req.raw, {
    ...stateForm(c.var.context, id),
    kind: 'json',
  })
  const { context } = c.var
  const request = form.outcome === 'done' ? await findRequest(context, id) : null
  if (request) return c.json(request)
  // A conflict is answered with the request's current state (RFC 9457 §3.2, extension members).
  if (form.status === 409)
    return problem(409, form.detail, {}, { contact: await viewRequest(context, staffOf(c), id) })
  return answerForm(c, form)
}

/**
 * Returns a field as CSV text. A telephone number keeps its spaces, because a spreadsheet would
 * otherwise read it as a number.
 */
function csvText(request: RequestRecord, name: ContactFieldName): string {
  const isPhone = contactFields[name].type === 'tel'
  return isPhone
    ? internationalPhone(request[name], phoneCountryOf(request.quote))
    : wordsOfField(request, name, siteRegion())
}

/** `4 × Cold store: ₦7,218,633.60 with VAT`; devices of the site are in the column of products. */
function describeQuote(quote: StaffRequest['quote']): string {
  if (!quote) return ''
  const quoted = sumQuote(quote.lines, quote.terms)
  const { gross } = quoted
  const money = (units: number) =>
    formatUnits(units, { ...quote.terms, locale: siteRegion().locale })
  const sum =
    gross > 0 &&
    `${money(gross)}${Number(quote.terms.vat) > 0 ? ` with ${quote.terms.taxName}` : ''}`
  const { currency } = quote.terms
  const split = estimatedOf({ ...quoted, currency }, siteRegion().locale)
  return [[quote.name, sum].filter(Boolean).join(': '), split].filter(Boolean).join(', ')
}

export function requestColumns(): Column<StaffRequest>[] {
  const { timeZone } = site()
  const [first] = languagesOf(site())
  return [
    ['Contact', (request) => String(request.id), 'number'],
    ['Reference', (request) => request.reference],
    [`Submitted at (${timeZone})`, (request) => csvTime(request.submittedAt, timeZone), 'time'],
    ['Time zone', (request) => request.timeZone ?? ''],
    ...contactFieldNames.map(
      (name): Column<StaffRequest> => [requestLabels[name], (request) => csvText(request, name)],
    ),
    ['Quote', (request) => describeQuote(request.quote)],
    ['Files', (request) => request.files.map(({ name }) => name).join('\n')],
    ['Newsletter', (request) => (request.marketing ? 'yes' : 'no')],
    ['Consent version', (request) => request.consentVersion],
    ['Flags', (request) => request.flags.join(' ')],
    ['State', (request) => request.state],
    [`Answered at (${timeZone})`, (request) => csvTime(request.answeredAt, timeZone), 'time'],
    ['Answered by', (request) => request.answeredBy ?? ''],
    ['Taken by', (request) => request.takenBy ?? ''],
    ['Come back on', (request) => request.comeBackOn ?? '', 'day'],
    ['Came from', ({ cameFrom }) => cameFrom],
    ['Campaign', ({ campaign }) => campaign],
    ['Trade', ({ trade }) => trade],
    ...(snapshotsOfPeople().length > 0
      ? [['Language', ({ language }) => language ?? first] satisfies Column<StaffRequest>]
      : []),
    ['Sum won', ({ outcome }) => String(outcome?.sum ?? ''), 'number'],
    ['Outcome', ({ outcome }) => [outcome?.result, outcome?.words].filter(Boolean).join(': ')],
    [
      'Notes',
      ({ notes }) =>
        notes
          .map(({ kind, by, at, text }) =>
            [`${csvTime(at, timeZone)} ${by}:`, kind === 'note' ? '' : kind, text]
              .filter(Boolean)
              .join(' '),
          )
          .join('\n'),
    ],
    ['Mails', ({ mails }) => mails.map(({ to, state }) => `${to} ${state}`).join('\n')],
    [
      'Replies',
      ({ replies }) =>
        replies
          .map(({ by, sentAt, state, subject }) =>
            `${csvTime(sentAt, timeZone)} ${by}: ${subject}, ${state}`.trim(),
          )
          .join('\n'),
    ],
  ]
}

export const requestApi = new Hono<AppEnv>()
  .post('/contact', async (c) => {
    const form = await c.var.forms.contact(c.req.raw, 'json')
    const detail = form.given?.isUnsubscribed ? { detail: form.detail } : {}
    const quote = form.given?.quote
    return answerForm(
      c,
      form,
      {
        status: 201,
        body: {
          success: true,
          reference: form.given?.reference ?? '',
          ...detail,
          ...(quote && { quote }),
        },
      },
      { consent: shownConsent(form.values['language']) },
    )
  })
  .get('/contact', async (c) =>
    c.json(await viewRequestPage(c.var.context, staffOf(c), readRequestListQuery(c))),
  )
  // Returns only counts, so the audit log records no reading of personal data.
  .get('/contact/news', async (c) => {
    const { context } = c.var
    const { kept, ...query } = readDeskNews(c)
    const staff = staffOf(c)
    const news = await countNews(context, staff, query)
    return c.json({
      ...news,
      mine: await countRequests(context, { state: 'new', work: 'mine', reader: staff.name }),
      gone: await listDeleted(context, kept),
      subscribers: may(staff.role, 'subscribers.read')
        ? await countConfirmed(context, staff)
        : null,
      mail: await readMailHealth(context),
    } satisfies DeskNews)
  })
  .patch('/contact/:id', change)
  .post('/contact/delete', async (c) =>
    answerForm(
      c,
      await c.var.forms.processStaffForm(c.req.raw, {
        ...deletionForm(c.var.context, readRequestFilter(c)),
        kind: 'json',
      }),
    ),
  )
  .get('/contact.csv', async (c) => {
    const filter = readRequestFilter(c)
    return csvResponse(
      fileName(filter, 'csv'),
      await exportRequests(c.var.context, staffOf(c), filter),
      requestColumns(),
    )
  })
  .get('/contact.xlsx', async (c) => {
    const filter = readRequestFilter(c)
    return xlsxResponse(
      fileName(filter, 'xlsx'),
      await exportRequests(c.var.context, staffOf(c), filter),
      requestColumns(),
    )
  })
