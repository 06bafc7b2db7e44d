import { drawingWords } from './kit/drawing-words.ts'
import styles from './MorningPage.module.css'

export const MorningPage = () => {
  const words = drawingWords().morningPage
  return (
    words && (
      <figure className={styles['paper']}>
        <div className={styles['head']}>
          <b>{words.heading}</b>
          <span className="label">{words.day}</span>
        </div>
        <ul>
          {words.exceptions.map(({ what, detail, figure }) => (
            <li key={what}>
              <b>{what}</b>
              <span>{detail}</span>
              <em>{figure}</em>
            </li>
          ))}
        </ul>
        <dl>
          {words.rest.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figure>
    )
  )
}
