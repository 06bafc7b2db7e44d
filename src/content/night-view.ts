import { requestLines, requestListHref } from '#src/contracts/contact/request-list.ts'
import { formatCents, formatList, formatNumber } from '#src/contracts/formats.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'
import {
  chosenLinks,
  hoursToChoose,
  isUnchanged,
  mostHours,
  startsToChoose,
  usualStart,
  writeChoice,
} from '#src/model/choice.ts'
import { clockAt } from '#src/model/clock.ts'
import { wholeMegabytes } from '#src/model/monthly-data.ts'
import type { NightEvent } from '#src/model/night-events.ts'
import { sumNight } from '#src/model/night-sums.ts'
import type { Night } from '#src/model/site.ts'
import { nameOfSite } from '#src/model/site.ts'
import { isOnInverter } from '#src/model/site-changes.ts'
import { boughtFor, costOfSites, priceOfDevices } from '#src/model/site-cost.ts'
import { counted, parts, say } from './example-sites/event-words.ts'
import { darkDevices } from './example-sites/night-answer.ts'
import { lossesAndRemedies } from './example-sites/remedy-words.ts'
import { exampleSites } from './example-sites.ts'
import { addressOfNight, answeredNight, instrumentTerms } from './instrument.ts'
import { localText, type MoneyAmounts } from './prices/prices.ts'
import { isSold, labelOfAll } from './products/availability.ts'
import { currentCopy } from './snapshot/copy.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

type Answered = ReturnType<typeof answeredNight>

/** Formats minutes: below an hour as minutes, else as hours with at most one decimal. */
const lengthOf = (minutes: number, locale: string) =>
  minutes < 60
    ? `${minutes}\u00a0min`
    : `${formatNumber(Math.round(minutes / 6) / 10, locale)}\u00a0h`

/** Writes an amount for a sentence: `₦1.69 million ($1,164.01)`. */
function amountIn(cents: number, values: MoneyAmounts): string {
  const [local, text] = [localText(cents, values), formatCents(cents, values.company)]
  return local === undefined ? text : `${local} (${text})`
}

/** What the page /cut-the-power shows of the night that an address asks for, as texts. */
export function nightView(query: URLSearchParams) {
  const night = answeredNight(query)
  const { id, data, words, refused, sentence, clock } = night
  return {
    ...{ id, night, words, summary: nonBreaking(data.summary), building: data.drawing },
    note: words.notes[night.site.rooms[0]?.medium ?? 'air'],
    question: say(words.controls.question, { time: clock(night.night.mains[0]?.from ?? 0) }),
    refused:
      refused.length > 0
        ? say(words.hints.refused, { names: refused.join(', '), most: mostHours })
        : '',
    isChosen: !isUnchanged(night.choice),
    sites: exampleSites().map((one) => ({
      name: nameOfSite(one.site),
      href: `/cut-the-power?site=${one.id}`,
      isShown: one.id === id,
    })),
    fields: fieldsOf(night),
    sentence,
    outages: night.outages.join(' '),
    details: night.details.join(' '),
    platform: night.platform.join(' '),
    ...figuresOf(night),
    ...lossesOf(night),
    table: night.table
      .filter(({ event }) => !isToldAtOnce(event, night.events))
      .map(({ time, says }) => ({ time, says })),
    sums: sumsOf(night),
    ...linksOf(night),
  }
}
/** Whether an alarm's message follows within its minute and names it too. */
const isToldAtOnce = (event: NightEvent, events: readonly NightEvent[]) =>
  event.kind === 'alarm-raised' &&
  events.some(
    (other) =>
      other.kind === 'alarm-sent' && other.rule === event.rule && other.minute === event.minute,
  )

export type NightView = ReturnType<typeof nightView>

/** The three choices, each with its options; the first is that of the example site. */
function fieldsOf({ usual, choice, asInstalled: { link: usualLink }, words: { form } }: Answered) {
  const { links } = currentCopy().page('cut-the-power')
  const asUsual = (value: string) => ({ value: '', label: say(form.asUsual, { value }) })
  const start = usualStart(usual)
  const usualNames = { ethernet: links.line, 'lte-only': links.mobile, neither: links.neither }
  return [
    {
      name: 'hours',
      label: form.hours,
      chosen: String(choice.hours ?? ''),
      options: [
        asUsual(hoursOf(usual)),
        ...hoursToChoose.flatMap((hour) =>
          hour === undefined ? [] : [{ value: String(hour), label: String(hour) }],
        ),
      ],
    },
    {
      name: 'from',
      label: form.from,
      chosen: choice.from === undefined ? '' : clockAt(choice.from),
      options: [
        asUsual(clockAt(start)),
        ...startsToChoose(usual).flatMap((from) =>
          from === undefined ? [] : [{ value: clockAt(from), label: clockAt(from) }],
        ),
      ],
    },
    {
      name: 'link',
      label: form.link,
      chosen: choice.link ?? '',
      options: [
        asUsual(usualLink === 'lte-beside-ethernet' ? links.both : usualNames[usualLink]),
        ...chosenLinks.map((link) => ({ value: link, label: links[link] })),
      ],
    },
  ]
}

const hoursOf = ({ mains }: Night) => {
  const minutes = mains.map(({ from, to }) => to - from)
  return minutes
    .map((length) => `${Math.floor(length / 60)}\u00a0h${length % 60 ? ` ${length % 60}` : ''}`)
    .join(' + ')
}

