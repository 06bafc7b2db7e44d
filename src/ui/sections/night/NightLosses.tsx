import type { NightView } from '#src/content/night-view.ts'
import styles from './NightLosses.module.css'

type Props = Pick<NightView, 'losses' | 'remedies' | 'assumed' | 'tried'> & {
  words: NightView['words']
}

/**
 * The losses of the night, the worst first, then each addition that ends some of them with its price
 * and a link to the night with it.
 */
export const NightLosses = ({ losses, remedies, assumed, tried, words }: Props) =>
  losses.length === 0 && !tried ? null : (
    <section className={styles['losses']} aria-labelledby="night-losses" data-screen>
      <h2 id="night-losses">{words.parts.losses}</h2>
      {tried && (
        <p>
          {tried.says} <a href={tried.href}>{tried.back}</a>
        </p>
      )}
      <ul>
        {losses.map(({ says, left }) => (
          <li key={says}>
            <p>{says}</p>
            {left && <p className="muted">{left}</p>}
          </li>
        ))}
      </ul>
      {remedies.map(({ href, says, ends, more }) => (
        <p key={href}>
          <a href={href}>{says}</a>
          {`. ${[words.says.ends, ...ends, ...more].join(' ')}`}
        </p>
      ))}
      {assumed && <p className="muted">{assumed}</p>}
    </section>
  )
