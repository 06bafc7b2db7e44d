import { type FormEvent, useState } from 'react'
import type { ContentEntryDetail, EntryKind } from '#src/contracts/content/content.ts'
import { addedKinds, kinds } from '#src/contracts/content/kinds.ts'
import { issueAddress } from '#src/contracts/staff/newsletter-addresses.ts'
import { LineButton, SmallButton, Submit, TextLink } from '#src/staff/kit/controls.tsx'
import formStyles from '#src/staff/kit/StaffForm.module.css'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { type FormOutcome, FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import styles from '../kit/Editor.module.css'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { EntryLinks } from '../kit/EntryLink.tsx'
import { slugOf } from '../kit/state-words.ts'
import type { ContentList } from '../texts/content-list.ts'
import { ownersAlone } from '../texts/entry-rights.ts'
import { NewEntry } from './NewEntry.tsx'
import { SlugField } from './SlugField.tsx'

type DiscardProps = { entry: ContentEntryDetail; onDiscard: () => void; onClose: () => void }

const DiscardDialog = ({ entry, onDiscard, onClose }: DiscardProps) => {
  const isNew = entry.published === null
  const last = entry.draft ? ` ${entry.draft.editor} saved it last.` : ''
  return (
    <EditorDialog
      title={isNew ? 'Discard the whole entry?' : 'Discard the draft?'}
      onClose={onClose}
    >
      <div className={formStyles['column']}>
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

type MoveProps = {
  path: string
  status: FormOutcome | undefined
  onMove: (slug: string) => void
  onClose: () => void
}

function MoveEntry({ path, status, onMove, onClose }: MoveProps) {
  const [slug, type] = useState(slugOf(path))
  const move = (event: FormEvent) => {
    event.preventDefault()
    onMove(slug)
  }
  return (
    <EditorDialog title="Change the address" onClose={onClose}>
      <form className={formStyles['column']} onSubmit={move}>
        <p>Links with which the draft was shared end. Share it again afterwards.</p>
        <SlugField
          isPage={path.startsWith('content/free-pages/')}
          isProduct={path.startsWith('content/products/')}
          value={slug}
          onChange={type}
        />
        <FormStatus status={status} />
        <Submit>Change it</Submit>
      </form>
    </EditorDialog>
  )
}

type Props = {
  entry: ContentEntryDetail
  creatable: ContentList['creatable']
  hasDraft: boolean
  status: FormOutcome | undefined
  canDelete: boolean
  onMove: (kind: EntryKind, slug: string) => void
  onDiscard: () => void
  onRemove: () => void
}

export const EntryMenu = ({
  entry,
  creatable,
  hasDraft,
  status,
  canDelete,
  onMove,
  onDiscard,
  onRemove,
}: Props) => {
  const [isAsking, ask] = useState(false)
  const [isCopying, copy] = useState(false)
  const [isMoving, move] = useState(false)
  const kind = addedKinds.find(({ collection }) => kinds[collection].group === entry.group)?.kind
  return (
    <div className={styles['menu']}>
      <FormStatus status={status} />
      {kind === 'article' && entry.published !== null && (
        <TextLink isTall href={issueAddress(slugOf(entry.path))}>
          Send this article to subscribers…
        </TextLink>
      )}
      <Disclosure summary="More about this entry">
        <div className={`stack ${styles['more']}`}>
          {entry.usedBy.length > 0 && (
            <>
              <p>Other entries that link to it or name it:</p>
              <EntryLinks entries={entry.usedBy} />
            </>
          )}
          {kind && (
            <div className="stack">
              <p>Copy these texts into a new entry. Promises and proofs are not copied.</p>
              <LineButton onClick={() => copy(true)}>Duplicate…</LineButton>
              {isCopying && (
                <NewEntry
                  creatable={creatable}
                  from={{ path: entry.path, label: entry.label, kind }}
                  onClose={() => copy(false)}
                />
              )}
            </div>
          )}
          {kind && hasDraft && entry.published === null && (
            <div className="stack">
              <p>Until it is published, its address can be changed.</p>
              <LineButton onClick={() => move(true)}>Change the address…</LineButton>
              {isMoving && (
                <MoveEntry
                  path={entry.path}
                  status={status}
                  onMove={(slug) => onMove(kind, slug)}
                  onClose={() => move(false)}
                />
              )}
            </div>
          )}
          {hasDraft && (
            <div className="stack">
              <p>
                {entry.published === null
                  ? 'This entry was never published: discarding the draft deletes it.'
                  : 'The published text stays; every change since is discarded.'}
              </p>
              <LineButton onClick={() => ask(true)}>Discard the draft…</LineButton>
              {isAsking && (
                <DiscardDialog
                  entry={entry}
                  onClose={() => ask(false)}
                  onDiscard={() => {
                    ask(false)
                    onDiscard()
                  }}
                />
              )}
            </div>
          )}
          {canDelete &&
            entry.isRemovable &&
            entry.published !== null &&
            entry.state !== 'removed' && (
              <div className="stack">
                <p>
                  The next publication removes this entry, and its links in menus, lists and cards.
                  A sentence that links to it has to be changed first. Until then you can discard
                  the removal; afterwards the history brings it back.
                </p>
                <LineButton onClick={onRemove}>Remove from the site</LineButton>
              </div>
            )}
          {!canDelete && entry.isRemovable && entry.published !== null && (
            <p>{`${ownersAlone.deletion}.`}</p>
          )}
          <p className="muted">
            File: <code>{entry.path}</code>
          </p>
        </div>
      </Disclosure>
    </div>
  )
}
