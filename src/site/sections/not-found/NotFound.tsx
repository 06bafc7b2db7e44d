import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { ButtonLink } from '../../../ui/base/Button.tsx'
import { type Photograph, Picture } from '../../../ui/base/Picture.tsx'
import styles from './NotFound.module.css'

type Props = {
  heading: string
  /** Whether the heading is the status code, in large type. */
  isNumber?: boolean
  text?: string | undefined
  /** Whether there is a page, which is hidden: the link of staff says so. */
  isGone?: boolean
  button: string
  links: { label: string; href: string }[]
  photograph: Photograph | undefined
}

/** Page for an unknown address, with a link to the home page and three others (spec.md §2, §8). */
export const NotFound = ({
  heading,
  isNumber = false,
  text,
  isGone = false,
  button,
  links,
  photograph,
}: Props) => (
  <section className={styles['missing']} data-gone={isGone || undefined}>
    <div className="container grid">
      <div className={styles['message']}>
        <h1 className={isNumber ? styles['number'] : undefined}>{heading}</h1>
        {text && <p className="lead">{text}</p>}
        <ButtonLink href="/">{button}</ButtonLink>
      </div>
      <ul className={styles['links']}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </div>
    {photograph && (
      <div className={styles['picture']}>
        <Picture {...photograph} sizes="(width < 720px) 150vw, 100vw" className={styles['cable']} />
      </div>
    )}
  </section>
)
