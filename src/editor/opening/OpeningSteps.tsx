import { type OpeningForm, openingForms, type Sample } from '#src/contracts/content/opening.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import styles from './Opening.module.css'
import { openingParts } from './OpeningPart.tsx'

type Props = {
  samples: readonly Sample[]
  /** Whether visitors do not see the site yet. */
  isClosed: boolean
}

/**
 * The steps with which an owner makes the site their own, until nothing is a sample any more and
 * visitors see it.
 */
export const OpeningSteps = ({ samples, isClosed }: Props) => (
  <section className={`box ${styles['steps']}`} aria-labelledby="opening-steps">
    <h2 id="opening-steps">{`Make the site yours: ${samples.length + Number(isClosed)} left`}</h2>
    <ol>
      {/* `Object.entries` loses the type of the keys. */}
      {(Object.entries(openingForms) as [OpeningForm, string][]).map(([form, name]) => {
        const left = samples.filter((sample) => sample.form === form).length
        return (
          <li key={form}>
            <a className="link tap" href={`${openingAddress}#${form}`}>
              {name}
            </a>
            <span className="muted">{left === 0 ? 'done' : `${left} left`}</span>
          </li>
        )
      })}
      {isClosed && (
        <li>
          <a className="link tap" href={`${openingAddress}#open`}>
            {openingParts.open}
          </a>
          <span className="muted">closed to visitors</span>
        </li>
      )}
    </ol>
  </section>
)
