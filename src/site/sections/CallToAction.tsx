import { ButtonLink } from '../../ui/base/Button.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import styles from './CallToAction.module.css'

type Props = {
  heading: string
  text: string
  action: { label: string; href: string }
}

/**
 * The single call to action at the end of a page. It has the ground of the page, since the footer's
 * newsletter follows it.
 */
export const CallToAction = ({ heading, text, action }: Props) => (
  <section className={styles['end']} data-screen>
    <div className="container grid">
      <h2>{heading}</h2>
      <div className={styles['side']}>
        <Paragraph className="muted">{text}</Paragraph>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </div>
  </section>
)
