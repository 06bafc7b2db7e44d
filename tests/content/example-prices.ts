import type { Prices } from '#src/content/schemas/prices-schema.ts'
import { settings } from '#src/content/settings/settings.ts'

type All = { [Key in keyof Prices]-?: NonNullable<Prices[Key]> }

/** The prices of the example company, which has all that a company may leave out. */
export function examplePrices(): All {
  const { prices } = settings()
  const { survey, installationDay, fitting, pilot, training, spares, cell } = prices
  const { app, call, data, furtherGateway, payment, sums, overEstimate, plansEnd } = prices
  if (!survey || !installationDay || !fitting || !pilot || !training || !spares || !cell)
    throw new Error('A service of the example company is missing')
  if (!app || !call || !data || !furtherGateway || !payment || !sums || !overEstimate || !plansEnd)
    throw new Error('A price of the example company is missing')
  const services = { survey, installationDay, fitting, pilot, training, spares, cell }
  return {
    ...prices,
    ...services,
    app,
    call,
    data,
    furtherGateway,
    payment,
    sums,
    overEstimate,
    plansEnd,
  }
}
