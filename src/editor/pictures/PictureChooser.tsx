import { useState } from 'react'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import styles from '../kit/Chooser.module.css'
import { SearchField } from '../kit/choices.tsx'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { useEditor } from '../kit/editor-context.ts'
import { readableName } from '../texts/picture-name.ts'
import { PictureUpload } from './PictureUpload.tsx'
import { PictureWords } from './PictureWords.tsx'
import { isPictureNamed } from './picture-words.ts'

type Props = {
  chosen: string
  onChoose: (picture: Pick<ContentPicture, 'name' | 'alt' | 'kind'>) => void
  onClose: () => void
}

export function PictureChooser({ chosen, onChoose, onClose }: Props) {
  const { pictures, folder, reloadPictures } = useEditor()
  const [words, search] = useState('')
  const [added, setAdded] = useState<string | null>(null)
  const found = (pictures ?? []).filter(
    (picture) => picture.state !== 'removed' && isPictureNamed(picture, words),
  )
  if (added !== null)
    return (
      <EditorDialog key="added" title="The new picture" onClose={onClose}>
        <PictureWords name={added} onDone={(words) => onChoose({ name: added, ...words })} />
      </EditorDialog>
    )
  return (
    <EditorDialog title="Choose a picture" onClose={onClose}>
      <PictureUpload
        folder={folder}
        onDone={async (name) => {
          await reloadPictures()
          setAdded(name)
        }}
      />
      <SearchField form="chooser" label="Search the library" value={words} onSearch={search} />
      <p role="status" className="muted">
        {pictures === null
          ? 'Loading...'
          : pictures.length === 0
            ? 'The library has no picture yet: upload your first.'
            : `${found.length} ${found.length === 1 ? 'picture' : 'pictures'}`}
      </p>
      <ul className={styles['pictures']}>
        {found.map(({ name, alt, kind, thumbnail, width, height }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose({ name, alt, kind })}
            >
              <img src={thumbnail} alt={alt ?? ''} loading="lazy" />
              <span>{readableName(name)}</span>
              <span className="muted">{`${width} × ${height}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </EditorDialog>
  )
}
