import { useState } from 'react'
import type { ContentList } from '#src/contracts/content.ts'
import { Field } from '../../base/Field.tsx'
import styles from './Chooser.module.css'
import { EditorDialog } from './EditorDialog.tsx'

type Props = { addresses: ContentList['addresses']; onChoose: (address: string) => void; onClose: () => void }

/** The pages of the site, and the places on them, to link to. */
export function AddressChooser({ addresses, onChoose, onClose }: Props) {
  const [words, search] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = addresses.filter(({ address, label }) => `${address} ${label}`.toLowerCase().includes(wanted))
  return (
    <EditorDialog title="Choose a page" onClose={onClose}>
      <Field
        form="chooser"
        name="search"
        type="search"
        label="Search"
        isOptional
        value={words}
        onChange={(event) => search(event.target.value)}
      />
      <p role="status" className="muted">
        {found.length === 0 ? 'No page with these words.' : `${found.length} ${found.length === 1 ? 'page' : 'pages'}`}
      </p>
      <ul className={styles['addresses']}>
        {found.map(({ address, label, places }) => (
          <li key={address}>
            <button type="button" onClick={() => onChoose(address)}>
              <b>{label}</b>
              <span className="muted">{address}</span>
            </button>
            {wanted !== '' && places.length > 0 && (
              <ul>
                {places.map((place) => (
                  <li key={place}>
                    <button type="button" onClick={() => onChoose(`${address}#${place}`)}>
                      <span className="muted">{`#${place}`}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </EditorDialog>
  )
}
