import { Bold, Code, Italic, Link, Quote } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '#src/ui/base/Icon.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import styles from './Markup.module.css'
import {
  type Edit,
  type LinkRequest,
  linkAt,
  type TextMark,
  toggleMark,
  writeLink,
} from './markup.ts'

type Kind = TextMark | 'link'

const kinds = [
  { kind: 'bold', label: 'Bold', key: 'b', icon: Bold },
  { kind: 'italic', label: 'Italic', key: 'i', icon: Italic },
  { kind: 'quotation', label: 'Quotation', key: 'q', icon: Quote },
  { kind: 'link', label: 'Link', key: 'k', icon: Link },
  { kind: 'code', label: 'Code', key: 'e', icon: Code },
] as const satisfies { kind: Kind; label: string; key: string; icon: typeof Bold }[]

/**
 * Whether the device is from Apple. There ⌘ replaces Ctrl, because Ctrl with these letters moves
 * the caret.
 */
const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Inserts text as if it were typed, so that undo works and React notices. */
function write(field: HTMLTextAreaElement, { from, to, text, selected }: Edit) {
  field.focus()
  field.setSelectionRange(from, to)
  // This call is deprecated, but the only one that writes into a field's undo history.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, from, to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(selected.from, selected.to)
}

const rangeOf = ({ selectionStart: from, selectionEnd: to }: HTMLTextAreaElement) => ({ from, to })

/**
 * Provides buttons and keys for bold and italic words, quotations, links and code.
 * @param label of the field
 * @param find returns the field
 */
export function useMarkup(label: string, find: () => HTMLTextAreaElement | null) {
  const [asked, ask] = useState<{ field: HTMLTextAreaElement; link: LinkRequest } | null>(null)
  const act = (kind: Kind, field: HTMLTextAreaElement) => {
    if (kind === 'link') ask({ field, link: linkAt(field.value, rangeOf(field)) })
    else write(field, toggleMark(field.value, rangeOf(field), kind))
  }
  const close = () => ask(null)
  return {
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (event.altKey || event.shiftKey || !(isMac() ? event.metaKey : event.ctrlKey)) return
      const found = kinds.find(({ key }) => key === event.key.toLowerCase())
      if (!found) return
      event.preventDefault()
      act(found.kind, event.currentTarget)
    },
    tools: (
      <fieldset className={styles['marks']}>
        <legend className="visually-hidden">{`Marks in ${label}`}</legend>
        {kinds.map(({ kind, label: name, key, icon }) => (
          <button
            key={kind}
            type="button"
            aria-label={name}
            title={`${name} (Ctrl or ⌘ and ${key.toUpperCase()})`}
            aria-keyshortcuts={`Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
            // Keeps the field's selection, and a phone's keyboard open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              const field = find()
              if (field) act(kind, field)
            }}
          >
            <Icon icon={icon} size="small" />
          </button>
        ))}
        {asked && (
          <LinkDialog
            link={asked.link}
            onClose={close}
            onSet={(words, href) => {
              const { field, link } = asked
              close()
              requestAnimationFrame(() => write(field, writeLink(link, words, href)))
            }}
          />
        )}
      </fieldset>
    ),
  }
}
