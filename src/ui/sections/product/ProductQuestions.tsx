import type { Source } from '#src/content/schema.ts'
import { Text } from '../../base/Text.tsx'
import { Sources } from '../Sources.tsx'
import styles from './ProductQuestions.module.css'

type Props = { box: string[]; questions: { question: string; answer: string }[]; sources?: Source[] | undefined }

/** What comes in the box, and what customers ask before they order. */
export const ProductQuestions = ({ box, questions, sources }: Props) => (
  <section className="section" aria-labelledby="questions">
    <div className={`container grid ${styles['columns']}`}>
      <div className={styles['box']}>
        <h2>In the box</h2>
        <ul>
          {box.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className={styles['questions']}>
        <h2 id="questions">Before you order</h2>
        <dl>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <Text>{answer}</Text>
              </dd>
            </div>
          ))}
        </dl>
        {sources && <Sources sources={sources} />}
      </div>
    </div>
  </section>
)
