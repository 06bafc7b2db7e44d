import { memo, useMemo } from 'react'
import { say } from '#src/content/example-sites/event-words.ts'
import { stakeOf } from '#src/content/example-sites/night-answer.ts'
import { remedyFor } from '#src/content/example-sites/remedy-words.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { type Choice, chosenNight } from '#src/model/choice.ts'
import { createRemedies } from '#src/model/remedies.ts'
import type { ModelSite, Night } from '#src/model/site.ts'
import { costOfSites, type Tariff } from '#src/model/site-cost.ts'
import { guideId } from './amounts.ts'
import styles from './NightLosses.module.css'
import { addressOf } from './use-choice.ts'
import type { CalculatedNight } from './use-night.ts'

type Props = {
  night: CalculatedNight
  example: { id: string; site: ModelSite; night: Night }
  choice: Choice
  terms: { tariff: Tariff; isExample: boolean }
  amount: (value: number) => string
  words: InstrumentWords
  isTold: boolean
  onChoose: (choice: Choice) => void
}

const most = 4

/** What is lost in the night, the worst first, each with the change that ends it, its price and the way to try it. */
export const NightLosses = memo(({ night, example, choice, terms, amount, words, isTold, onChoose }: Props) => {
  const { losses } = stakeOf(night, words)
  const remedyOf = useMemo(() => createRemedies(night.site, night.night), [night])
  const costOf = (site: CalculatedNight['site']) => costOfSites(site, choice, terms.tariff).firstYear.gross
  if (losses.length === 0) return null
  return (
    <section className={styles['losses']} data-untold={!isTold || undefined}>
      <h2 className="label">{words.parts.losses}</h2>
      <ul>
        {losses.slice(0, most).map(({ loss, says }) => {
          const { next, says: ends } = remedyFor(loss, choice, remedyOf, words)
          const added = next && costOf(chosenNight(example.site, example.night, next).site) - costOf(night.site)
          return (
            <li key={says}>
              <p>{says}</p>
              {next && added !== undefined ? (
                <a
                  href={addressOf(example.id, next)}
                  onClick={(event) => {
                    event.preventDefault()
                    onChoose(next)
                  }}
                >
                  <span aria-describedby={terms.isExample ? guideId : undefined}>
                    {say(words.says.remedy, { name: ends, amount: amount(added) })}
                  </span>
                </a>
              ) : (
                <p className="muted">{ends}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})
