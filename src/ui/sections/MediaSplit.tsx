import type { ReactNode } from 'react'
import styles from './MediaSplit.module.css'

type Props = {
  media?: ReactNode
  /** The side of the wide window on which the media stands; on a tablet and a phone what stands at the start is above. */
  mediaAt?: 'start' | 'end'
  /** The media needs a third of the width, and stands beside the words on a tablet as well. */
  isNarrow?: boolean
  children: ReactNode
}

/** Words beside a drawing or picture, each in the middle of the other. */
export const MediaSplit = ({ media, mediaAt = 'end', isNarrow = false, children }: Props) => {
  const words = <div className={styles['words']}>{children}</div>
  return (
    <div className={['grid', styles['split'], styles[mediaAt], isNarrow && styles['narrow']].filter(Boolean).join(' ')}>
      {mediaAt === 'end' && words}
      <div className={styles['media']}>{media}</div>
      {mediaAt === 'start' && words}
    </div>
  )
}
