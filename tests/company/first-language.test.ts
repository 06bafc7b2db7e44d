import { expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { priceOf } from '#src/content/prices/price.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { search } from '#src/content/search/search.ts'
import { site } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { lang } from '#src/content/words/words.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { type Letter, toMail } from '#src/core/mail-kind.server.ts'
import { writeNotification } from '#src/desk/requests/mails/notification-mail.server.ts'
import { writeAcknowledgement } from '#src/desk/requests/mails/receipt-mail.server.ts'
import { paintDatasheet } from '#src/paper/datasheet.ts'
import { mailContext } from '#src/server/site-mail-context.ts'
import { ownerSite } from '../../scripts/company/owner-site.ts'
import { date } from '../content/copied-content.ts'
import { exampleRequest } from '../desk/example-request.ts'

/** A plain site in one language alone, which is not English; each of its texts has an accent. */
const overlay = ownerSite({ language: 'pt', products: 3 })
const made = makeSnapshot({ root: '.', date, number: 1, overlay })
if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
const { snapshot } = made
const inPortuguese = <Result>(work: () => Result) => withSnapshot(snapshot, work)

it('has one language, at `/`, and writes amounts in it', () => {
  expect(snapshot).toMatchObject({ language: 'pt', prefix: '' })
  expect(inPortuguese(lang)).toBe('pt-FR')
  const { company, phrases } = snapshot.settings
  expect(priceOf('89.00', { ...company, pricedIn: 'EUR' }, phrases).text).toBe('€\u00a089,00')
})

it('a mail to a visitor says its language, and one to staff that it is in English', () => {
  const context = inPortuguese(() => mailContext(readConfig({}), 'secret'))
  const listed = { availability: '', datasheets: [] }
  const [receipt, notice] = inPortuguese(() => [
    writeAcknowledgement(exampleRequest, { company: site(), ...listed }, context),
    writeNotification(exampleRequest, context),
  ])
  const htmlOf = (letter: Letter) => inPortuguese(() => toMail('a-mail', letter, context).html)
  expect(htmlOf(receipt)).toContain('<html lang="pt-FR">')
  expect(htmlOf(notice)).toContain('<html lang="en">')
  // The company has no page about what a site needs.
  expect(htmlOf(receipt)).not.toContain('site-requirements')
})

it('its datasheet has no English word', async () => {
  const paper = await inPortuguese(async () => {
    const [product] = currentCopy().products
    if (!product) throw new Error('There is no product')
    return paintDatasheet(product)
  })
  const said = JSON.stringify([paper.heading, paper.sections])
  expect(said).toContain('Lóáf 1')
  expect(said).not.toMatch(/\b(?:the|and|your|with|from|VAT)\b/i)
})

it('a search without accents finds a product first', async () => {
  const { groups } = await inPortuguese(() => search('loaf 2', 3))
  expect(groups[0]?.found[0]?.href).toBe('/product/2')
})
