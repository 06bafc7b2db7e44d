import type { ReactNode } from 'react'
import { Text } from '../base/Text.tsx'
import styles from './CaptionedDrawing.module.css'

type Props = { caption: string; children: ReactNode }

/** A drawing as wide as the page, hung from an ink rule with its caption above. */
export const CaptionedDrawing = ({ caption, children }: Props) => (
  <figure className={styles['figure']}>
    <figcaption>
      <Text>{caption}</Text>
    </figcaption>
    {children}
  </figure>
)
