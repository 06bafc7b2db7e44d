import type { FieldPath, FileChange } from '#src/contracts/content/content.ts'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import pictureStyles from '../pictures/Pictures.module.css'
import { thumbnailOf } from '../pictures/picture-words.ts'
import styles from './Publish.module.css'
import { ShownValue } from './ShownValue.tsx'

const isPictureName = (field: FieldPath) =>
  field.at(-1) === 'name' &&
  /^(picture|photograph|portrait)/.test(
    String(field.filter((key) => key !== 'name' && typeof key === 'string').at(-1)),
  )

const changeWords = { changed: 'Changed', added: 'New', removed: 'Removed' } as const

export const ChangedFile = ({ file }: { file: FileChange }) => {
  const picture = /^src\/assets\/pictures\/(.+)\.\w+$/.exec(file.path)?.[1]
  return (
    <Disclosure
      summary={
        <span className={styles['file']}>
          {picture !== undefined && file.change !== 'removed' && (
            <img src={thumbnailOf(picture)} alt="" className={pictureStyles['thumb']} />
          )}
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
        <dl className={`stack ${styles['differences']}`}>
          {file.differences.map(({ field, place, before, after }) => (
            <div key={field.join('/')}>
              <dt>{place || 'The whole entry'}</dt>
              <dd>
                <del>
                  <span className="visually-hidden">Before: </span>
                  <ShownValue value={before} isPicture={isPictureName(field)} />
                </del>
                <ins>
                  <span className="visually-hidden">After: </span>
                  <ShownValue value={after} isPicture={isPictureName(field)} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Disclosure>
  )
}
