import { useEditor } from '../kit/editor-context.ts'
import styles from './Fields.module.css'

/** Says that visitors do not see a field or a part, because something that it needs is missing. */
export function UnreadNote({ at }: { at: string }) {
  const { unread } = useEditor()
  return unread.has(at) ? (
    <p className={styles['unread']}>
      Visitors do not see this: it is about something that your site does not have, or that is
      hidden.
    </p>
  ) : null
}
