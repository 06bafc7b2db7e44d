import { say } from '#src/content/example-sites/event-words.ts'
import { stakeOf } from '#src/content/example-sites/night-answer.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { formatList } from '#src/contracts/formats.ts'
import type { Choice } from '#src/model/choice.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import { costOfSites } from '#src/model/site-cost.ts'
import { amountIn, guideId, lengthOf, type Terms } from './amounts.ts'
import styles from './NightFigures.module.css'

type Props = {
  night: CalculatedNight
  choice: Choice
  terms: Terms
  words: InstrumentWords
}

export const NightFigures = ({ night, choice, terms, words: { sums, says, ...words } }: Props) => {
  const { rooms, losses, warning } = stakeOf(night, words)
  const { firstYear, laterYears, without } = costOfSites(night.site, choice, terms.tariff)
  const amount = amountIn(terms)
  const years = { first: amount(firstYear.gross), later: amount(laterYears.gross) }
  const unpriced = without.length > 0 ? [say(says.without, { names: formatList(without) })] : []
  const row: { name: string; value: string; isExample?: boolean }[] = [
    {
      name: sums.kit,
      isExample: terms.isExample,
      value: [say(says.years, years), ...unpriced].join('. '),
    },
    { name: sums.stake, value: rooms[0] ?? losses[0]?.says ?? says.unwarned },
    {
      name: sums.warning,
      value:
        warning === null
          ? says.unwarned
          : warning === 0
            ? says.noWarning
            : say(says.warned, { length: lengthOf(warning, terms.locale) }),
    },
  ]
  return (
    <dl className={styles['figures']} data-screen>
      {row.map(({ name, value, isExample }) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd>{isExample ? <span aria-describedby={guideId}>{value}</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
