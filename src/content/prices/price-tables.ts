import { formatAmount, formatDay, formatList, formatNumber } from '#src/contracts/formats.ts'
import { priceOfDevices } from '#src/model/device-price.ts'
import { costOfSites } from '#src/model/site-cost.ts'
import type { PageContent } from '../schemas/page-schemas.ts'
import { settings } from '../settings/settings.ts'
import { currentSnapshot } from '../snapshot.ts'
import { amountText, exampleAddress, hasLocal, isOnRequest, isRateExample, localText, requestOfSet, setPrice } from './prices.ts'
import { holdsText, rowsOf } from './sets.ts'
import { costOfExample } from './site-sums.ts'

type Words = PageContent<'prices'>['tables']
type Shown = { caption: string; columns: string[]; rows: string[][]; note?: string | undefined }

/** An amount, and in brackets what it comes to in the local currency, where amounts are shown in one. */
function withLocal(amount: number): string {
  const local = localText(amount, settings())
  return `${amountText(amount, settings())}${local ? ` (${local})` : ''}`
}

/** Cells about the local currency, where amounts are shown in one. */
const ifLocal = (cells: readonly (string | undefined)[]): string[] => (hasLocal(settings()) ? cells.map((text) => text ?? '–') : [])
/** The last cell of each row: whether its value is an example, or only the rate at which it is converted. */
function statusOf(isExample: boolean, { status }: Words, { isConverted = false, isListed = false } = {}): string {
  const mark = (words: string) => `[${words}](${exampleAddress})`
  if (isExample) return mark(status.example)
  if (isConverted && isRateExample(settings())) return mark(isListed ? status.listedAtExample : status.rate)
  return isListed ? status.listed : status.confirmed
}

/** What is paid once or by use, VAT and the rate. */
export function priceTable(words: Words): Shown {
  const { survey, installationDay, pilot, training, spares, call, data, vat, local } = settings().prices
  const { locale, currency } = settings().company
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
          ...ifLocal([localText(Number(amount), settings())]),
          statusOf(isExample, words, { isConverted: true }),
        ],
      ),
      [single.vat, `${formatNumber(vat.percent, locale)}\u00a0%`, ...ifLocal([undefined]), statusOf(vat.isExample, words)],
      ...(hasLocal(settings())
        ? [
            [
              `${single.rate} ${formatDay(local.on, locale, 'long')}`,
              amountText(1, settings()),
              formatAmount(String(local.rate), { locale, currency: local.currency }),
              statusOf(local.isExample, words),
            ],
          ]
        : []),
    ],
    note: single.note,
  }
}

/** What one site of the worked example of the sums comes to. */
function exampleSite() {
  const { settings, world } = currentSnapshot()
  const cost = costOfExample(world.examples, world.range, settings)
  if (!cost) throw new Error(`No dossier ${settings.prices.sums.dossier}`)
  return cost
}

/** Plans of support and the app, by year and site, and what a site of the worked example pays with each plan. */
export function planTable(words: Words): Shown {
  const { plans, app } = settings().prices
  const { cost } = exampleSite()
  const { columns, included } = words
  const both = (amount: string) => (Number(amount) === 0 ? included : withLocal(Number(amount)))
  const row = ({ name, firstYear, laterYears, text, isExample }: typeof app, whole: string) => [
    name,
    both(firstYear),
    both(laterYears),
    whole,
    text,
    statusOf(isExample, words, { isConverted: true }),
  ]
  const wholeOf = ({ firstYear, laterYears }: typeof app) => {
    const plan = { firstYear: Number(firstYear), laterYears: Number(laterYears) }
    return withLocal(costOfSites(1, { ...cost, plan }).laterYears.gross)
  }
  return {
    caption: words.plans.caption,
    columns: [columns.what, columns.firstYear, columns.laterYears, columns.whole, columns.includes, columns.status],
    rows: [...plans.map((plan) => row(plan, wholeOf(plan))), row(app, '–')],
  }
}

