import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './IndustryQuestions.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; items: { title: string; description: string }[] }

/** Industries by the question each one asks; the question is the large part. */
export const IndustryQuestions = ({ heading, items }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['list']}>
        {items.map(({ title, description }) => (
          <li key={title} className="grid">
            <h3>{title}</h3>
            <p>
              <Text>{description}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
