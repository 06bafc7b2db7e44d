import { eventWords, ruleWords, say } from '#src/content/dossiers/event-words.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { clockAt } from '#src/model/clock.ts'
import styles from './NightLog.module.css'
import type { CalculatedNight } from './use-night.ts'

type Props = { night: CalculatedNight; words: InstrumentWords; locale: string }

/** Lines of the log that are shown at a time, the newest first. */
const lines = 7

/** What the app writes while the night passes, and the messages that go out to a phone. */
export const NightLog = ({ night, minute, words, locale }: Props & { minute: number }) => {
  const { site, result, events } = night
  const { beginsAt } = night.night
  const past = events.filter((event) => event.minute <= minute).slice(-lines)
  const messages = result.alarms.filter(({ raisedAt }) => raisedAt <= minute).slice(-3)
  return (
    <div className={styles['both']}>
      <div className={styles['phone']}>
        <p className="label">{words.parts.phone}</p>
        <p className="muted">{messages.length === 0 ? words.notes.noMessage : words.notes.channels}</p>
        <ol>
          {messages.map(({ rule, to, next, raisedAt, sentAt, passedAt }) => {
            const isOut = sentAt !== null && sentAt <= minute
            const sent = (at: number, person: string) => `${clockAt(at, beginsAt)} · ${say(words.notes.sentTo, { to: person })}`
            return (
              <li key={`${rule} ${raisedAt}`} data-out={isOut}>
                <b>{ruleWords(rule, site, words)}</b>
                <span className="label">{isOut ? sent(sentAt, to) : words.notes.queued}</span>
                {next !== undefined && passedAt !== null && passedAt <= minute && <span className="label">{sent(passedAt, next)}</span>}
              </li>
            )
          })}
        </ol>
      </div>
      <div className={styles['log']}>
        <p className="label">{words.parts.log}</p>
        {past.length === 0 && <p className="muted">{words.notes.nothing}</p>}
        <ol>
          {[...past].reverse().map((event) => (
            <li key={`${event.minute} ${JSON.stringify(event)}`}>
              <span className="label tabular">{clockAt(event.minute, beginsAt)}</span>
              <span>{eventWords(event, site, words, locale)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The whole night as a table, which says without a drawing what happened when. */
export const NightTable = ({ night, words, locale }: Props) => (
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
        {night.events.map((event) => (
          <tr key={`${event.minute} ${JSON.stringify(event)}`}>
            <th scope="row" className="tabular">
              {clockAt(event.minute, night.night.beginsAt)}
            </th>
            <td>{eventWords(event, night.site, words, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
