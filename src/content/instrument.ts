import { facts } from '#src/company/facts.ts'
import { site as company } from '#src/company/site.ts'
import { type Choice, readChoice } from '#src/model/choice.ts'
import { devicePrices, dossiers, gatewayRow, getDossier } from './dossiers.ts'
import { type DossierName, dossierNames } from './schemas/dossier-schema.ts'

const isDossier = (name: string): name is DossierName => dossierNames.some((one) => one === name)

/** A worked example as the instrument takes it: plain data. */
export function getExample(name: DossierName) {
  const { id, dossier, site, night } = getDossier(name)
  const doors = dossier.devices.flatMap((device) => (device.opensDoor ? [device.id] : []))
  return { id, building: dossier.drawing, site, night, doors }
}

/** What the sums of the instrument rest on: prices, currency, days of a month. */
export function instrumentTerms() {
  const { locale, currency } = company()
  const { name, product } = gatewayRow({})
  return { locale, currency, prices: devicePrices(), gateway: { name, product }, days: facts().month.days }
}

/** What an address asks the instrument to show; without a known site, the first of the worked examples. */
export function instrumentOf(query: URLSearchParams) {
  const name = query.get('site') ?? ''
  const example = getExample(isDossier(name) ? name : 'cold-store')
  const { choice, refused }: { choice: Choice; refused: string[] } = readChoice(query, example.site, example.night)
  return { example, choice, refused, terms: instrumentTerms(), dossiers: dossiers().map(({ id, dossier }) => ({ id, name: dossier.name })) }
}
