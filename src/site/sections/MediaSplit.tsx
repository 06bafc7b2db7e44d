import type { ReactNode } from 'react'
import styles from './MediaSplit.module.css'

type Props = {
  media?: ReactNode
  /** Side of the media in a wide window; in a narrow one `start` is above. */
  mediaAt?: 'start' | 'end'
  /** Whether the media takes only a third of the width, beside the words on a tablet too. */
  isNarrow?: boolean
  children: ReactNode
}

export const MediaSplit = ({ media, mediaAt = 'end', isNarrow = false, children }: Props) => {
  const words = <div className={styles['words']}>{children}</div>
  return (
    <div
      className={['grid', styles['split'], styles[mediaAt], isNarrow && styles['narrow']]
        .filter(Boolean)
        .join(' ')}
    >
      {mediaAt === 'end' && words}
      <div className={styles['media']}>{media}</div>
      {mediaAt === 'start' && words}
    </div>
  )
}
