import type { ReactNode } from 'react'
import { Heading } from '../base/Heading.tsx'
import { Text } from '../base/Text.tsx'
import styles from './SplitSection.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  text?: string | undefined
  /** A drawing with dimensions that fills the narrow column. */
  aside?: ReactNode
  isWhite?: boolean
  id?: string
  children?: ReactNode
}

/** Heading in a narrow column, content hanging from one ink hairline: the default for lists and tables (design rule 1). */
export const SplitSection = ({ heading, text, aside, isWhite = false, id, children }: Props) => (
  <section className={isWhite ? 'section white' : 'section'} id={id}>
    <div className="container">
      <div className={`grid ${styles['side']}`}>
        <header>
          <Heading {...heading} />
          {text && (
            <p>
              <Text>{text}</Text>
            </p>
          )}
          {aside}
        </header>
        <div className={styles['main']}>{children}</div>
      </div>
    </div>
  </section>
)
