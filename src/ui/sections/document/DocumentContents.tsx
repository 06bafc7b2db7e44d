import styles from './DocumentContents.module.css'
import { idOfChapter, pageOfChapter } from './page-of-chapter.ts'

type Props = {
  chapters: string[]
  /** Within the document each chapter is linked. */
  isLinked?: boolean
}

/** The chapters of the technical document and the pages on which they stand. */
export const DocumentContents = ({ chapters, isLinked = false }: Props) => (
  <ol className={`tabular ${styles['contents']}`}>
    {chapters.map((chapter, index) => (
      <li key={chapter}>
        {isLinked ? (
          <a href={`#${idOfChapter(index)}`}>
            <span className="muted">{`${index + 1} `}</span>
            {chapter}
          </a>
        ) : (
          <span>{chapter}</span>
        )}
        <span className="muted">
          <span className="visually-hidden">page </span>
          {pageOfChapter(chapters, chapter)}
        </span>
      </li>
    ))}
  </ol>
)
