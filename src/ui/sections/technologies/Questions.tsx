import type { FaqGroup } from '#src/content/schemas/list-schemas.ts'
import { Disclosure } from '../../base/Disclosure.tsx'
import { Paragraph } from '../../base/Paragraph.tsx'
import { Section } from '../Section.tsx'
import { Sources } from '../Sources.tsx'
import styles from './Questions.module.css'

type Props = { groups: FaqGroup[] }

const questionCount = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

/**
 * Questions in groups, one open at a time (spec.md §2), because `<details name>` closes the others.
 * A link to an answer's id opens it.
 */
export const Questions = ({ groups }: Props) => (
  <>
    {groups.length > 1 && (
      <nav className={styles['index']} aria-label="Groups of questions" data-screen>
        <ul>
          {groups.map(({ id, name, entries }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {`${name} `}
                <span className="label">{entries.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
    <div className={styles['groups']}>
      {groups.map(({ id, name, lead, entries }) => (
        <div key={id}>
          <Section
            isPart
            level="h3"
            heading={{ name }}
            headingId={id}
            lead={lead}
            note={questionCount(entries.length)}
          >
            <div className={styles['entries']}>
              {entries.map((entry) => (
                <Disclosure key={entry.id} name="faq" summary={<h4>{entry.question}</h4>}>
                  <div id={entry.id} className={styles['answer']}>
                    <Paragraph className="muted">{entry.answer}</Paragraph>
                    <Sources sources={entry.sources} checkedOn={entry.checkedOn} />
                  </div>
                </Disclosure>
              ))}
            </div>
          </Section>
        </div>
      ))}
    </div>
  </>
)
