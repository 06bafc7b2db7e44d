import { fillTokens } from '#src/contracts/tokens.ts'
import { useEditor } from '../kit/editor-context.ts'
import styles from './Fields.module.css'

/** Says that visitors do not read a field or a part as it is written here. */
export function UnreadNote({ at }: { at: string }) {
  const { unread, tokens } = useEditor()
  const said = unread.get(at)
  if (said === undefined) return null
  return (
    <p className={styles['unread']}>
      {said === null
        ? 'Hidden: it speaks of what your site does not have. Write it anew to show it.'
        : `Visitors read instead: “${fillTokens(said, (name) => tokens[name]).text}”`}
    </p>
  )
}
