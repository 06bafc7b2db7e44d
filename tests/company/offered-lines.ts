import { listedProducts } from '#src/content/listed-products.ts'
import { soldLines } from '#src/content/prices/sold-lines.ts'
import { offeredBeside } from '#src/content/quote-of.ts'
import { quoteToStore } from '#src/content/quote-to-store.ts'
import { settings } from '#src/content/settings/settings.ts'
import { linesOfChoice } from '#src/contracts/quote/lines-of-choice.ts'
import { readArriving } from '#src/power-cut/page/arriving-quote.ts'

/** Reads the query of a site as the form and a request do. */
export const arriving = (query: string) => readArriving(new URLSearchParams(query))

/** The lines of the site of a query, for its first or for each later year. */
export function linesOf(query: string, year: 'first' | 'later' = 'first') {
  const choice = arriving(query)
  const sold = soldLines(settings(), listedProducts())
  return choice ? linesOfChoice(choice, { sold, plans: offeredBeside().plans }, year) : []
}

/** Stores what a request asks for. */
export const store = (asked: { quote: string; requestList: string }, now: number) =>
  quoteToStore({ choice: arriving(asked.quote), requestList: asked.requestList }, now)
