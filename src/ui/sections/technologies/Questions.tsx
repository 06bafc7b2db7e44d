import type { FaqGroup } from '#src/content/schema.ts'
import { Disclosure } from '../../base/Disclosure.tsx'
import { Text } from '../../base/Text.tsx'
import { SourceLinks } from '../Sources.tsx'
import styles from './Questions.module.css'

type Props = { groups: FaqGroup[] }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * Questions in their groups, one open at a time (spec.md §2, FAQ accordion): `<details name>` closes the others.
 * The anchor stands inside the answer, so that an address with `#id` opens it without a script.
 */
export const Questions = ({ groups }: Props) => (
  <>
    {groups.length > 1 && (
      <nav className={styles['index']} aria-label="Groups of questions" data-question-index>
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
        <section key={id} className={`grid ${styles['group']}`} aria-labelledby={id} data-question-group>
          <header>
            <h3 id={id}>{name}</h3>
            <p>{lead}</p>
            <p className="label">{entries.length === 1 ? '1 question' : `${entries.length} questions`}</p>
          </header>
          <div className={styles['entries']}>
            {entries.map((entry) => (
              <Disclosure key={entry.id} name="faq" summary={<h4>{entry.question}</h4>} data-question>
                <div id={entry.id} className={styles['answer']}>
                  <p>
                    <Text>{entry.answer}</Text>
                  </p>
                  <p className="label">
                    <SourceLinks sources={entry.sources} />
                    <span>
                      {' · checked '}
                      <time dateTime={entry.checkedOn}>{day.format(new Date(entry.checkedOn))}</time>
                    </span>
                  </p>
                </div>
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
    </div>
  </>
)
