import type { BuyerQuestionsContent } from '#src/content/schemas/buyer-questions-schema.ts'
import { lang, words } from '#src/content/words/words.ts'
import { sayCount } from '#src/contracts/text/say.ts'
import { ArrowLink } from '../../ui/base/ArrowLink.tsx'
import { Disclosure } from '../../ui/base/Disclosure.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import styles from './QuestionGroup.module.css'
import { Section } from './Section.tsx'

type Props = BuyerQuestionsContent['groups'][number] & { ground?: 'page' | 'white' }

/** A group of questions with their number; a question opens to its answer. */
export const QuestionGroup = ({ id, name, items, ground = 'page' }: Props) => (
  <Section
    layout="split"
    heading={{ name }}
    note={sayCount(words().sections.questions.count, items.length, {}, lang())}
    id={id}
    ground={ground}
  >
    <div data-ruled>
      {items.map(({ id: place, question, answer, details, owner }) => (
        <Disclosure key={place} summary={<h3>{question}</h3>}>
          <div id={place} className={styles['answer']}>
            <Paragraph>{answer}</Paragraph>
            {details && <Paragraph className="muted">{details}</Paragraph>}
            {owner && <ArrowLink href={owner.href}>{owner.label}</ArrowLink>}
          </div>
        </Disclosure>
      ))}
    </div>
  </Section>
)
