import type { ReactNode } from 'react'
import { textsOfScene } from '#src/content/film-words.ts'
import type { Film } from '#src/content/schemas/interface-schemas.ts'
import { navigation } from '#src/content/settings/navigation.ts'
import { words } from '#src/content/words/words.ts'
import { ArrowLink } from '../../ui/base/ArrowLink.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import styles from './VideoDialog.module.css'

/**
 * The film's dialog (spec.md §2), opened by the links at the foot of the Solutions panel. The film
 * is at most 75 % as high as the window.
 */
export const VideoDialog = ({ film, children }: { film: Film; children?: ReactNode }) => {
  const { title, transcriptHeading, transcriptNote, scenes } = film
  const { contact, solutions } = navigation()
  const about = (solutions?.footer ?? []).filter(({ href }) => href !== contact.href)
  return (
    <Dialog id="film" title={title} close={words().site.close} size="film">
      {children}
      <div className={styles['links']}>
        {about.map(({ label, href }) => (
          <ArrowLink key={href} href={href}>
            {label}
          </ArrowLink>
        ))}
        <ArrowLink href={contact.href}>{contact.label}</ArrowLink>
      </div>
      <details className={styles['transcript']}>
        <summary>{transcriptHeading}</summary>
        <p className="muted">{transcriptNote}</p>
        <ol>
          {scenes.map((scene) => (
            <li key={scene.shows}>
              {textsOfScene(scene).map((text, index) => (index > 0 ? ` ${text}` : text))}
            </li>
          ))}
        </ol>
      </details>
    </Dialog>
  )
}
