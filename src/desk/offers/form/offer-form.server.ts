import { randomUUID } from 'node:crypto'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { inLanguageOf } from '#src/content/snapshot/snapshot.ts'
import { words as wordsOfSite } from '#src/content/words/words.ts'
import {
  done,
  type FormAnswer,
  failed,
  invalid,
  type StaffFormRule,
} from '#src/core/forms/form.server.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { UnprintableLetters } from '#src/core/unprintable-letters.server.ts'
import { findRequestRow } from '#src/desk/requests/request-rows.server.ts'
import {
  noteProForma,
  type ReplyContext,
  sendReply,
} from '#src/desk/requests/work/replies.server.ts'
import { readSeen, requestReplyForm } from '#src/desk/requests/work/request-forms.ts'
import { refusals } from '#src/desk/requests/work/work-forms.server.ts'
import { type EstimatesBefore, estimatesOf } from '../estimates.ts'
import { countedExact, isAgreedWith, missingExact } from '../exact-prices.ts'
import { notWithCustomer } from '../offer-life.ts'
import { ordersOf } from '../orders.ts'
import { readProFormas } from '../pro-formas.server.ts'
import { describeProForma, type OfferOfRequest } from '../sent-pro-forma.ts'
import type { ProFormaWords } from '../stored-pro-forma.ts'
import { type ProForma, proFormaRequest } from './pro-forma-form.ts'
import { documentsOf, proFormaTerms, warrantiesOf, writerOf } from './pro-forma-terms.server.ts'

const notMade = 'The pro-forma was not made.'

type OfOffers = {
  /** What the estimates were to which it gives their exact prices. */
  estimates?: EstimatesBefore | undefined
  /** Number of the offer that it replaces. */
  replaces?: string | undefined
}

/**
 * Finds what a new offer of a request has to do with those before it.
 * @param accepted what the offer was accepted with whose estimates it gives their exact prices
 */
export function amongOffers(
  proForma: ProForma,
  offers: readonly OfferOfRequest[],
  accepted: ProForma | null,
): OfOffers {
  const { exactFor } = proForma
  if (exactFor) {
    const first = offers.find(({ number }) => number === exactFor)
    const estimates = estimatesOf(first)
    const isAgreed = first !== undefined && isAgreedWith(proForma, { first, accepted })
    const hasLater = accepted?.later !== undefined
    return { estimates: estimates && { ...estimates, isAgreed, hasLater } }
  }
  // Exact prices belong to the order of their estimates.
  const last = offers.findLast(
    (one) => one.exactFor === null && !notWithCustomer.includes(one.state),
  )
  return { replaces: last && ordersOf([last]).length === 0 ? last.number : undefined }
}

/** Writes the words of a pro-forma of today. */
export const wordsOfToday = (
  proForma: ProForma,
  { number, writer, estimates, replaces }: { number: string; writer: string } & OfOffers,
): ProFormaWords =>
  describeProForma(
    proForma,
    site(),
    {
      ...{ number, today: proFormaTerms().today, documents: documentsOf(proForma) },
      warranties: warrantiesOf(proForma),
      writer,
      taxes: settings().prices.vat.parts,
      ...{ estimates, replaces },
    },
    wordsOfSite().papers.proForma,
  )

const describeLetters = (letters: string) =>
  `The PDF cannot print ${letters}. Write them in Latin letters instead: addressee, company, lines and text can be changed here, and the name on offers under Your account.`

/** Letters and signs that each typeface of a paper has: Latin, punctuation, currencies. */
const isPlain = (text: string) => !/[^\p{ASCII}\u0080-\u024f\u2000-\u206f\u20a0-\u20bf]/u.test(text)

/** Finds the letters of a draft that its PDF could not print, before it is sent. */
async function findUnprintable(
  { printProForma }: ReplyContext,
  proForma: ProForma,
  writer: string,
  text: string,
): Promise<string> {
  const words = wordsOfToday(proForma, { number: 'Draft', writer })
  // Printing takes a second, which most drafts do not need.
  if (isPlain(JSON.stringify([words, text]))) return ''
  try {
    await printProForma('Draft', text, 'Draft', words)
    return ''
  } catch (error) {
    if (error instanceof UnprintableLetters) return error.letters
    throw error
  }
}

type Asked = {
  id: number
  proForma: ProForma
  among: OfOffers
  values: Record<string, string>
}

