import { Heading } from '../../base/Heading.tsx'
import styles from './OtherWork.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; columns: { title: string; items: string[] }[] }

/** Other Services: two columns of small jobs (spec.md §2, /services). */
export const OtherWork = ({ heading, columns }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      <div className={styles['columns']}>
        {columns.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </section>
)
