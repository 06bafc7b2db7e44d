import { memo } from 'react'
import { eventWords } from '#src/content/example-sites/event-words.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import { clockAt } from '#src/model/clock.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import styles from './NightTable.module.css'

type Props = { night: CalculatedNight; words: NightWords; locale: string }

/** The whole night as a table, for readers who cannot see the drawing. */
export const NightTable = memo(({ night, words, locale }: Props) => (
  <div className={styles['table']}>
    <table>
      <caption className="visually-hidden">{words.parts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.parts.when}</th>
          <th scope="col">{words.parts.what}</th>
        </tr>
      </thead>
      <tbody>
        {night.events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same; each is a place in the list
          <tr key={place}>
            <th scope="row" className="tabular">
              {clockAt(event.minute, night.night.beginsAt)}
            </th>
            <td>{eventWords(event, night, words, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
))
