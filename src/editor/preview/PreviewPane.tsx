import { useCallback, useEffect, useRef, useState } from 'react'
import type { Previewed, WordsFound } from '#src/contracts/content/previews.ts'
import { LineLink, TextLink } from '#src/staff/kit/controls.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import chooserStyles from '../kit/Chooser.module.css'
import { findWordsElsewhere, readPreview } from '../kit/content-client.ts'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { editAddress, previewAddress } from '../kit/state-words.ts'
import { noAnswer } from '../kit/use-request.ts'
import { LeftOutList } from './LeftOut.tsx'
import styles from './Preview.module.css'
import { type FrameName, frameNames, PreviewFrame } from './PreviewFrame.tsx'
import { pressedElement, reveal, wordsAround } from './preview-frame.ts'
import { SharePreview } from './SharedLinks.tsx'

export type FoundField = WordsFound['found'][number]

type Props = {
  path: string
  /** Address of a page that shows the entry; null if that may be any page. */
  shownOn: string | null
  isNew: boolean
  saves: number
  /** Text of the edited field and of the parts around it, as returned by `plainWords`. */
  edited: readonly string[]
  find: (texts: readonly string[]) => FoundField[]
  onGo: (found: FoundField) => void
}

function FieldChooser({
  found,
  path,
  onGo,
  onClose,
}: Pick<Props, 'path' | 'onGo'> & { found: FoundField[]; onClose: () => void }) {
  const isOwn = found.every((one) => one.path === path)
  return (
    <EditorDialog
      title={isOwn ? 'Which of these?' : 'These words stand in another entry'}
      onClose={onClose}
    >
      <ul className={chooserStyles['addresses']}>
        {found.map((one) => (
          <li key={`${one.path} ${one.field.join('/')}`}>
            {one.path === path ? (
              <button type="button" className="link" onClick={() => onGo(one)}>
                {one.place}
              </button>
            ) : (
              <TextLink href={editAddress(one.path, one.field)}>
                {`${one.label}: ${one.place}`}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </EditorDialog>
  )
}

/** Whether the page has loaded; until its answer arrives, the frame holds an empty document. */
const isThere = (inside: Document | null | undefined) =>
  inside?.readyState === 'complete' && inside.URL !== 'about:blank'

/**
 * A page that shows the entry, with all drafts, beside the form. It reloads after each save, and a press on its
 * text opens the field of that text.
 */
export function PreviewPane({ path, shownOn, isNew, saves, edited, find, onGo }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const top = useRef(0)
  const [width, setWidth] = useState<FrameName>('Phone')
  const [isEditing, setEditing] = useState(true)
  const [leftOut, setLeftOut] = useState<Previewed['leftOut'] | null>(null)
  const [found, setFound] = useState<FoundField[]>([])
  const [note, setNote] = useState('')
  const page = shownOn ?? '/'
  const isLeftOut = leftOut?.some((problem) => problem.path === path) ?? true
  const hasPage = !isNew || !isLeftOut

  const press = async (texts: string[]) => {
    setNote('')
    const own = find(texts)
    const [only] = own
    if (only && own.length === 1) return onGo(only)
    if (own.length > 0) return setFound(own)
    const outcome = await findWordsElsewhere(texts)
    const [first, ...others] = outcome.kind === 'done' ? outcome.answer.found : []
    if (first?.path === path && others.length === 0) onGo(first)
    else if (first) setFound([first, ...others])
    else setNote(outcome.kind === 'done' ? 'No field holds these words.' : noAnswer)
  }
  // Listeners, which are added only once for each load of the frame, read the current values from
  // this ref.
  const act = useRef({ press, isEditing, edited })
  useEffect(() => {
    act.current = { press, isEditing, edited }
  })

  const known = useRef<Document>(undefined)
  const listen = useCallback(() => {
    const shown = frame.current?.contentWindow
    const inside = frame.current?.contentDocument
    if (!shown || !inside?.body || inside.readyState === 'loading' || inside === known.current)
      return
    known.current = inside
    shown.scrollTo({ top: top.current, behavior: 'instant' })
    reveal(shown, act.current.edited)
    top.current = 0
    inside.addEventListener(
      'click',
      (event) => {
        // Ignores the clicks by which `reveal` turns a carousel.
        if (!act.current.isEditing || !event.isTrusted) return
        event.preventDefault()
        event.stopPropagation()
        void act.current.press(wordsAround(pressedElement(event)))
      },
      { capture: true },
    )
  }, [])

  useEffect(() => {
    const shown = frame.current?.contentWindow
    if (shown && known.current && known.current === frame.current?.contentDocument)
      reveal(shown, edited)
  }, [edited])

  useEffect(() => {
    const shown = frame.current?.contentWindow
    let isOver = false
    const wait = () => {
      listen()
      if (!isOver && frame.current && !isThere(frame.current.contentDocument))
        requestAnimationFrame(wait)
    }
    // Listens before the load event, because words may be pressed while pictures are still loading.
    wait()
    const reload = () => {
      if (isOver || !shown) return
      top.current = shown.scrollY
      // Otherwise the browser would restore a scroll position of its own after `listen` has
      // restored this one.
      shown.history.scrollRestoration = 'manual'
      shown.location.reload()
      shown.addEventListener('pagehide', () => requestAnimationFrame(wait), { once: true })
    }
    // A page that is still loading cannot reload.
    if (saves > 0 && isThere(frame.current?.contentDocument)) reload()
    else if (saves > 0) frame.current?.addEventListener('load', reload, { once: true })
    void readPreview().then((outcome) => {
      if (!isOver && outcome.kind === 'done') setLeftOut(outcome.answer.leftOut)
    })
    return () => {
      isOver = true
    }
  }, [saves, listen])

  return (
    <section aria-label="Preview" className={`stack ${styles['pane']}`}>
      <div className="row">
        <fieldset className="row">
          <legend className="visually-hidden">Width</legend>
          {frameNames.map((name) => (
            <label key={name} className="tap">
              <input
                type="radio"
                name="preview-width"
                checked={width === name}
                onChange={() => setWidth(name)}
              />
              <span>{name}</span>
              <span className="visually-hidden"> width</span>
            </label>
          ))}
        </fieldset>
        <label className="tap">
          <TickBox checked={isEditing} onChange={(event) => setEditing(event.target.checked)} />
          Press words to edit
        </label>
        {shownOn !== null && <SharePreview path={path} />}
        <LineLink href={previewAddress(page)}>All drafts</LineLink>
      </div>
      <FormStatus isFocused={false} status={note ? { kind: 'error', message: note } : undefined} />
      {leftOut && <LeftOutList leftOut={leftOut} path={path} isNew={isNew} onGo={onGo} />}
      {hasPage && <PreviewFrame address={page} name={width} frame={frame} onLoad={listen} />}
      {found.length > 0 && (
        <FieldChooser
          found={found}
          path={path}
          onClose={() => setFound([])}
          onGo={(one) => {
            setFound([])
            onGo(one)
          }}
        />
      )}
    </section>
  )
}
