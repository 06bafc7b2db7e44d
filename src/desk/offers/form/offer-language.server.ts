import { z } from 'zod'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { languagesOf } from '#src/content/languages/languages.ts'
import { openTextsIn } from '#src/content/languages/open-texts.ts'
import { listedProducts } from '#src/content/listed-products.ts'
import { deliveryTable } from '#src/content/prices/prices.ts'
import { soldLines } from '#src/content/prices/sold-lines.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { currentSnapshot, publicSnapshotIn, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { keyOfLine } from '#src/contracts/contact/request-list.ts'
import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { lockRequest, touchRequest } from '#src/desk/requests/work/work-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { newAddress } from '../pro-forma-addresses.ts'
import { withCode } from './line-fields.ts'
import type { TextLanguages } from './text-languages.ts'

const choice = z.object({ language: z.string().max(20) })

/**
 * Lists the languages in which an offer can be, the site's first one first.
 * @param own of the customer, in which they may have got something before it was taken off
 */
export const offerLanguages = (own: string): { code: string; name: string }[] =>
  [...new Set([...languagesOf(site()), own])].map((code) => ({ code, name: nameOfLanguage(code) }))

const soldNow = () => soldLines(settings(), listedProducts())

/** The texts that an offer can begin with, each with the words that say its language. */
function textsOfOffers(): [text: string, source: string][] {
  const { delivery, deliveryElsewhere } = settings().phrases.prices
  const { regions, elsewhere } = deliveryTable(settings())
  const { tradeTerms } = settings().company
  const { plansEnd } = settings().prices
  const own = (text: string): [string, string] => [text, text]
  return [
    ...soldNow().flatMap((line): [string, string][] =>
      line.kind === 'delivery' ? [] : [own(line.name), [withCode(line), line.name]],
    ),
    ...regions.map(({ line }): [string, string] => [line, delivery]),
    [elsewhere, deliveryElsewhere],
    ...(plansEnd ? [own(plansEnd)] : []),
    ...(tradeTerms ? [own(tradeTerms.delivery), own(tradeTerms.payment)] : []),
  ]
}

/**
 * In which language the site has each text that an offer can begin with; null for a site with one
 * language. What has no translation is in the first language in each.
 * @param own of the customer
 */
export function textLanguages(own: string): TextLanguages | null {
  const languages = offerLanguages(own)
  if (languages.length < 2) return null
  const others = languages.filter(({ code }) => code !== own)
  const of = [own, ...others.map(({ code }) => code)].flatMap((code) =>
    withSnapshot(publicSnapshotIn(code), () => {
      const open = openTextsIn(currentSnapshot())
      return textsOfOffers().map(([text, source]): [string, string] => [
        text,
        open.get(source) ?? code,
      ])
    }),
  )
  return {
    own,
    names: Object.fromEntries(languages.map(({ code, name }) => [code, name])),
    // The first of a text counts: a name that is the same in two languages is in the customer's.
    of: Object.fromEntries(of.reverse()),
  }
}

/**
 * Names the lines of a stored quote in the current language, because the customer may have got
 * another one since. A name that the site has in no language stays.
 */
export function linesInLanguage<Line extends QuoteLine>(lines: readonly Line[]): Line[] {
  const present = new Map(soldNow().map((line) => [keyOfLine(line), line.name]))
  const known = soldInLanguages()
  return lines.map((line) => {
    const key = keyOfLine(line)
    const isKnown = known.some((sold) => sold.get(key)?.name === line.name)
    return { ...line, name: (isKnown && present.get(key)) || line.name }
  })
}

/** What is sold, by its key, in each language of the site. */
const soldInLanguages = () =>
  offerLanguages(currentSnapshot().language).map(({ code }) =>
    withSnapshot(
      publicSnapshotIn(code),
      () => new Map(soldNow().map((line) => [keyOfLine(line), line])),
    ),
  )

/**
 * Returns what a line sells by the price list where staff have written something else over its name:
 * neither that name, in any language, nor its code is left. Undefined for all other lines.
 */
export function writtenOver(line: Pick<QuoteLine, 'kind' | 'id' | 'name'>): QuoteLine | undefined {
  const sold = soldInLanguages().flatMap((lines) => lines.get(keyOfLine(line)) ?? [])
  const text = line.name.toLowerCase()
  const isNamed = sold.some(({ name, code }) =>
    [name, code].some((one) => one && text.includes(one.toLowerCase())),
  )
  return isNamed ? undefined : sold[0]
}

/**
 * Changes the language of a request's customer: the offer, its page and all later mails are in it.
 */
export const offerLanguageForm = (
  { database }: Context,
  requestId: number,
): StaffFormRule<z.output<typeof choice>> => ({
  permission: 'contacts.pro-forma',
  schema: choice,
  failed: 'The language was not changed.',
  act: ({ language: to }, by) =>
    database.write(async (tx) => {
      const [first] = languagesOf(site())
      const request = await lockRequest(tx, database.engine, requestId)
      if (!request) return failed(404, { detail: 'This contact has been deleted.' })
      const from = request.language ?? first
      if (!offerLanguages(from).some(({ code }) => code === to))
        return failed(409, { detail: 'Visitors do not see the site in this language any more.' })
      if (from !== to) {
        const now = Date.now()
        const actor = toActor(by)
        await tx
          .updateTable('contact')
          .set({ language: to === first ? null : to })
          .where('id', '=', requestId)
          .execute()
        await touchRequest(tx, requestId, { by: actor.name, now })
        const entry = { action: 'contact.language', subject: `contact ${requestId}` } as const
        await recordAudit(tx, actor, { ...entry, detail: { from, to } }, now)
      }
      return done({ location: newAddress(requestId) })
    }),
})
