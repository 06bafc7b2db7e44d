import { priceList } from '#src/company/prices.ts'
import { site } from '#src/company/site.ts'
import { formatAmount, formatDay, formatList, formatNumber } from '#src/contracts/formats.ts'
import { priceOfDevices } from '#src/model/device-price.ts'
import { costOfSites } from '#src/model/site-cost.ts'
import { devicePrices, dossierNight, getDossier } from './dossiers.ts'
import { amountText, exampleAddress, hasLocal, isRateExample, localText, requestOfSet, siteCostOf, withoutText } from './prices.ts'
import type { PageContent } from './schemas/page-schemas.ts'
import { holdsText, rowsOf } from './sets.ts'

type Words = PageContent<'prices'>['tables']
type Shown = { caption: string; columns: string[]; rows: string[][]; note?: string | undefined }

/** Cells about the local currency, where amounts are shown in one. */
const ifLocal = (cells: readonly (string | undefined)[]): string[] => (hasLocal() ? cells.map((text) => text ?? '–') : [])
/** The last cell of each row: whether its value is an example, or only the rate at which it is converted. */
function statusOf(isExample: boolean, { status }: Words, { isConverted = false, isListed = false } = {}): string {
  const mark = (words: string) => `[${words}](${exampleAddress})`
  if (isExample) return mark(status.example)
  if (isConverted && isRateExample()) return mark(isListed ? status.listedAtExample : status.rate)
  return isListed ? status.listed : status.confirmed
}

/** What is paid once or by use, VAT and the rate. */
export function priceTable(words: Words): Shown {
  const { survey, installationDay, pilot, training, spares, call, data, vat, local } = priceList()
  const { locale, currency } = site()
  const bundle = { ...data, name: `${data.name}, ${data.megabytes}\u00a0MB` }
  const { columns, single } = words
  const { days } = single
  return {
    caption: single.caption,
    columns: [columns.what, columns.amount, ...ifLocal([columns.local]), columns.status],
    rows: [
      ...[survey, installationDay, { ...pilot, name: `${pilot.name}, ${pilot.days}\u00a0${days}` }, training, spares, call, bundle].map(
        ({ name, amount, isExample }) => [
          name,
          formatAmount(amount, { locale, currency }),
          ...ifLocal([localText(Number(amount))]),
          statusOf(isExample, words, { isConverted: true }),
        ],
      ),
      [single.vat, `${formatNumber(vat.percent, locale)}\u00a0%`, ...ifLocal([undefined]), statusOf(vat.isExample, words)],
      ...(hasLocal()
        ? [
            [
              `${single.rate} ${formatDay(local.on, locale, 'long')}`,
              amountText(1),
              formatAmount(String(local.rate), { locale, currency: local.currency }),
              statusOf(local.isExample, words),
            ],
          ]
        : []),
    ],
    note: single.note,
  }
}

/** Plans of support and the app, by year and site. */
export function planTable(words: Words): Shown {
  const { plans, app } = priceList()
  const { columns, included } = words
  const both = (amount: string) => {
    const local = localText(Number(amount))
    return Number(amount) === 0 ? included : `${amountText(Number(amount))}${local ? ` (${local})` : ''}`
  }
  return {
    caption: words.plans.caption,
    columns: [columns.what, columns.firstYear, columns.laterYears, columns.includes, columns.status],
    rows: [...plans, app].map(({ name, firstYear, laterYears, text, isExample }) => [
      name,
      both(firstYear),
      both(laterYears),
      text,
      statusOf(isExample, words, { isConverted: true }),
    ]),
  }
}

/** What several sites of the worked example come to: in the first year, and in each later one. */
export function sumTables(words: Words): Record<'firstYear' | 'laterYears', Shown> {
  const list = priceList()
  const { sums, survey, installationDay, plans, app, data, vat } = list
  const plan = plans.find(({ id }) => id === sums.plan)
  const found = getDossier(sums.dossier)
  const { price, data: bill } = dossierNight(found)
  const cost = siteCostOf(list, price.total, bill[found.site.link].bill)
  const costs = sums.sites.map((sites) => costOfSites(sites, cost))
  type Cost = (typeof costs)[number]
  const { rows: names, columns } = words.sums
  const row = (name: string, isExample: boolean, value: (one: Cost) => number) => [
    name,
    ...costs.map((one) => (value(one) === 0 ? words.included : amountText(value(one)))),
    statusOf(isExample, words),
  ]
  const isRunning = [plan, app, data].some((one) => one?.isExample)
  const isOnce = survey.isExample || installationDay.isExample
  const total = (part: 'firstYear' | 'laterYears', isExample: boolean) => {
    return [
      row(names.net, isExample, (one) => one[part].net),
      row(names.vat, isExample || vat.isExample, (one) => one[part].vat),
      row(names.gross, isExample || vat.isExample, (one) => one[part].gross),
      ...(hasLocal()
        ? [
            [
              names.local,
              ...ifLocal(costs.map((one) => localText(one[part].gross))),
              statusOf(isExample || vat.isExample, words, { isConverted: true }),
            ],
          ]
        : []),
    ]
  }
  const running = (part: 'first' | 'later') => [
    row(plan?.name ?? '', plan?.isExample ?? false, (one) => one[part].plan),
    row(app.name, app.isExample, (one) => one[part].app),
    row(data.name, data.isExample, (one) => one[part].data),
  ]
  const heads = [
    words.columns.what,
    ...sums.sites.map((sites) => `${sites}\u00a0${sites === 1 ? columns.one : columns.several}`),
    words.columns.status,
  ]
  return {
    firstYear: {
      caption: words.sums.first,
      columns: heads,
      rows: [
        [names.devices, ...costs.map(({ once }) => amountText(once.devices)), statusOf(false, words, { isListed: true })],
        row(names.surveys, survey.isExample, ({ once }) => once.surveys),
        row(names.installation, installationDay.isExample, ({ once }) => once.installation),
        ...running('first'),
        ...total('firstYear', isOnce || isRunning),
      ],
      note: price.without.length > 0 ? `${words.sums.without} ${formatList(price.without)}.` : undefined,
    },
    laterYears: { caption: words.sums.later, columns: heads, rows: [...running('later'), ...total('laterYears', isRunning)] },
  }
}

/** The sets with what each holds and comes to. */
export function setTable(words: Words): Shown {
  const amounts = devicePrices()
  const { columns, sets } = words
  return {
    caption: sets.caption,
    columns: [columns.set, columns.holds, columns.amount, ...ifLocal([columns.local]), columns.status],
    rows: priceList().sets.map((set) => {
      const rows = rowsOf(set)
      const { total, without } = priceOfDevices(rows, amounts)
      const hasSum = total > 0
      return [
        set.name,
        `${holdsText(rows)}. [${sets.ask} “${set.name}”](${requestOfSet(rows)})`,
        hasSum ? `${amountText(total)}${withoutText(without)}` : sets.onRequest,
        ...ifLocal([hasSum ? localText(total) : undefined]),
        statusOf(false, words, { isConverted: hasSum, isListed: true }),
      ]
    }),
    note: sets.note,
  }
}
