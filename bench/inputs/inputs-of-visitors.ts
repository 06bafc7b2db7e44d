import { isbot } from 'isbot'
import { exampleSites } from '#src/content/example-sites.ts'
import { narrow, readFilters } from '#src/content/products/product-filters.ts'
import { quoteToStore } from '#src/content/quote-to-store.ts'
import { topicReader } from '#src/content/request-topic.ts'
import { search } from '#src/content/search/search.ts'
import { site as company } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { readNextPage } from '#src/contracts/account/proof.ts'
import { callBackChoices, moveCallBack } from '#src/contracts/contact/call-back.ts'
import { checkForm } from '#src/contracts/contact/check-form.ts'
import { contactFields, mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { contactRequest, newsletterRequest } from '#src/contracts/contact/contact-forms.ts'
import { takeAddress } from '#src/contracts/contact/pasted-address.ts'
import {
  readListFields,
  readRequestList,
  readTypedList,
} from '#src/contracts/contact/request-list.ts'
import { limits } from '#src/contracts/limits.ts'
import { decodePath, pathOfTarget, readLocation } from '#src/contracts/paths.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { knownTimeZone } from '#src/contracts/time-zone.ts'
import { nameByType } from '#src/core/files/file-name.server.ts'
import { headBytes, kindOfRefused, typeOfFile } from '#src/core/files/file-type.server.ts'
import {
  findClient,
  mailNetworksOf,
  networksOf,
  readNetwork,
} from '#src/core/http/client-address.ts'
import { csvLine } from '#src/core/http/csv-line.ts'
import { describeDevice } from '#src/core/http/device.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { checkApiKey } from '#src/core/spam/api-keys.ts'
import { checkFormToken } from '#src/core/spam/form-token.ts'
import { cleanSearch } from '#src/desk/requests/requests.ts'
import { containsWords, searchedText } from '#src/desk/requests/search.server.ts'
import { readPreviewCookie } from '#src/editor/preview/preview-cookie.server.ts'
import { readArriving } from '#src/power-cut/page/arriving-quote.ts'
import { nightAskedFor } from '#src/power-cut/page/night-view.ts'
import { readByteRange } from '#src/server/static/byte-range.ts'
import { chooseVariant, createVariant, type Resource } from '#src/server/static/resource.ts'
import {
  codeProof,
  passkeyAddition,
  passkeyProof,
  passwordProof,
} from '#src/staff/second-factor/second-factor.ts'
import { findDevice } from '#src/staff/sign-in/known-devices.server.ts'
import { findPasswordFault } from '#src/staff/sign-in/password-strength.server.ts'
import { passwordChange, signInRequest } from '#src/staff/sign-in/sign-in.ts'
import { from, type TestSite } from '../../tests/http/test-site.ts'
import { type MeasuredText, repeated, row, worstTexts } from './worst-texts.ts'

/**
 * Maximum number of characters in a request's address and headers. Node refuses longer requests.
 */
const head = 16_384
const heads = worstTexts(head)
const home = { country: 'Nigeria', countryCode: 'NG' }
const trusted = [readNetwork('127.0.0.1')].filter((network) => network !== undefined)
const message = contactFields.message.max
const networks = ['1:', ':', '0:0:', '::ffff:', '1.', '%'].map((part) => repeated(part, head))
const texts = (value: string) => mapContactFields(() => value)
const body = { body: Buffer.from('page') }
const page: Resource = {
  status: 200,
  etag: '',
  supportsRange: false,
  variants: { identity: createVariant({}, body), br: createVariant({}, body) },
}

const fromHead: MeasuredText[] = [
  row('address: its path', heads, (text) =>
    decodePath(`https://works.example/${encodeURI(text.toWellFormed())}`),
  ),
  row('address: a target', heads, (text) => pathOfTarget(`/${text}`)),
  row('address: the next page', heads, (text) => [
    readNextPage(`/${text}`),
    readLocation(`/${text}`),
  ]),
  row('address: a list of products', heads, (text) => [
    readTypedList(text),
    readRequestList(`${text}*1,a*2`),
  ]),
  row('address: words of a search', heads, (text) => search(text, limits.search.found)),
  row('address: a night of the instrument', heads, (text) =>
    nightAskedFor(new URLSearchParams({ site: text, hours: text })),
  ),
  row('address: words of a staff search', heads, (text) => cleanSearch(text)),
  row('address: a time zone', heads, (text) => [
    knownTimeZone(text),
    knownTimeZone(text.slice(0, limits.timeZone.max)),
  ]),
  row('header: Range', heads, (text) => [
    readByteRange(`bytes=${text}`, 1000),
    readByteRange(`bytes=1${text}-2${text}`, 1000),
  ]),
  row('header: Accept-Encoding', heads, (text) =>
    chooseVariant(page, `q=0 br${text} gzip ;${text}`),
  ),
  row('header: User-Agent', heads, (text) => [
    describeDevice(text),
    isbot(text),
    describeDevice(`Mozilla/5.0 ${text}`),
  ]),
  row('header: X-Forwarded-For', [...heads, repeated('127.0.0.1,', head)], (text) =>
    findClient('127.0.0.1', () => `[${text}`, {
      networks: trusted,
      header: 'x-forwarded-for',
    }),
  ),
  row('header: Forwarded', [...heads, repeated('for=127.0.0.1;', head)], (text) =>
    findClient('127.0.0.1', () => text, { networks: trusted, header: 'forwarded' }),
  ),
  row('network: what it is counted by', [...heads, ...networks], (text) => [
    networksOf(text),
    mailNetworksOf(text),
  ]),
  row('header: Authorization', heads, (text) =>
    checkApiKey({ apiKeys: ['k'.repeat(40)] }, `Bearer ${text} ${text}`),
  ),
  row('cookie: known devices', heads, (text) => findDevice('secret', `${text}~${text}`, 1)),
  row('cookie: preview', heads, (text) =>
    readPreviewCookie({ secret: 'secret' }, `${text}.${text}`),
  ),
  row('form token', heads, (text) => checkFormToken({ secret: 'secret' }, `${text}.${text}`)),
]

const fromForms: MeasuredText[] = [
  row('form: every field of a contact request', worstTexts(serverLimits.body, 'bytes'), (text) =>
    checkForm(contactRequest(home), {
      ...texts(text),
      formToken: text,
      idempotencyKey: text,
      timeZone: text,
      termsAccepted: true,
    }),
  ),
  row('form: a contact request at its limits', worstTexts(message), (text) =>
    checkForm(
      contactRequest(home),
      mapContactFields(({ max }) => text.slice(0, max)),
    ),
  ),
  row('form: an e-mail address', worstTexts(limits.email.max), (email) =>
    checkForm(newsletterRequest, { email: `a${email}@a.${email}` }),
  ),
  row(
    'form: an e-mail address and what it was copied with',
    worstTexts(serverLimits.body),
    (email) => checkForm(newsletterRequest, { email: `${email}x` }),
  ),
  row('form: a telephone number', worstTexts(contactFields.phone.max), (phone) =>
    checkForm(contactRequest(home), {
      ...texts('a'),
      phone: `+2${phone}`.slice(0, contactFields.phone.max),
    }),
  ),
  row('form: a sign-in', worstTexts(serverLimits.body, 'bytes'), (text) =>
    checkForm(signInRequest, { username: text, password: text }),
  ),
  row('form: a new password', worstTexts(staffLimits.password.max), (newPassword) => [
    checkForm(passwordChange, { newPassword }),
    findPasswordFault(newPassword, ['ann', newPassword]),
  ]),
  row('form: a passkey', worstTexts(staffLimits.passkey.part), (text) =>
    passkeyAddition.safeParse({ name: text, response: { id: text, rawId: text } }),
  ),
  row('proof: a password, a code or a passkey', worstTexts(serverLimits.body, 'bytes'), (text) => [
    ...[passwordProof, codeProof].map((proof) => proof.safeParse({ password: text, code: text })),
    passkeyProof.safeParse({
      response: { id: text, rawId: text, response: { clientDataJSON: text, signature: text } },
    }),
  ]),
  row('form: fields of a list', [repeated('a', limits.requestList.slug)], (slug) =>
    readListFields(
      Array.from({ length: 1200 }, (_, index): [string, string] => [
        `quantity.${slug.slice(6)}${index}`,
        '7',
      ]),
    ),
  ),
  row(
    'message: written for the search',
    [...worstTexts(message), Array.from({ length: 1200 }, (_, at) => at.toString(36)).join(' ')],
    (text) => searchedText(text, [text.slice(0, 32)]),
  ),
  row('message: looked for by staff', worstTexts(limits.search.max), (text) =>
    containsWords('sqlite', text.split(' ').filter(Boolean)),
  ),
  row('message: a hundred lines of a CSV file', worstTexts(message), (text) =>
    Array.from({ length: 100 }, () => csvLine(['1', text, 'ann@works.example'])),
  ),
  row('file: its name', heads, (text) => nameByType(text, 'application/pdf')),
  row('file: its first bytes', worstTexts(headBytes), (text) => {
    const head = Buffer.from(text, 'latin1').subarray(0, headBytes)
    return [typeOfFile(head), kindOfRefused(head, text)]
  }),
  row('form: a mail address as it is pasted', worstTexts(serverLimits.body), takeAddress),
]

/** Every night that an address, a form or a stored quote can name, and the site without one. */
const nights = exampleSites().flatMap(({ id }) =>
  Array.from({ length: 25 }, (_, hours) => `site=${id}${hours > 0 ? `&hours=${hours}` : ''}`),
)
const { lines: mostLines, quantity: mostQuantity } = limits.requestList
/** Lists of as many products as a request takes, the most expensive to add up and to name. */
const longest = currentCopy().products.map(({ slug }) =>
  Array.from({ length: mostLines }, (_, at) =>
    at === 0 ? `${slug}*${mostQuantity}` : `${slug.slice(0, 40)}-${at}*${mostQuantity}`,
  ).join(','),
)
/** A night that is asked for first is calculated: once for each content. */
const nightBound = 1000

/** What fields and queries lead to more than a look-up, besides what reads them. */
const askedFor: MeasuredText[] = [
  row(
    'field quote: a site and its night, to be stored',
    nights,
    (quote) =>
      quoteToStore({ choice: readArriving(new URLSearchParams(quote)), requestList: '' }, 0),
    nightBound,
  ),
  row(
    'address of the form: site, hours; field and address of an earlier release: night',
    nights,
    (night) => readArriving(new URLSearchParams(), night),
    nightBound,
  ),
  row('field requestList: to be stored, and address of the form: list', longest, (requestList) =>
    quoteToStore({ choice: null, requestList }, 0),
  ),
  row('field callBack', Object.keys(callBackChoices), (window) =>
    moveCallBack(window, { chosen: new Date(0), now: new Date() }, company()),
  ),
  row('address of the form: product, about', heads, (text) =>
    topicReader()(new URLSearchParams({ product: text, about: text })),
  ),
  row('address of the products: room, radio, power, price', heads, (text) => {
    const needs = { room: text, radio: text, power: text, price: text }
    return narrow(
      currentCopy().products,
      readFilters(new URLSearchParams(needs), currentCopy().products),
    )
  }),
]

const bodies = [
  ['application/json', repeated('[', serverLimits.body)],
  ['application/json', `{"a":[${repeated('[],', serverLimits.body - 10)}1]}`],
  ['application/json', `{${Array.from({ length: 6000 }, (_, index) => `"${index}":0`).join(',')}}`],
  ['application/json', `{"message":"${repeated('\\u0315', serverLimits.body - 20)}"}`],
  ['application/x-www-form-urlencoded', repeated('&', serverLimits.body)],
  ['application/x-www-form-urlencoded', repeated('a=&', serverLimits.body)],
  ['application/x-www-form-urlencoded', repeated('%', serverLimits.body)],
  ['application/x-www-form-urlencoded', `message=${repeated('%CC%95', serverLimits.body - 10)}`],
  ['multipart/form-data; boundary=x', repeated('--x\r\n', serverLimits.body)],
  [
    'multipart/form-data; boundary=x',
    repeated('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n', serverLimits.body),
  ],
  ['multipart/form-data; boundary=x', `--x\r\n${repeated('a: b\r\n', serverLimits.body - 10)}`],
  [
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; ${repeated('name="a"; ', serverLimits.body - 80)}`,
  ],
  [
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${repeated('\r\n-', serverLimits.body - 80)}`,
  ],
] as const

function wholeRequests(site: TestSite): MeasuredText[] {
  let sender = 0
  const post = (path: string, type: string, body: string) =>
    site.request(path, {
      method: 'POST',
      // Each request comes from another network, because a request that a limit refuses would not
      // be read.
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': type,
        ...from(`198.51.${sender >> 8}.${sender++ & 255}`),
      },
      body,
    })
  const paths = [
    '/contact',
    '/newsletter',
    '/api/contact',
    '/api/newsletter',
    '/api/contact/form',
    '/admin/signin',
    '/api/session',
  ]
  return [
    ...paths.map((path) =>
      row(`body: POST ${path}`, bodies, ([type, body]) => post(path, type, body)),
    ),
    row('cookies', heads, (text) =>
      site.request('/api/session', {
        headers: {
          cookie: `${text.replace(/[^\x20-\x7e]/g, ';')}=1; __Host-session=${encodeURIComponent(text.toWellFormed())}`,
        },
      }),
    ),
    row('query', heads, (text) =>
      site.request(
        `/contact?${encodeURI(text.toWellFormed())}&list=${encodeURIComponent(text.toWellFormed())}`,
      ),
    ),
  ]
}

/** What reads a text of a visitor, without a whole site. */
export const readersOfVisitors: readonly MeasuredText[] = [...fromHead, ...fromForms]

export const inputsOfVisitors = (site: TestSite): MeasuredText[] => [
  ...askedFor,
  ...readersOfVisitors,
  ...wholeRequests(site),
]
