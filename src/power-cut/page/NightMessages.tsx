import styles from './NightMessages.module.css'
import type { NightPicture } from './night-picture.ts'
import { valueInForce } from './value-in-force.ts'

type Props = { messages: NightPicture['messages']; minute: number; label: string }

/** The last two messages of the night until a minute, over the sky of the picture. */
export const NightMessages = ({ messages, minute, label }: Props) => (
  <ol className={styles['messages']} aria-label={label}>
    {messages
      .flatMap(({ text, steps }, place) => {
        const step = valueInForce(steps, minute)
        return step ? [{ text, step, place }] : []
      })
      .slice(-2)
      .map(({ text, step, place }) => (
        <li key={place} data-out={step.isOut}>
          <b>{text}</b>
          <span className="label">{step.note}</span>
        </li>
      ))}
  </ol>
)
