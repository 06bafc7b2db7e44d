import { ArrowLink } from '../base/ArrowLink.tsx'
import { Heading } from '../base/Heading.tsx'
import { Text } from '../base/Text.tsx'
import styles from './OtherServices.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  items: { label: string; href: string; text: string }[]
  /** Path of the page it stands on, which is left out of the list (decisions.md). */
  path: string
}

/** Explore Other Services: what lies next to this page, one column each. */
export const OtherServices = ({ heading, items, path }: Props) => (
  <section className="section">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
      </div>
      <ul className={styles['list']}>
        {items
          .filter(({ href }) => href !== path)
          .map(({ label, href, text }) => (
            <li key={href}>
              <h3>
                <ArrowLink href={href}>{label}</ArrowLink>
              </h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
      </ul>
    </div>
  </section>
)
