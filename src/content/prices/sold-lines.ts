import {
  type ListedProduct,
  quoteLinesOf,
  type SoldLine,
} from '#src/contracts/contact/request-list.ts'
import { isForeign } from '#src/contracts/formats.ts'
import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'
import { say } from '#src/contracts/text/say.ts'
import { deliveryTable, type MoneyAmounts } from './prices.ts'
import { furtherPrice } from './site-cost.ts'

/** Lists everything that is sold, one of each, at present prices: null for what is on request. */
export function soldLines(money: MoneyAmounts, products: readonly ListedProduct[]): SoldLine[] {
  return [
    ...quoteLinesOf(
      products.map(({ slug }) => ({ slug, quantity: 1 })),
      products,
    ),
    ...soldServices(money),
    ...deliveryTable(money).regions.map(
      ({ id, line: name, amount }): SoldLine => ({
        ...{ kind: 'delivery', id, name },
        quantity: '1',
        price: isForeign(money.company) ? null : amount,
      }),
    ),
  ]
}

/** Lists the services and yearly plans that are sold. */
export function soldServices(money: MoneyAmounts): SoldLine[] {
  const { company, prices, phrases } = money
  const { survey, installationDay, pilot, training, spares, cell, data, furtherGateway } = prices
  const priced = (amount: string) => (isForeign(company) ? null : amount)
  const line = (
    kind: QuoteLine['kind'],
    id: string,
    { name, amount }: { name: string; amount: string },
  ): QuoteLine => ({
    ...{ kind, id, name },
    quantity: '1',
    price: priced(amount),
  })
  const services = {
    survey,
    'installation-day': installationDay,
    ...{ pilot, training, spares, cell, data },
  }
  const offered = Object.entries(services).flatMap(([id, service]) =>
    !service || ('isNotOffered' in service && service.isNotOffered) ? [] : [{ id, ...service }],
  )
  const yearly = [...prices.plans, ...(prices.app ? [{ ...prices.app, id: 'app' }] : [])]
  return [
    ...offered.map(({ id, ...service }) => line('service', id, service)),
    ...yearly.flatMap(({ id, name, firstYear, laterYears }): SoldLine[] => [
      { ...line('plan', id, { name, amount: firstYear }), later: priced(laterYears) },
      ...(furtherGateway
        ? [
            {
              ...line('plan', `${id}.further`, {
                name: say(phrases.furtherGateway, { service: name }),
                amount: furtherPrice(firstYear, furtherGateway.percent),
              }),
              later: priced(furtherPrice(laterYears, furtherGateway.percent)),
            },
          ]
        : []),
    ]),
  ]
}
