import { type FieldProps, idOf, useEditor } from '../kit/editor-context.ts'
import styles from './Fields.module.css'
import { TextField } from './TextField.tsx'

export function ColourField(props: FieldProps) {
  const { change } = useEditor()
  const { schema, value, at } = props
  return (
    <div className={styles['colour']}>
      <TextField {...props} />
      <input
        type="color"
        id={`${idOf(at)}-palette`}
        aria-label={`Choose: ${schema.title}`}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(at, event.target.value)}
      />
    </div>
  )
}
