import type { ClipboardEvent } from 'react'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { formatList } from '#src/contracts/formats.ts'
import { useEditor } from '../kit/editor-context.ts'
import { asOneText, type Pasted, putIntoSections, readPasted, readPlain } from './pasted.ts'
import { readHtml } from './pasted-html.ts'

function read(data: DataTransfer, hasMarks: boolean): Pasted {
  const html = data.getData('text/html')
  if (html !== '' && html.length <= contentLimits.entry) return readPasted(readHtml(html), hasMarks)
  return readPlain(data.getData('text/plain'))
}

/**
 * Pastes one block per paragraph into reading text, and a single text elsewhere; announces what was
 * lost.
 */
export function usePaste(at: string, hasMarks: boolean) {
  const { change, read: readValue, say } = useEditor()
  return (event: ClipboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    const field = event.currentTarget
    const pasted = read(event.clipboardData, hasMarks)
    const [, list = '', section, block] =
      /^((?:.+\/)?sections)\/(\d+)\/blocks\/(\d+)\/paragraph$/.exec(at) ?? []
    const sections = list === '' ? undefined : readValue(list)
    const hasParts =
      pasted.pieces.length > 1 || pasted.pieces.some((piece) => !('paragraph' in piece))
    const { text, leftOut } = asOneText(pasted)
    if (
      pasted.pieces.length === 0 ||
      (!hasParts && text === event.clipboardData.getData('text/plain'))
    )
      return
    event.preventDefault()
    if (hasParts && Array.isArray(sections)) {
      change(list, putIntoSections(sections, [Number(section), Number(block)], pasted.pieces))
      say(
        pasted.leftOut.length > 0
          ? `Pasted. Left out: ${formatList(pasted.leftOut)}.`
          : 'Pasted. Each paragraph is a block of its own.',
      )
      return
    }
    document.execCommand('insertText', false, text)
    field.focus()
    say(leftOut.length > 0 ? `Pasted. Left out: ${formatList(leftOut)}.` : '')
  }
}
