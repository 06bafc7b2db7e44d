import type { FileChange } from '#src/contracts/content.ts'
import { Disclosure } from '../../base/Disclosure.tsx'
import styles from './Publish.module.css'
import { ShownValue } from './ShownValue.tsx'

const changeWords = { changed: 'Changed', added: 'New', removed: 'Removed' } as const

/** What a file says before and after, field by field. */
export const ChangedFile = ({ file, isOpen = false }: { file: FileChange; isOpen?: boolean }) => (
  <Disclosure
    open={isOpen}
    summary={
      <span className={styles['file']}>
        <b>{file.label}</b>
        <span className="muted">
          {file.change === 'changed'
            ? `${file.differences.length} ${file.differences.length === 1 ? 'field' : 'fields'} changed`
            : changeWords[file.change]}
        </span>
      </span>
    }
  >
    {file.differences.length > 0 && (
      <dl className={styles['differences']}>
        {file.differences.map(({ field, place, before, after }) => (
          <div key={field.join('/')}>
            <dt>{place || 'The whole entry'}</dt>
            <dd>
              <del>
                <span className="visually-hidden">Before: </span>
                <ShownValue value={before} />
              </del>
              <ins>
                <span className="visually-hidden">After: </span>
                <ShownValue value={after} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </Disclosure>
)
