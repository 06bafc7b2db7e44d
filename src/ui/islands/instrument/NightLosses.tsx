import { memo, useMemo } from 'react'
import { say } from '#src/content/example-sites/event-words.ts'
import { stakeOf } from '#src/content/example-sites/night-answer.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { formatList } from '#src/contracts/formats.ts'
import { type Choice, chosenNight } from '#src/model/choice.ts'
import type { Loss } from '#src/model/night-account.ts'
import type { ModelSite, Night } from '#src/model/site.ts'
import { createRemedies } from '#src/model/site-changes.ts'
import { costOfSites, type Tariff } from '#src/model/site-cost.ts'
import styles from './NightLosses.module.css'
import { guideId } from './NightSums.tsx'
import type { CalculatedNight } from './use-night.ts'

type Props = {
  night: CalculatedNight
  example: { site: ModelSite; night: Night }
  choice: Choice
  terms: { tariff: Tariff; isExample: boolean }
  amount: (value: number) => string
  words: InstrumentWords
  addressOf: (choice: Choice) => string
  onChoose: (choice: Choice) => void
}

/** At most so many losses are listed: the worst. */
const most = 4

/** What is lost in the night, the worst first, each with the change that ends it, its price and the way to try it. */
export const NightLosses = memo(({ night, example, choice, terms, amount, words, addressOf, onChoose }: Props) => {
  const { losses } = stakeOf(night, words)
  const remedyOf = useMemo(() => createRemedies(night.site, night.night), [night])
  const costOf = (site: CalculatedNight['site']) => costOfSites(site, choice, terms.tariff).firstYear.gross
  function choiceWithout(loss: Loss): { next: Choice; name: string } | undefined {
    if (loss.kind === 'unheard' && loss.cause === 'no-probe') return { next: { ...choice, counts: {} }, name: words.changes['probes-back'] }
    const changes = remedyOf(loss)
    const name = changes && formatList([...new Set(changes)].map((one) => words.changes[one]))
    return changes && name ? { next: { ...choice, changes: [...(choice.changes ?? []), ...changes] }, name } : undefined
  }
  if (losses.length === 0) return null
  return (
    <section className={styles['losses']} data-result>
      <h2 className="label">{words.parts.losses}</h2>
      <ul>
        {losses.slice(0, most).map(({ loss, says }) => {
          const remedy = choiceWithout(loss)
          const added = remedy && costOf(chosenNight(example.site, example.night, remedy.next).site) - costOf(night.site)
          return (
            <li key={says}>
              <p>{says}</p>
              {remedy && added !== undefined ? (
                <a
                  href={addressOf(remedy.next)}
                  onClick={(event) => {
                    event.preventDefault()
                    onChoose(remedy.next)
                  }}
                >
                  <span aria-describedby={terms.isExample ? guideId : undefined}>
                    {say(words.says.remedy, { name: remedy.name, amount: amount(added) })}
                  </span>
                </a>
              ) : (
                <p className="muted">
                  {loss.kind === 'unheard' && loss.cause === 'no-link' ? words.says.needsNetwork : words.says.needsMore}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})
