import type { ContentEntryDetail } from '#src/contracts/content/content.ts'
import { LineButton, SmallButton } from '#src/ui/admin/kit/controls.tsx'
import styles from '#src/ui/admin/kit/StaffForm.module.css'
import { EditorDialog } from '../kit/EditorDialog.tsx'

type Props = { entry: ContentEntryDetail; onDiscard: () => void; onClose: () => void }

export const DiscardDialog = ({ entry, onDiscard, onClose }: Props) => {
  const isNew = entry.published === null
  const last = entry.draft ? ` ${entry.draft.editor} saved it last.` : ''
  return (
    <EditorDialog
      title={isNew ? 'Discard the whole entry?' : 'Discard the draft?'}
      onClose={onClose}
    >
      <div className={styles['column']}>
        <p>
          {isNew
            ? `“${entry.label}” was never public. Without its draft all of it is gone: the entry, and every text in it.${last}`
            : `The published text stays; every change since is discarded.${last}`}
        </p>
        <p>The text stays in the history, where you can bring it back.</p>
        <div className="row">
          <LineButton onClick={onClose}>Keep it</LineButton>
          <SmallButton onClick={onDiscard}>
            {isNew ? 'Discard the whole entry' : 'Discard it'}
          </SmallButton>
        </div>
      </div>
    </EditorDialog>
  )
}
