import type { ReactNode } from 'react'
import { getDemoWeek, momentWords } from '#src/content/demo.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Figure } from '../Figure.tsx'
import { AppBar } from './AppBar.tsx'
import styles from './SmallScreen.module.css'

type Props = { href: string; caption?: string; words: DemoWords; children: ReactNode }

/** The frame of the app, with its time and the note that its data are simulated. */
export const AppFrame = ({ words, children }: Pick<Props, 'words' | 'children'>) => {
  const week = getDemoWeek()
  return (
    <div className={styles['screen']}>
      <AppBar marker={words.marker} time={momentWords(week, week.night.minutes)} />
      <div className={styles['part']}>{children}</div>
    </div>
  )
}

export const SmallScreen = ({ href, caption, words, children }: Props) => (
  <Figure caption={caption} captionAt="below">
    <AppFrame words={words}>
      {children}
      <p className={styles['link']}>
        <ArrowLink href={href}>{words.controls.open}</ArrowLink>
      </p>
    </AppFrame>
  </Figure>
)
