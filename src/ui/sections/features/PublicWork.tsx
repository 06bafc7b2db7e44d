import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './PublicWork.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  text?: string | undefined
  steps: { title: string; text: string; fact?: string | undefined }[]
}

/** Public Work Features: three numbered steps along one route. */
export const PublicWork = ({ heading, text, steps }: Props) => (
  <section className="section">
    <div className="container">
      <div className={`grid ${styles['head']}`}>
        <Heading {...heading} />
        {text && (
          <p className="muted">
            <Text>{text}</Text>
          </p>
        )}
      </div>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p className="muted">
              <Text>{step.text}</Text>
            </p>
            <span className="label">{step.fact}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
