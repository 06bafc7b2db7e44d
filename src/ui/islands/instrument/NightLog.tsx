import { eventWords, ruleWords, say } from '#src/content/example-sites/event-words.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import { clockAt } from '#src/model/clock.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import styles from './NightLog.module.css'

type Props = { night: CalculatedNight; words: NightWords; locale: string }

/**
 * Maximum number of log lines, and how many of them are past events unless too few events follow.
 */
const lines = { shown: 7, past: 5 }

/**
 * The app's log while the night plays: past events, and faintly the next ones. The lines stay in
 * place; only their text changes.
 */
export const NightLog = ({ night, minute, words, locale }: Props & { minute: number }) => {
  const { events } = night
  const past = events.filter((event) => event.minute <= minute).length
  const first = Math.max(0, Math.min(past - lines.past, events.length - lines.shown))
  const shown = events.slice(first, first + lines.shown)
  return (
    <div className={styles['log']}>
      <p className="label">{words.parts.log}</p>
      <ol>
        {shown.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each line keeps its place while its text changes
          <li key={place} data-next={event.minute > minute || undefined}>
            <span className="label tabular">{clockAt(event.minute, night.night.beginsAt)}</span>
            <span>{eventWords(event, night, words, locale)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export const NightMessages = ({
  night,
  minute,
  words,
}: Omit<Props, 'locale'> & { minute: number }) => {
  const { site, result } = night
  const clock = (at: number) => clockAt(at, night.night.beginsAt)
  return (
    <ol className={styles['messages']} aria-label={words.parts.phone}>
      {result.alarms
        .filter(({ raisedAt }) => raisedAt <= minute)
        .slice(-2)
        .map(({ rule, to, next, raisedAt, sentAt, passedAt }) => {
          const isOut = sentAt !== null && sentAt <= minute
          const isPassedOn = next !== undefined && passedAt !== null && passedAt <= minute
          const [person, at] = isPassedOn ? [next, passedAt] : [to, sentAt ?? 0]
          return (
            <li key={`${rule} ${raisedAt}`} data-out={isOut}>
              <b>{ruleWords(rule, site, words)}</b>
              <span className="label">
                <span>{isOut ? clock(at) : words.notes.queued}</span>
                {isOut && <span>{` · ${say(words.notes.sentTo, { to: person })}`}</span>}
              </span>
            </li>
          )
        })}
    </ol>
  )
}
