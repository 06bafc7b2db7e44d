import { sayOfNight } from '#src/content/example-sites/event-words.ts'
import type { ExampleSite } from '#src/content/example-sites/example-site.ts'
import { findExampleSite } from '#src/content/example-sites.ts'
import { hasPage } from '#src/content/page.ts'
import { nightWords, settings } from '#src/content/settings/settings.ts'
import { addressOnSite } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import type { ContactContext } from '#src/contracts/contact/power-cut-context.ts'
import { say as fill, sayCount } from '#src/contracts/text/say.ts'
import { clockAt } from '../clock.ts'
import { nameOfSite } from '../site.ts'
import { onceForEachNight } from './night-table.ts'
import { addressOfNight, nightAskedFor, nightView } from './night-view.ts'

/** Describes a night in words. It has no part of an address, which could be anything. */
const describeNight = onceForEachNight((example: ExampleSite, hours): ContactContext => {
  const { answers, sum, night } = nightView(example, hours)
  const { company } = settings()
  const { request } = nightWords()
  const { from, to } = night.account.cut
  const clock = (minute: number) => clockAt(minute, night.night.beginsAt)
  return {
    href: addressOfNight(example.id, hours),
    site: nameOfSite(example.site),
    hours: sayCount(request.hours, hours, { from: clock(from), to: clock(to) }, company.locale),
    headline: answers.map(({ line }) => line).join(' '),
    sum: sayOfNight(request.sum, sum),
  }
})

/**
 * Describes a night for storing with a contact request about it; undefined if the query names no
 * example site.
 */
export function nightContext(query: URLSearchParams): ContactContext | undefined {
  if (!hasPage('cut-the-power') || !findExampleSite(query.get('site') ?? '')) return undefined
  const { example, hours } = nightAskedFor(query)
  return describeNight(example, hours)
}

/**
 * The contact form's topic for the query of a night; undefined if the query names no example site.
 * Its message names no sum: the quote beside it does, and follows the number of sites and the plan.
 */
export function nightTopic(query: URLSearchParams) {
  const context = nightContext(query)
  if (!context) return undefined
  const { href, site, hours, headline } = context
  const request = sayOfNight(nightWords().request.ask, {
    address: addressOnSite(href),
  })
  return {
    name: site,
    href,
    message: `${request}\n${fill(words().powerCut.nightTitle, { site, question: hours })}\n${headline}`,
  }
}