async function send(
  context: ReplyContext,
  by: SignedIn,
  { id, proForma, among, values }: Asked,
): Promise<FormAnswer<never>> {
  const seen = readSeen(values['seen'])
  if (values['seen'] && !seen)
    return failed(422, {
      message: 'The form did not say what you had seen of the request, so nothing was sent.',
      detail: 'Look at the lines, and send it again.',
      values,
    })
  const mail = requestReplyForm.safeParse({
    key: values['key'],
    subject: settings().replies.proForma.subject,
    text: values['text'],
    seen,
    answersQuestions: values['answersQuestions'] !== undefined,
  })
  if (!mail.success) {
    const why = mail.error.issues.find(({ path }) => path[0] === 'text')?.message
    const text = (values['text']?.trim() && why) || 'Write the text of the mail.'
    return invalid({ text: [text] }, { message: notMade, values })
  }
  const outcome = await sendReply(context, toActor(by), {
    id,
    reply: mail.data,
    offer: {
      proForma,
      write: (number) => wordsOfToday(proForma, { number, writer: writerOf(by), ...among }),
    },
  }).catch((error: unknown) => {
    if (error instanceof UnprintableLetters) return error
    throw error
  })
  if (outcome instanceof UnprintableLetters)
    return failed(422, {
      message: notMade,
      detail: `Nothing was sent. ${describeLetters(outcome.letters)}`,
      values,
    })
  // If the key was already used for other lines, the form gets a new key, with which the changed
  // lines can be sent.
  const again = outcome === 'reused' ? { ...values, key: randomUUID() } : values
  if (outcome !== 'done') {
    const [status, refusal] = refusals[outcome]
    return failed(status, { values: again, ...refusal })
  }
  return done({
    values: { act: 'send' },
    message: context.hasMailServer
      ? 'The pro-forma is on its way. Its copy and the state of its mail are shown at the contact.'
      : 'The pro-forma is stored with the contact. It was not sent: no mail server is set. Once you have given it to the customer, press “I gave them the pro-forma” at the contact.',
  })
}

/** Says why exact prices cannot be those of the estimates of an order; empty if they can. */
function refuseExact(
  exact: ProForma,
  of: string,
  offers: ReturnType<Awaited<ReturnType<typeof readProFormas>>>['items'],
): string {
  const other = countedExact(of, offers)
  if (other) return `The estimates of ${of} have their exact prices in ${other.number} already.`
  const accepted = offers.find(({ number }) => number === of)?.words.given
  const missing = accepted ? missingExact(exact, accepted) : []
  if (missing.length > 0)
    return `Give each estimate of ${of} its exact price, 0 for what falls away. Without one: ${missing.join(', ')}.`
  return exact.lines.some(({ isEstimate }) => isEstimate)
    ? 'An exact price is firm: choose Firm for each line.'
    : ''
}

/** Shows or sends a pro-forma for a request. If a needed setting is missing, refuses the form. */
export function offerProForma(
  context: ReplyContext,
  id: number,
  process: (form: StaffFormRule<ProForma, ProForma>) => Promise<FormAnswer<ProForma>>,
): Promise<FormAnswer<ProForma>> {
  return process({
    permission: 'contacts.pro-forma',
    schema: proFormaRequest(proFormaTerms()),
    failed: notMade,
    async act(proForma, by, values) {
      const { db } = context.database
      const request = await findRequestRow(db, id)
      const { exactFor } = proForma
      const offers = (await readProFormas(db, [id]))(id).items
      const first = offers.find(({ number }) => number === exactFor)
      if (exactFor && !(first && ordersOf([first]).length > 0))
        return failed(409, {
          message: notMade,
          detail: `It gives the exact prices of ${exactFor}, which is no accepted offer of this contact.`,
          values,
        })
      const refused = exactFor && refuseExact(proForma, exactFor, offers)
      if (refused) return failed(422, { message: notMade, detail: refused, values })
      const among = amongOffers(proForma, offers, first?.words.given ?? null)
      // What the customer gets is in the language in which they wrote.
      return inLanguageOf(request?.language, async () => {
        if (values['act'] === 'send') return send(context, by, { id, proForma, among, values })
        const isNoted = await noteProForma(context, toActor(by), id, proForma.lines.length)
        if (!isNoted) return failed(404, { message: 'This contact has been deleted.' })
        const letters = await findUnprintable(context, proForma, writerOf(by), values['text'] ?? '')
        if (!letters) return done({ values, given: proForma })
        const message = 'It cannot be sent like this.'
        return done({ values, given: proForma, message, detail: describeLetters(letters) })
      })
    },
  })
}
