import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import styles from './Quotation.module.css'

type Props = { text: string; name?: string | undefined; role?: string | undefined }

/** Somebody's words, set apart from the text around them. */
export const Quotation = ({ text, name, role }: Props) => (
  <figure className={styles['quotation']}>
    <blockquote>
      <Paragraph className="lead">{say(words().sections.quote, { text })}</Paragraph>
    </blockquote>
    {name && (
      <figcaption>
        <b>{name}</b>
        {role && <span className="muted">{`, ${role}`}</span>}
      </figcaption>
    )}
  </figure>
)
