import type { ReactNode } from 'react'
import type { ShownPerson } from '#src/content/evidence.ts'
import { telephoneOf } from '#src/contracts/formats.ts'
import { EmailText } from '../../ui/base/EmailText.tsx'
import { Picture } from '../../ui/base/Picture.tsx'
import styles from './People.module.css'

type Props = {
  person: ShownPerson
  stand?: ReactNode
  hasLines?: boolean
}

export const Person = ({
  person: { name, role, photograph, phone, email },
  stand,
  hasLines = false,
}: Props) => (
  <div className={styles['person']} data-person>
    {photograph ? (
      <Picture
        picture={photograph.picture}
        alt={photograph.alt}
        focus={photograph.focus}
        sizes="112px"
      />
    ) : (
      stand
    )}
    <div>
      <p className={styles['name']}>{name}</p>
      <p className="muted">{role}</p>
      {hasLines && phone && (
        <p className="tabular">
          <a href={`tel:${telephoneOf(phone)}`}>{phone}</a>
        </p>
      )}
      {hasLines && email && (
        <p>
          <a href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
        </p>
      )}
    </div>
  </div>
)

const initialsOf = (name: string) => {
  const letters = name.split(/\s+/).map((word) => /^.\p{M}*/u.exec(word)?.[0] ?? '')
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters[0]
}

/**
 * Lists people. Without a photograph a person is a name; initials stand where others have a
 * portrait, so that names stay aligned.
 */
export const People = ({
  people,
  isStacked = false,
}: {
  people: ShownPerson[]
  isStacked?: boolean
}) => {
  const hasPortraits = people.some(({ photograph }) => photograph)
  return (
    <ul className={styles[isStacked ? 'stacked' : 'columns']}>
      {people.map((person) => (
        <li key={person.id}>
          <Person
            person={person}
            stand={hasPortraits && <span aria-hidden="true">{initialsOf(person.name)}</span>}
            hasLines
          />
        </li>
      ))}
    </ul>
  )
}
