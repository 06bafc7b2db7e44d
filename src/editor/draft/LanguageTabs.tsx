import type { ContentEntryDetail } from '#src/contracts/content/content.ts'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { editAddress } from '../kit/state-words.ts'
import styles from './Translation.module.css'

/**
 * The entry in its own language, and its translations; nothing if there is one language. The form of
 * the open translation counts what is open while it is typed.
 */
export const LanguageTabs = ({ languages, path }: Pick<ContentEntryDetail, 'languages' | 'path'>) =>
  languages.length > 0 && (
    <nav aria-label="Languages" className={`row ${styles['tabs']}`}>
      {languages.map((one) => (
        <TextLink
          isTall
          key={one.path}
          href={editAddress(one.path)}
          aria-current={one.path === path ? 'page' : undefined}
        >
          {one.open > 0 && one.path !== path ? `${one.name} · ${one.open} open` : one.name}
        </TextLink>
      ))}
    </nav>
  )