/** The costs of the site, what its owner paid for and lacks in this night, and the warning. */
function figuresOf(night: Answered) {
  const { settings: values } = currentSnapshot()
  const { company } = values
  const { sums, says } = night.words
  const { tariff } = instrumentTerms()
  const { firstYear, laterYears, without, once } = costOfSites(night.site, {}, tariff)
  const { rooms, losses, warning } = night.stake
  // Waiting messages harm nothing by themselves.
  const harmed = losses.find(({ loss: { passage, device, room } }) => passage ?? device ?? room)
  const amount = (cents: number) => amountIn(cents, values)
  const dark = darkDevices(night, tariff)
  const darkTotal = priceOfDevices(dark, tariff.prices).total
  const spoken = (cents: number) => localText(cents, values) ?? formatCents(cents, company)
  const darkWords =
    darkTotal > 0 &&
    say(says.dark, {
      names: formatList(dark.map(counted)),
      amount: spoken(darkTotal),
      whole: spoken(once.devices),
    })
  const kit = say(says.years, {
    first: amount(firstYear.gross),
    later: amount(laterYears.gross),
  })
  return {
    kit: {
      says: parts(
        kit,
        without.length > 0 && say(says.without, { names: formatList(without) }),
      ).join('. '),
    },
    stake: [
      {
        name: sums.stake,
        value: parts(
          ...(rooms.length > 0 ? rooms : [harmed?.says ?? (darkWords ? '' : says.unwarned)]),
          darkWords,
        ).join(' '),
      },
      {
        name: sums.warning,
        value:
          warning === null
            ? says.unwarned
            : warning.minutes === 0
              ? says.noWarning
              : say(says.warned, {
                  length: lengthOf(warning.minutes, company.locale),
                  time: night.clock(warning.at),
                }),
      },
    ],
  }
}

/** Losses with what ends them: remedies are links to the same night with one addition. */
function lossesOf(night: Answered) {
  const { settings: values } = currentSnapshot()
  const { id, choice, words } = night
  const { losses, remedies } = lossesAndRemedies(night)
  const { tariff } = instrumentTerms()
  const costOf = (site: typeof night.site) => costOfSites(site, {}, tariff).firstYear.gross
  return {
    losses: losses.map(({ says, left }) => ({ says, left })),
    remedies: remedies.map(({ change, name, site, ends, isTight }) => ({
      href: addressOfNight(id, { ...choice, change }),
      says: say(words.says.remedy, {
        name,
        amount: amountIn(costOf(site) - costOf(night.site), values),
      }),
      ends,
      more: isTight && isOnInverter(change) ? [words.says.tight] : [],
    })),
    assumed: [choice, ...remedies].some(({ change }) => change && isOnInverter(change))
      ? words.says.assumed
      : '',
    tried: choice.change && {
      says: parts(
        say(words.says.tried, { name: words.changes[choice.change] }),
        losses.length === 0 && words.says.noLoss,
      ).join(' '),
      back: losses.length === 0 ? words.form.reset : words.says.rest,
      href: addressOfNight(id, { ...choice, change: undefined }),
    },
  }
}

/** The sums of the site: what is bought, data and batteries. */
function sumsOf({ site, result, words: { says, sums } }: Answered) {
  const { settings: values } = currentSnapshot()
  const { company } = values
  const terms = instrumentTerms()
  const count = (value: number) => formatNumber(value, company.locale)
  const amount = (cents: number) => amountIn(cents, values)
  const cost = costOfSites(site, {}, terms.tariff)
  const { bought, without, bill, cards, bundles, cells } = cost
  const { readings } = sumNight(site, result)
  const priced = bought.filter(({ name }) => !without.includes(name))
  const megabytes = count(wholeMegabytes(bill))
  return [
    {
      name: sums.price,
      value: amount(cost.once.devices),
      notes: parts(
        without.length > 0 && say(says.without, { names: formatList(without) }),
        say(says.price, { names: formatList(priced.map(counted)) }),
        says.notCounted,
      ),
    },
    {
      name: sums.data,
      value: `${megabytes}\u00a0MB`,
      notes: parts(
        say(
          bill === 0 ? says.dataLine : site.link === 'lte-only' ? says.dataOnly : says.dataBeside,
          { megabytes },
        ),
        bill > 0 &&
          say(cards > 1 ? says.dataPriceSites : says.dataPrice, {
            amount: amount(cost.dataAMonth),
            count: count(cards),
            megabytes: count(bundles * terms.tariff.bundle.megabytes),
          }),
        say(says.readings, {
          count: count(Math.round(readings.taken)),
          lost: count(Math.round(readings.lost)),
        }),
        readings.missed > 0 && say(says.notTaken, { count: count(Math.round(readings.missed)) }),
      ),
    },
    {
      name: sums.cells,
      value: count(cells),
      notes: cells > 0 ? [] : [says.noCells],
    },
  ]
}

function linksOf({ id, choice, site }: Answered) {
  const { settings: values } = currentSnapshot()
  const list = requestListHref(requestLines(boughtFor(site, instrumentTerms().tariff)))
  const query = writeChoice(id, choice)
  return {
    address: `/cut-the-power/night?${query}`,
    files: { csv: `/cut-the-power/night.csv?${query}`, json: `/cut-the-power/night.json?${query}` },
    quote: `${list}${list.includes('?') ? '&' : '?'}night=${encodeURIComponent(query)}`,
    reset: `/cut-the-power?site=${id}`,
    availability: labelOfAll(currentCopy().products.filter(isSold), values.company),
  }
}
