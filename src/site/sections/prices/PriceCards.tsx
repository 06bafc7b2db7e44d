import { BulletList } from '../../../ui/base/BulletList.tsx'
import { ButtonLink } from '../../../ui/base/Button.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import styles from './PriceCards.module.css'

type Props = {
  words: { sum: string; holds: string; onRequest: string }
  cards: {
    /** Id of its set, to which prices in sentences lead. */
    id: string
    title: string
    text: string
    action: string
    href: string
    holds: string[]
    /** The first year; false for a price on request. */
    sum: string | false
    later: string
  }[]
  /** In which currency the sums are, where a buyer pays in another. */
  note?: string | undefined
}

/** Sites as a buyer knows them: what each gets, one sum, and one button. */
export const PriceCards = ({ words, cards, note }: Props) => (
  <>
    <ul className={styles['cards']}>
      {cards.map(({ id, title, text, action, href, holds, sum, later }) => (
        <li key={id} id={id}>
          <h2>{title}</h2>
          <Paragraph className="muted">{text}</Paragraph>
          <p className={styles['sum']}>
            <b className="tabular">{sum || words.onRequest}</b>
            {sum && <span className="muted">{` ${words.sum}`}</span>}
            {sum && <span className="muted">{later}</span>}
          </p>
          <ButtonLink look="line" href={href}>
            {action}
          </ButtonLink>
          <div className={styles['holds']}>
            <h3>{words.holds}</h3>
            <BulletList items={holds} />
          </div>
        </li>
      ))}
    </ul>
    {note && <p className={`muted ${styles['note']}`}>{note}</p>}
  </>
)
