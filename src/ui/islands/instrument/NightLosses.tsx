import { useMemo } from 'react'
import { say } from '#src/content/example-sites/event-words.ts'
import { stakeOf } from '#src/content/example-sites/night-answer.ts'
import { remedyFor } from '#src/content/example-sites/remedy-words.ts'
import { chosenNight } from '#src/model/choice.ts'
import { createRemedies } from '#src/model/remedies.ts'
import type { ModelSite } from '#src/model/site.ts'
import { costOfSites } from '#src/model/site-cost.ts'
import { amountIn, guideId } from './amounts.ts'
import styles from './NightLosses.module.css'
import { addressOf, type Shown, useSettledNight } from './use-choice.ts'

const most = 4

/**
 * The losses of the night, the worst first, each with a change that prevents the loss, the price,
 * and a link to try the change.
 */
export function NightLosses(asked: Shown) {
  const { example, terms, words } = asked
  const { choice, night, told, choose } = useSettledNight(asked)
  const { losses } = stakeOf(night, words)
  const remedyOf = useMemo(() => createRemedies(night.site, night.night), [night])
  const costOf = (site: ModelSite) => costOfSites(site, choice, terms.tariff).firstYear.gross
  if (losses.length === 0) return null
  return (
    <section className={styles['losses']} data-untold={!told || undefined} data-screen>
      <h2 className="label">{words.parts.losses}</h2>
      <ul>
        {losses.slice(0, most).map(({ loss, says }) => {
          const { next, says: ends } = remedyFor(loss, choice, remedyOf, words)
          return (
            <li key={says}>
              <p>{says}</p>
              {next ? (
                <a
                  href={addressOf(example.id, next)}
                  aria-describedby={terms.isExample ? guideId : undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    choose(next)
                  }}
                >
                  {say(words.says.remedy, {
                    name: ends,
                    amount: amountIn(terms)(
                      costOf(chosenNight(example.site, example.night, next).site) -
                        costOf(night.site),
                    ),
                  })}
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
}
