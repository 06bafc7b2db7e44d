import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contactFormProps } from '#src/content/contact-form-props.ts'
import { cutHours } from '#src/content/example-sites/model-site.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { getPage } from '#src/content/page.ts'
import { siteCards, siteTable } from '#src/content/price-tables.ts'
import { emptyChoice, type QuoteChoice, writeQuote } from '#src/contracts/quote/quote-address.ts'
import { nightView } from '#src/power-cut/page/night-view.ts'
import { ContactForm } from '#src/site/islands/contact/ContactForm.tsx'
import { askedNothing } from '#src/site/islands/contact/use-asked-quote.ts'
import { arriving, store } from './offered-lines.ts'

/** Draws the card of the form, and reads its name. */
function shownName(choice: QuoteChoice | null) {
  const drawn = renderToStaticMarkup(
    <ContactForm {...contactFormProps()} formToken="token" asked={{ ...askedNothing, choice }} />,
  )
  return /<h2[^>]*-quote"[^>]*>.*?<\/h2>/.exec(drawn)?.[0].replace(/<[^>]*>/g, ' ') ?? ''
}

/** Where a quote gets its name. */
const places: [place: string, nameOf: (query: string) => string][] = [
  ['on the card of the form', (query) => shownName(arriving(query))],
  [
    'in the stored row and its mails',
    (query) => store({ quote: query, requestList: '' }, 0).quote?.name ?? '',
  ],
]

const sites = exampleSites().map(({ id }) => id)
const nameOf = (id: string) => exampleSites().find((one) => one.id === id)?.site.name ?? ''
const own = (id: string) => arriving(`site=${id}`)?.lines ?? ''

describe.each(places)('the name of a quote %s', (_, nameIn) => {
  it.each(sites)('is not that of a site, %s, for lines that are not its own', (id) => {
    const without = (part: RegExp) =>
      own(id)
        .split(',')
        .filter((line) => !part.test(line))
        .join(',')
    const forged = [
      'plan.remote.further*12',
      'gateway*1',
      'smart-lock*40,gateway*2',
      own(id).replace(/\*\d+/g, '*1'),
      without(/^service\.installation-day/),
      without(/^plan\./),
    ]
    for (const lines of forged.filter((one) => one !== own(id)))
      expect(nameIn(`site=${id}&lines=${lines}`), lines).not.toContain(nameOf(id))
  })

  it.each(sites)('promises no night of %s that its lines do not last through', (id) => {
    const longer = cutHours.filter(
      (hours) => arriving(`site=${id}&hours=${hours}`)?.lines !== own(id),
    )
    for (const hours of longer) {
      const name = nameIn(`site=${id}&hours=${hours}&lines=${own(id)}`)
      expect(name).toContain(nameOf(id))
      expect(name).not.toMatch(/\d hours/)
    }
    expect(nameIn(`site=${id}&hours=7&lines=gateway*1`)).not.toMatch(/\d hours/)
  })

  it('stays for every quote that a page of ours offers, with any plan', () => {
    const page = getPage('prices').tables
    if (!page) throw new Error('The page of prices has no tables')
    const offered = [
      ...siteCards(page).map(({ href }) => href),
      ...JSON.stringify(siteTable(page)).matchAll(/\/contact\?[^)"]*/g),
      ...exampleSites().flatMap((example) =>
        cutHours.map((hours) => nightView(example, hours).quote),
      ),
    ].map((href) => new URLSearchParams(String(href).split('?')[1]))
    for (const query of offered)
      for (const plan of ['', 'visits']) {
        if (plan) query.set('plan', plan)
        const name = nameIn(query.toString())
        expect(name, query.toString()).toContain(nameOf(query.get('site') ?? ''))
        if (query.has('hours')) expect(name).toContain(`${query.get('hours')} hours`)
      }
    expect(offered.length).toBeGreaterThan(30)
  })
})

it('is not that of a site on the card of lines that a browser kept for another', () => {
  const kept = { ...emptyChoice, site: 'cold-store', lines: own('shop') }
  expect(shownName(kept)).not.toContain(nameOf('cold-store'))
  expect(shownName({ ...kept, lines: own('cold-store') })).toContain(nameOf('cold-store'))
})

it('shows no sum of later years that is not of the lines', () => {
  const choice = arriving(`site=shop&lines=${own('shop')}&later=plan.remote*1`)
  expect(choice).toMatchObject({ lines: own('shop'), later: '' })
  expect(arriving(`site=shop&lines=gateway*1&later=gateway*1`)?.later).toBe('')
  const whole = arriving('site=shop')
  expect(arriving(writeQuote({ ...emptyChoice, ...whole }))).toEqual(whole)
})
