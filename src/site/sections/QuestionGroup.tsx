import type { BuyerQuestionsContent } from '#src/content/schemas/buyer-questions-schema.ts'
import { lang, words } from '#src/content/words/words.ts'
import { sayCount } from '#src/contracts/text/say.ts'
import { ArrowLink } from '../../ui/base/ArrowLink.tsx'
import { Disclosure } from '../../ui/base/Disclosure.tsx'
import { Heading } from '../../ui/base/Heading.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import { ReasonDrawing } from '../drawings/cards/ReasonDrawing.tsx'
import styles from './QuestionGroup.module.css'
import { Section } from './Section.tsx'

type Group = BuyerQuestionsContent['groups'][number]
type Props = Group & { ground?: 'page' | 'white' }

/**
 * A group of questions below its drawing, name and number, in two columns where there is room; a
 * question opens to its answer.
 */
export const QuestionGroup = ({ id, name, drawing, items, ground = 'page' }: Props) => {
  const half = Math.ceil(items.length / 2)
  const headingId = `${id}-heading`
  return (
    <Section headingId={headingId} id={id} ground={ground}>
      <header className={styles['head']} data-head>
        {drawing && <ReasonDrawing name={drawing} />}
        <div>
          <Heading name={name} id={headingId} />
          <p className="label">
            {sayCount(words().sections.questions.count, items.length, {}, lang())}
          </p>
        </div>
      </header>
      {/* Each column is a list of its own, so that an answer that opens moves only what is below it. */}
      <div className={styles['columns']}>
        {[items.slice(0, half), items.slice(half)].map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
          <Questions key={index} items={column} />
        ))}
      </div>
    </Section>
  )
}

const Questions = ({ items }: Pick<Group, 'items'>) => (
  <div>
    {items.map(({ id, question, answer, details, owner }) => (
      <Disclosure key={id} summary={<h3>{question}</h3>}>
        <div id={id} className={styles['answer']}>
          <Paragraph>{answer}</Paragraph>
          {details && <Paragraph className="muted">{details}</Paragraph>}
          {owner && <ArrowLink href={owner.href}>{owner.label}</ArrowLink>}
        </div>
      </Disclosure>
    ))}
  </div>
)
