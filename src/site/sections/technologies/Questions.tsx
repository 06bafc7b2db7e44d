import type { pageOfQuestions } from '#src/content/questions/questions.ts'
import { lang, words } from '#src/content/words/words.ts'
import { sayCount } from '#src/contracts/text/say.ts'
import { Disclosure } from '../../../ui/base/Disclosure.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { Sources } from '../reading/Sources.tsx'
import { Section } from '../Section.tsx'
import styles from './Questions.module.css'

type Props = Pick<ReturnType<typeof pageOfQuestions>, 'groups' | 'last'>

/**
 * Questions in groups, one open at a time (spec.md §2), because `<details name>` closes the others.
 * A link to an answer's id opens it.
 */
export const Questions = ({ groups, last }: Props) => (
  <>
    {groups.length > 1 && (
      <nav className={styles['index']} aria-label={words().sections.questions.groups} data-screen>
        <ul>
          {groups.map(({ id, name, href, count }) => (
            <li key={id}>
              <a href={last > 0 ? href : `#${id}`}>
                {`${name} `}
                <span className="label">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
    <div className={styles['groups']}>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, name, lead, count, entries }) => (
          <div key={id}>
            <Section
              isPart
              level="h3"
              heading={{ name }}
              headingId={id}
              lead={lead}
              note={sayCount(words().sections.questions.count, count, {}, lang())}
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
