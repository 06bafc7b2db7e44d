import type { Previewed } from '#src/contracts/content/previews.ts'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import editorStyles from '../kit/Editor.module.css'
import { FaultLines } from '../publish/FaultLines.tsx'
import styles from './Preview.module.css'

type Props = {
  leftOut: Previewed['leftOut']
  /** Path of the open entry, whose form shows its own faults; absent on the page of all drafts. */
  path?: string
  isNew?: boolean
  onGo?: (fault: Previewed['leftOut'][number]) => void
}

export function LeftOutList({ leftOut, path = '', isNew = false, onGo }: Props) {
  const [fault] = leftOut.filter((problem) => problem.path === path)
  const others = leftOut.filter((problem) => problem.path !== path)
  const names = new Map(
    others.map(({ path, label, editor }) => [
      path,
      editor === '' ? label : `${label}, by ${editor}`,
    ]),
  )
  return (
    <>
      {fault && (
        <p className={`panel ${editorStyles['note']}`}>
          <span>
            {isNew
              ? 'The page is shown once this is fixed: '
              : 'This is the published page. Your draft is shown once this is fixed: '}
          </span>
          {fault.place && (
            <button type="button" className="link" onClick={() => onGo?.(fault)}>
              {fault.place}
            </button>
          )}
          <span>{`${fault.place && ': '}${fault.message}`}</span>
        </p>
      )}
      {others.length > 0 && (
        <div className={styles['folded']}>
          <Disclosure
            summary={`${names.size === 1 ? '1 draft is' : `${names.size} drafts are`} left out: ${[...names.values()].join('; ')}`}
          >
            <FaultLines faults={others} />
          </Disclosure>
        </div>
      )}
    </>
  )
}