/** What several sites of the worked example come to with each plan, VAT included. */
export function planSumTable(words: Words): Shown {
  const { sums, survey, installationDay, plans, app, data, vat } = settings().prices
  const { cost } = exampleSite()
  const isRunning = [app, data, vat].some(({ isExample }) => isExample)
  const isOnce = survey.isExample || installationDay.isExample
  const rowsOfPlan = ({ name, firstYear, laterYears, isExample }: (typeof plans)[number]) => {
    const plan = { firstYear: Number(firstYear), laterYears: Number(laterYears) }
    const costs = sums.sites.map((sites) => costOfSites(sites, { ...cost, plan }))
    const row = (part: 'firstYear' | 'laterYears', isExampleRow: boolean) => [
      `${name}: ${words.sums.years[part]}`,
      ...costs.map((one) => withLocal(one[part].gross)),
      statusOf(isExampleRow, words, { isConverted: true }),
    ]
    return [row('firstYear', isExample || isRunning || isOnce), row('laterYears', isExample || isRunning)]
  }
  return { caption: words.sums.byPlan, columns: sumColumns(words), rows: plans.flatMap(rowsOfPlan) }
}

/** Heads of a table of sums: a column for each number of sites. */
const sumColumns = ({ columns, sums }: Words): string[] => [
  columns.what,
  ...settings().prices.sums.sites.map((sites) => `${sites}\u00a0${sites === 1 ? sums.columns.one : sums.columns.several}`),
  columns.status,
]

/** What several sites of the worked example come to: in the first year, and in each later one. */
export function sumTables(words: Words): Record<'firstYear' | 'laterYears', Shown> {
  const list = settings().prices
  const { sums, survey, installationDay, plans, app, data, vat } = list
  const plan = plans.find(({ id }) => id === sums.plan)
  const { cost, without } = exampleSite()
  const costs = sums.sites.map((sites) => costOfSites(sites, cost))
  type Cost = (typeof costs)[number]
  const { rows: names } = words.sums
  const row = (name: string, isExample: boolean, value: (one: Cost) => number) => [
    name,
    ...costs.map((one) => (value(one) === 0 ? words.included : amountText(value(one), settings()))),
    statusOf(isExample, words),
  ]
  const isRunning = [plan, app, data].some((one) => one?.isExample)
  const isOnce = survey.isExample || installationDay.isExample
  const total = (part: 'firstYear' | 'laterYears', isExample: boolean) => {
    return [
      row(names.net, isExample, (one) => one[part].net),
      row(names.vat, isExample || vat.isExample, (one) => one[part].vat),
      row(names.gross, isExample || vat.isExample, (one) => one[part].gross),
      ...(hasLocal(settings())
        ? [
            [
              names.local,
              ...ifLocal(costs.map((one) => localText(one[part].gross, settings()))),
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
  const heads = sumColumns(words)
  return {
    firstYear: {
      caption: words.sums.first,
      columns: heads,
      rows: [
        [names.devices, ...costs.map(({ once }) => amountText(once.devices, settings())), statusOf(false, words, { isListed: true })],
        row(names.surveys, survey.isExample, ({ once }) => once.surveys),
        row(names.installation, installationDay.isExample, ({ once }) => once.installation),
        ...running('first'),
        ...total('firstYear', isOnce || isRunning),
      ],
      note: without.length > 0 ? `${words.sums.without} ${formatList(without)}.` : undefined,
    },
    laterYears: { caption: words.sums.later, columns: heads, rows: [...running('later'), ...total('laterYears', isRunning)] },
  }
}

/** The sets with what each holds and comes to. */
export function setTable(words: Words): Shown {
  const { amounts } = currentSnapshot().world.range
  const { columns, sets } = words
  return {
    caption: sets.caption,
    columns: [columns.set, columns.holds, columns.amount, ...ifLocal([columns.local]), columns.status],
    rows: settings().prices.sets.map((set) => {
      const rows = rowsOf(set)
      const { total } = priceOfDevices(rows, amounts)
      const hasSum = total > 0
      return [
        set.name,
        `${holdsText(rows)}. [${sets.ask} “${set.name}”](${requestOfSet(set.id, rows)})`,
        setPrice(rows, amounts, (sum) => amountText(sum, settings())),
        ...ifLocal([hasSum ? `${isOnRequest(rows, amounts) ? `${sets.rest} ` : ''}${localText(total, settings())}` : undefined]),
        statusOf(false, words, { isConverted: hasSum, isListed: true }),
      ]
    }),
    note: sets.note,
  }
}
