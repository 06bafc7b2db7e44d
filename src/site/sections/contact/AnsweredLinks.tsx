import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import styles from './AnsweredLinks.module.css'

type Props = { lead: string; items: readonly { question: string; href: string }[] }

/** Links to answers that spare a visitor the message, below the contact form. */
export const AnsweredLinks = ({ lead, items }: Props) =>
  items.length > 0 && (
    <div className={styles['answered']}>
      <p className="muted">{lead}</p>
      <ul>
        {items.map(({ question, href }) => (
          <li key={href}>
            <ArrowLink href={href}>{question}</ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  )
