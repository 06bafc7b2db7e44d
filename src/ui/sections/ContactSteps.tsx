import styles from './ContactSteps.module.css'
import { Section } from './Section.tsx'

type Props = { heading: string; steps: { title: string; text: string; fact?: string | undefined }[] }

/** What happens after the form was sent, in numbered steps. */
export const ContactSteps = ({ heading, steps }: Props) => (
  <Section layout="split" heading={{ name: heading }} ground="white" id="afterwards">
    <ol className={styles['steps']}>
      {steps.map(({ title, text, fact }, index) => (
        <li key={title}>
          <span className={styles['number']} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {fact && <p className="label">{fact}</p>}
        </li>
      ))}
    </ol>
  </Section>
)
