import { type KeyboardEvent, useRef, useState } from 'react'
import styles from '../kit/Chooser.module.css'
import { SearchField } from '../kit/choices.tsx'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { useEditor } from '../kit/editor-context.ts'

type Props = {
  start?: string
  onChoose: (address: string) => void
  onClose: () => void
}

export function AddressChooser({ start = '', onChoose, onClose }: Props) {
  const { addresses } = useEditor()
  const [words, search] = useState(start)
  const list = useRef<HTMLUListElement>(null)
  const wanted = words.trim().toLowerCase()
  const found = addresses.filter(({ link, label }) =>
    `${link} ${label}`.toLowerCase().includes(wanted),
  )
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = stops.findIndex((one) => one.matches(':focus'))
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const [first] = found
    if (step !== undefined) (stops[at + step] ?? stops[at])?.focus()
    else if (event.key === 'Enter' && at < 0 && first) onChoose(first.link)
    else return
    event.preventDefault()
  }
  return (
    <EditorDialog title="Choose a page" onClose={onClose}>
      <SearchField form="chooser" label="Search" value={words} onSearch={search} onKeyDown={move} />
      <p role="status" className="muted">
        {found.length === 0
          ? 'No page with these words.'
          : `${found.length} ${found.length === 1 ? 'page' : 'pages'}`}
      </p>
      <ul ref={list} className={styles['addresses']}>
        {found.map(({ link, label, places }) => (
          <li key={link}>
            <button type="button" onKeyDown={move} onClick={() => onChoose(link)}>
              <b>{label}</b>
              <span className="muted">{link}</span>
            </button>
            {wanted !== '' && places.length > 0 && (
              <ul>
                {places.map((place) => (
                  <li key={place}>
                    <button
                      type="button"
                      onKeyDown={move}
                      onClick={() => onChoose(`${link}#${place}`)}
                    >
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
