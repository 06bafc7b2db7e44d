import { useState } from 'react'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { SearchField } from '../kit/choices.tsx'
import { readPictures, removePicture } from '../kit/content-client.ts'
import { EntryLinks } from '../kit/EntryLink.tsx'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { useAnswer } from '../kit/use-answer.ts'
import { useRequest } from '../kit/use-request.ts'
import { readableName } from '../texts/picture-name.ts'
import styles from './Pictures.module.css'
import { PictureUpload } from './PictureUpload.tsx'
import { isPictureNamed } from './picture-words.ts'

const shownAtOnce = 24

type CardProps = { picture: ContentPicture; locale: string; onDelete: () => void }

function PictureCard({
  picture: { name, alt, width, height, bytes, state, usedBy, thumbnail },
  locale,
  onDelete,
}: CardProps) {
  return (
    <li className={`panel ${styles['picture']}`}>
      <img src={thumbnail} alt={alt ?? ''} loading="lazy" className={styles['thumb']} />
      <div>
        <b>{readableName(name)}</b>
        <p className="muted">{`${width} × ${height}, ${formatNumber(Math.round(bytes / 1024), locale)} kB`}</p>
        {state === 'new' && <p className={styles['new']}>New, not published</p>}
        {state === 'removed' && <p className={styles['new']}>Removed when you publish</p>}
        {usedBy.length > 0 ? (
          <EntryLinks entries={usedBy} name={`Uses ${readableName(name)}`} />
        ) : (
          state !== 'removed' && (
            <LineButton aria-label={`Delete ${readableName(name)}`} onClick={onDelete}>
              Delete
            </LineButton>
          )
        )}
      </div>
    </li>
  )
}

export function PictureLibrary({ locale }: { locale: string }) {
  const pictures = useAnswer(['pictures'], readPictures)
  const [words, search] = useState('')
  const [most, setMost] = useState(shownAtOnce)
  const { status, request } = useRequest('Not deleted')
  const [deleted, setDeleted] = useState('')
  if (!pictures.answer) return <ReadingStatus what="The library" of={[pictures]} />
  const found = pictures.answer.items.filter((picture) => isPictureNamed(picture, words))
  const remove = async (name: string) => {
    setDeleted('')
    await request(removePicture(name), () => setDeleted(readableName(name)))
    await pictures.reload()
  }
  return (
    <>
      <PictureUpload folder="scenes" onDone={() => void pictures.reload()} />
      <p className="muted">You describe a picture where you first use it.</p>
      <FormStatus
        status={deleted === '' ? status : { kind: 'success', message: 'Deleted', detail: deleted }}
      />
      <SearchField
        form="library"
        label="Search"
        value={words}
        onSearch={(next) => {
          search(next)
          setMost(shownAtOnce)
        }}
      />
      <p role="status" className="muted">
        {pictures.answer.items.length === 0
          ? 'The library has no picture yet: upload your first.'
          : `${found.length} ${found.length === 1 ? 'picture' : 'pictures'}`}
      </p>
      <ul className={styles['library']}>
        {found.slice(0, most).map((picture) => (
          <PictureCard
            key={picture.name}
            picture={picture}
            locale={locale}
            onDelete={() => void remove(picture.name)}
          />
        ))}
      </ul>
      {found.length > most && (
        <LineButton
          onClick={() => setMost(most + shownAtOnce)}
        >{`Show ${Math.min(shownAtOnce, found.length - most)} more`}</LineButton>
      )}
    </>
  )
}
