import { memo } from 'react'
import { counted, parts, say } from '#src/content/example-sites/event-words.ts'
import { stakeOf } from '#src/content/example-sites/night-answer.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { formatCents, formatList, formatNumber } from '#src/contracts/formats.ts'
import type { Choice } from '#src/model/choice.ts'
import { wholeMegabytes } from '#src/model/monthly-data.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { costOfSites } from '#src/model/site-cost.ts'
import { ButtonLink } from '../../base/Button.tsx'
import { AvailabilityLabel } from '../../sections/AvailabilityLabel.tsx'
import { amountIn, guideId, lengthOf, localIn, type Terms } from './amounts.ts'
import styles from './NightSums.module.css'
import { ShareLink } from './ShareLink.tsx'

type Props = {
  night: CalculatedNight
  choice: Choice
  terms: Terms
  words: InstrumentWords
  quote: string
  address: string
}

export const NightSums = memo(
  ({ night: calculated, choice, terms, words, quote, address }: Props) => {
    const { site } = calculated
    const sums = sumNight(site, calculated.result)
    const { says } = words
    const { locale } = terms
    const length = (minutes: number) => lengthOf(minutes, locale)
    const { sites = 1 } = choice
    const stake = stakeOf(calculated, words)
    const byGenerator = sums.minutesWithoutGrid - sums.minutesWithoutMains
    const ran = sums.minutesWithoutGrid - sums.minutesUncovered
    const count = (value: number) => formatNumber(value, locale)
    const local = localIn(terms)
    const catalogue = (cents: number) => formatCents(cents, terms)
    const amount = amountIn(terms)
    const forSites = sites > 1 && say(says.sites, { count: count(sites) })
    const { bought, without, bill, cards, bundles, cells, ...whole } = costOfSites(
      site,
      choice,
      terms.tariff,
    )
    const names = (devices: readonly { count: number; name: string }[]) =>
      formatList(devices.map(counted))
    const notCounted = say(says.notCounted, {
      call: catalogue(terms.call),
      battery: catalogue(terms.battery),
    })
    const rows = [
      {
        name: words.sums.covered,
        value: sums.minutesWithoutGrid === 0 ? '–' : length(ran),
        notes: parts(
          sums.minutesWithoutGrid === 0
            ? says.noCut
            : sums.minutesUncovered === 0
              ? say(says.coveredWhole, { length: length(sums.minutesWithoutGrid) })
              : `${say(says.coveredPart, { length: length(ran), whole: length(sums.minutesWithoutGrid) })} ${says.coverMore}`,
          byGenerator > 0 && say(says.generator, { length: length(byGenerator) }),
          say(says.readings, {
            count: count(Math.round(sums.readings.taken)),
            lost: count(Math.round(sums.readings.lost)),
          }),
          sums.readings.missed > 0 &&
            say(says.notTaken, { count: count(Math.round(sums.readings.missed)) }),
        ),
      },
      {
        name: words.sums.data,
        value: `${count(sites * wholeMegabytes(bill))}\u00a0MB`,
        notes: parts(
          forSites,
          say(
            bill === 0 ? says.dataLine : site.link === 'lte-only' ? says.dataOnly : says.dataBeside,
            {
              megabytes: count(wholeMegabytes(bill)),
            },
          ),
          bill > 0 &&
            say(cards > 1 ? says.dataPriceSites : says.dataPrice, {
              amount: amount(whole.dataAMonth),
              count: count(cards),
              megabytes: count(bundles * terms.tariff.bundle.megabytes),
            }),
        ),
        isExample: bill > 0 && terms.isExample,
      },
      {
        name: words.sums.cells,
        value: count(cells),
        notes:
          cells > 0 ? parts(forSites, say(says.cells, { count: count(cells) })) : [says.noCells],
      },
      {
        name: words.sums.price,
        value: local(whole.once.devices) ?? catalogue(whole.once.devices),
        notes: parts(
          forSites,
          without.length > 0 && say(says.without, { names: formatList(without) }),
          say(says.price, {
            amount: amount(whole.once.devices),
            names: names(bought.filter(({ name }) => !without.includes(name))),
          }),
          choice.isOwnFitting && says.ownFitting,
          notCounted,
          without.length === 0 &&
            say(says.whole, {
              first: amount(whole.firstYear.gross),
              later: amount(whole.laterYears.gross),
            }),
        ),
        isExample: terms.isExample,
      },
      {
        name: words.sums.loss,
        value: choice.loss ? formatNumber(choice.loss, locale) : '',
        notes: parts(
          ...stake.rooms,
          ...stake.losses.map(({ says: lost }) => lost),
          sums.carriedOn.length > 0 && say(says.carriedOn, { names: names(sums.carriedOn) }),
        ),
      },
    ]
    return (
      <div className={styles['sums']}>
        <dl>
          {rows.map(({ name, value, notes, isExample }) => (
            <div key={name}>
              <dt className="label">{name}</dt>
              {value && (
                <dd
                  className={`${styles['value']} tabular`}
                  aria-describedby={isExample ? guideId : undefined}
                >
                  {value}
                </dd>
              )}
              {notes.map((note) => (
                <dd key={note} className="muted" data-screen={note === notCounted ? '' : undefined}>
                  {note}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {rows.some(({ isExample }) => isExample) && (
          <p id={guideId} className="muted">
            {terms.guide}
          </p>
        )}
        <div className={styles['actions']} data-screen>
          <ButtonLink href={quote}>{words.sums.quote}</ButtonLink>
          <ShareLink href={address} words={words.sums} />
          <span>
            {`${words.sums.check}: `}
            <a href={address.replace('/night?', '/night.csv?')}>{words.sums.csv}</a>
            {', '}
            <a href={address.replace('/night?', '/night.json?')}>{words.sums.json}</a>
          </span>
          <AvailabilityLabel>{terms.availability}</AvailabilityLabel>
        </div>
      </div>
    )
  },
)
