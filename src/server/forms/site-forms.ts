import { listedProducts } from '#src/content/listed-products.ts'
import { getPage } from '#src/content/page.ts'
import { asRead } from '#src/content/quote-to-store.ts'
import { site } from '#src/content/settings/site.ts'
import { lang, words } from '#src/content/words/words.ts'
import { invalidCredentials } from '#src/contracts/account/sign-in-texts.ts'
import { messageOfList, withoutBrought } from '#src/contracts/contact/brought-message.ts'
import { moveCallBack } from '#src/contracts/contact/call-back.ts'
import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import type { ContactFieldName } from '#src/contracts/contact/contact-fields.ts'
import { fileFields, quoteNames } from '#src/contracts/contact/contact-files.ts'
import {
  contactRequest,
  newsletterRequest,
  unsubscribeRequest,
} from '#src/contracts/contact/contact-forms.ts'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import {
  listFields,
  readListFields,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import {
  numbersOf,
  quoteFields,
  quoteQuery,
  readQuoteFields,
  readSites,
} from '#src/contracts/quote/quote-address.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { type FormAnswer, wait } from '#src/core/forms/form.server.ts'
import type { Client } from '#src/core/http/client-address.ts'
import { describeDevice } from '#src/core/http/device.ts'
import type { BodyKind } from '#src/core/http/read-body.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { checkApiKey } from '#src/core/spam/api-keys.ts'
import {
  bookingChangeForm,
  bookingForm,
  refuseConsent,
} from '#src/desk/bookings/booking-forms.server.ts'
import { answerOffer, offerAnswer } from '#src/desk/offers/offer-answers.server.ts'
import { findSubmitted, submitRequest } from '#src/desk/requests/submission.server.ts'
import {
  confirmByToken,
  subscribe,
  unsubscribe,
  unsubscribeAddress,
} from '#src/newsletter/subscribers.server.ts'
import { readArriving } from '#src/power-cut/page/arriving-quote.ts'
import { joinByLink } from '#src/staff/accounts/account-links.server.ts'
import { issueDeviceCookie } from '#src/staff/sign-in/known-devices.server.ts'
import { signIn } from '#src/staff/sign-in/sign-in.server.ts'
import { accountJoin, signInRequest } from '#src/staff/sign-in/sign-in.ts'
import type { AttachedFiles } from './attached-files.ts'
import { createFormProcessor } from './process-form.ts'

declare module '#src/core/http/app-env.ts' {
  interface Variables {
    forms: Forms
  }
}

type Dependencies = Omit<
  Parameters<typeof createFormProcessor>[0],
  'network' | 'rememberDevice'
> & {
  client: Client
  deviceCookie: string | undefined
  setDeviceCookie: (cookie: string) => void
}

const linkEnded =
  'This link has ended: it was used, it is older than three days, or a newer one was made. Ask an owner for another.'

const listField = 'requestList' satisfies ContactFieldName

/** The message that the page brought follows the list also without a script. */
const followList = (message: string, lines: readonly unknown[]) =>
  messageOfList(message, {
    hasList: lines.length > 0,
    ofProducts: listedProducts().map(({ name }) =>
      say(words().sections.contact.ofProduct.message, { topic: name }),
    ),
    ofList: words().quote.message,
  })

/**
 * Joins a list and a chosen site, which a page sends as several fields, into one field each.
 * @returns the fields' names if the visitor only updates them
 */
function joinList(fields: FormData): string[] | undefined {
  // The message that a site brought goes with it; what was typed stays.
  if (fields.has(quoteFields.remove)) {
    const message = String(fields.get('message') ?? '').replaceAll('\r\n', '\n')
    fields.set('message', withoutBrought(message, words().quote.message))
    fields.delete('night')
  }
  const quote = readQuoteFields(fields)
  if (quote !== undefined) fields.set('quote', quote)
  const typed = readListFields(fields)
  if (typed) {
    fields.set(listField, writeRequestList(typed))
    const message = String(fields.get('message') ?? '').replaceAll('\r\n', '\n')
    fields.set('message', followList(message, typed))
  }
  if (fields.has(quoteFields.remove)) return [listField]
  const shown = fields.get(listFields.enter)
  const isChanged =
    shown !== null &&
    shown !== numbersOf(String(fields.get('quote') ?? ''), String(fields.get(listField) ?? ''))
  return isChanged || fields.has(listFields.update) ? [listField, quoteFields.sites] : undefined
}

/** Says that the number of sites, as typed in a page without the script, is none. */
function faultOfSites({ [quoteFields.sites]: typed }: FieldValues): FieldErrors {
  if (typed === undefined || readSites(typed.trim()) !== null) return {}
  const most = formatNumber(limits.quotedSites, lang())
  return { [quoteFields.sites]: [say(words().quote.wrongSites, { most })] }
}

/** Says which files of an accepted form were refused. */
function describeRefusedFiles({ stored, refused }: Pick<AttachedFiles, 'stored' | 'refused'>) {
  const { contact, files } = words().forms
  const namesOf = (list: readonly { name: string }[]) =>
    quoteNames(
      list.map(({ name }) => name),
      files,
      lang(),
    )
  const named = { refused: namesOf(refused), address: site().email }
  return stored.length > 0
    ? sayCount(
        contact.someFilesRefused,
        refused.length,
        { ...named, stored: namesOf(stored) },
        lang(),
      )
    : sayCount(contact.filesRefused, refused.length, named, lang())
}

/** Whether a request names a quote that cannot be read, or a site that there is not. */
function isQuoteLeftOut(sent: string): boolean {
  const choice = quoteQuery.test(sent) ? readArriving(new URLSearchParams(sent)) : null
  return sent !== '' && (choice === null || (choice.site !== '' && choice.lines === ''))
}

const deviceOf = ({ headers }: Request) => describeDevice(headers.get('user-agent'))

export function createForms(dependencies: Dependencies) {
  const { context, client, deviceCookie, setSession, setDeviceCookie, onError } = dependencies
  const rememberDevice = (staffId: number) =>
    setDeviceCookie(issueDeviceCookie(context.secret, deviceCookie, staffId))
  const processor = createFormProcessor({
    ...dependencies,
    network: client.prefix,
    rememberDevice,
  })
  const { done, invalid, failed, processForm, processStaffForm } = processor

  async function actByToken(
    request: Request,
    act: (token: string) => Promise<FormAnswer>,
  ): Promise<FormAnswer> {
    try {
      return await act(new URL(request.url).searchParams.get('token') ?? '')
    } catch (error) {
      onError(error)
      return failed(503)
    }
  }

  return {
    processStaffForm,

    contact: (request: Request, kind: BodyKind = 'form') =>
      processForm(request, kind, {
        schema: contactRequest(site().address),
        prepare: joinList,
        async validate(values, files, data) {
          const { callBack = '' } = values
          const faults = faultOfSites(values)
          const now = new Date()
          const chosen = new Date(now.getTime() - (data?.waitedSeconds ?? 0) * 1000)
          if (moveCallBack(callBack, { chosen, now }, site()) !== null) return faults
          // If the form is stored already and only the answer was lost, the call-back time is not
          // checked again.
          return data && (await findSubmitted(context, data, files)) !== undefined
            ? faults
            : { ...faults, callBack: [words().forms.errors.callBack.closed] }
        },
        failed: words().forms.contact.failed,
        act: async (data, values, files) => {
          // The key is only read with JSON, because with a form the header may contain a password
          // that a proxy asked the visitor for.
          const key =
            kind === 'json' ? checkApiKey(context, request.headers.get('authorization')) : 'none'
          const stored = await submitRequest(context, data, { ...client, key }, { files })
          if (stored.outcome === 'consent-unknown') return refuseConsent(values)
          if (stored.outcome === 'files-gone')
            return invalid(
              { [fileFields.files]: [words().forms.files.errors.gone], ...files.shownErrors },
              { values },
            )
          const answers = words().forms.newsletter
          // The same form was sent twice: its files are stored already.
          if (!stored.isNew) await files.discard()
          return done({
            message: words().forms.contact.sent,
            detail: [
              isQuoteLeftOut(values['quote'] ?? '') && getPage('contact').list.unknown,
              files.refused.length > 0 && describeRefusedFiles(files),
              data.marketing &&
                (!hasPlainLetters(data.businessEmail)
                  ? answers.otherwise
                  : stored.isUnsubscribed
                    ? answers.later
                    : answers.confirm),
            ]
              .filter(Boolean)
              .join(' '),
            given: {
              reference: stored.reference,
              isUnsubscribed: stored.isUnsubscribed,
              quote: stored.quote && asRead(stored.quote),
            },
          })
        },
      }),

    booking: (request: Request, kind: BodyKind = 'form') =>
      processForm(request, kind, bookingForm(context, client)),

    bookingChange: (request: Request, token: string) =>
      processForm(request, 'form', bookingChangeForm(context, token)),

    /** Accepts the offer of a link, asks about it, or says why not now. */
    offer: (request: Request, token: string) =>
      processForm(request, 'form', {
        schema: offerAnswer,
        failed: words().offer.answers.failed,
        unknown: words().offer.answers.unknown,
        act: (answer, values, files) =>
          answerOffer(context, { token, answer, client, files }, values),
      }),

    /** Receives a newsletter request. The answer is the same for new and known addresses. */
    newsletter: (request: Request, kind: BodyKind = 'form') =>
      processForm(request, kind, {
        schema: newsletterRequest,
        failed: words().forms.newsletter.failed,
        act: async (data, values) => {
          const taken = await subscribe(context, data, client)
          const { later, subscribed } = words().forms.newsletter
          const retryAfter = serverLimits.newsletter.confirmations.windowMs / 1000
          if (taken === 'consent-unknown')
            return invalid({ email: [words().forms.errors.email.changed] }, { values })
          if (taken === 'limit') return failed(429, { detail: later, values, retryAfter })
          return done({ message: subscribed })
        },
      }),

    /**
     * Unsubscribes by the token in the address (decision 0033). The body, of which mail providers
     * send their own (RFC 8058), is read only if the token does not name an address.
     */
    unsubscribe: (request: Request) =>
      actByToken(request, async (token) => {
        const outcome = await unsubscribe(context, token)
        if (outcome !== 'address') return outcome === 'done' ? done() : failed(400)
        return processForm(request, 'form', {
          schema: unsubscribeRequest,
          failed: '',
          act: async ({ email }) => {
            await unsubscribeAddress(context, email)
            return done()
          },
        })
      }),

    /** Confirms by the token in the address, whose signature authorises it (decision 0033). */
    confirmSubscription: (request: Request) =>
      actByToken(request, async (token) => {
        const outcome = await confirmByToken(context, token)
        return outcome === 'confirmed' ? done() : failed(outcome === 'ended' ? 404 : 400)
      }),

    signIn: (
      request: Request,
      {
        kind = 'form',
        location = '/admin',
      }: { kind?: BodyKind; location?: string | undefined } = {},
    ) =>
      processForm(request, kind, {
        schema: signInRequest,
        failed: 'The sign-in failed.',
        isForStaff: true,
        act: async (data, values) => {
          const result = await signIn(context, data, {
            ...client,
            device: deviceOf(request),
            deviceCookie,
          })
          if (result.outcome === 'wait') return wait(result.seconds, { values })
          if (result.outcome === 'refused')
            return failed(401, { message: invalidCredentials, values })
          setSession(result.token)
          setDeviceCookie(result.deviceCookie)
          return done({ location })
        },
      }),

    /** Sets the password of an invitation or recovery by its link, and signs in. */
    join: (request: Request, kind: BodyKind = 'form') =>
      processForm(request, kind, {
        schema: accountJoin,
        failed: 'The password was not set.',
        act: async (data) => {
          const origin = { device: deviceOf(request), network: client.network }
          const result = await joinByLink(context, data, origin)
          if (result.outcome === 'ended') return failed(410, { detail: linkEnded })
          if (result.outcome === 'weak') return invalid({ newPassword: [result.fault] })
          setSession(result.token)
          rememberDevice(result.staffId)
          return done({ location: '/admin' })
        },
      }),
  }
}

export type Forms = ReturnType<typeof createForms>
