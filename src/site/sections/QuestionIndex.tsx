import type { BuyerQuestionsContent } from '#src/content/schemas/buyer-questions-schema.ts'
import { words } from '#src/content/words/words.ts'
import styles from './QuestionIndex.module.css'

type Props = Pick<BuyerQuestionsContent, 'groups'>

/** Links to all questions, on a phone alone, where the answers are many screens long. */
export const QuestionIndex = ({ groups }: Props) => (
  <nav
    className={`container ${styles['index']}`}
    aria-label={words().sections.questions.ofPage}
    data-screen
  >
    <ul>
      {groups.flatMap(({ items }) =>
        items.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${id}`}>{question}</a>
          </li>
        )),
      )}
    </ul>
  </nav>
)
