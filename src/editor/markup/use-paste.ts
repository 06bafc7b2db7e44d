import type { ClipboardEvent } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { formatList } from '#src/contracts/formats.ts'
import { useEditor } from '../kit/editor-context.ts'
import { asOneText, cellsOf, cellsOfPieces, type Pasted, type Piece, readPlain } from './pasted.ts'
import { excessOf, putIntoList, putIntoSections } from './place-pasted.ts'

type TakeCells = (cells: string[][]) => void
type Field = HTMLTextAreaElement | HTMLInputElement

/** Reads the clipboard. The parser of HTML is fetched with the first paste that needs it. */
async function readClipboard(
  { html, plain }: { html: string; plain: string },
  hasMarks: boolean,
): Promise<Pasted> {
  if (html === '') return readPlain(plain)
  const tooLong = 'the formatting, because the text is too long'
  if (html.length > contentLimits.pastedHtml) return { ...readPlain(plain), leftOut: [tooLong] }
  try {
    const { readPastedHtml } = await import('./pasted-html.ts')
    return readPastedHtml(html, hasMarks)
  } catch {
    return { ...readPlain(plain), leftOut: ['the formatting, which could not be read'] }
  }
}

const clipboardOf = ({ clipboardData }: ClipboardEvent) => ({
  html: clipboardData.getData('text/html'),
  plain: clipboardData.getData('text/plain'),
})

const sayPasted = (leftOut: readonly string[], done: string): string =>
  leftOut.length > 0 ? `Pasted. Left out: ${formatList([...leftOut])}.` : done

const isPlain = (pieces: readonly Piece[]) =>
  pieces.length === 1 && pieces[0] !== undefined && 'paragraph' in pieces[0]

const isPoint = (item: ContentValue) =>
  typeof item === 'string' || (isRecord(item) && typeof item['inset'] === 'string')

/** Where several pieces have room: the blocks of reading text, or the items of a list. */
function placeOf(at: string, read: (at: string) => ContentValue | undefined) {
  const [, sections, section, block] =
    /^((?:.+\/)?sections)\/(\d+)\/blocks\/(\d+)\/paragraph$/.exec(at) ?? []
  const [, list, index] = /^(.+)\/(\d+)(?:\/inset)?$/.exec(at) ?? []
  const value = read(sections ?? list ?? '')
  if ((sections ?? list) === undefined || !Array.isArray(value)) return null
  if (sections !== undefined)
    return {
      kind: 'sections',
      at: sections,
      value,
      place: [Number(section), Number(block)],
    } as const
  return value.every(isPoint)
    ? ({ kind: 'list', at: list ?? '', value, index: Number(index) } as const)
    : null
}

/** Where something is pasted. */
type Target = { field: Field; at: string; onCells?: TakeCells | undefined }

/**
 * Pastes at the caret or over the selection: one block per paragraph into reading text, one item
 * per text into lists, and a single text elsewhere. Says what could not be kept.
 */
export function usePaste() {
  const { replace, undo, read, announce } = useEditor()
  const insert = ({ field, at, onCells }: Target, pasted: Pasted, plain: string) => {
    const { pieces } = pasted
    const cells = onCells && (cellsOfPieces(pieces) ?? cellsOf(plain))
    const range = { from: field.selectionStart ?? 0, to: field.selectionEnd ?? 0 }
    const place = onCells || isPlain(pieces) ? null : placeOf(at, read)
    const excess = excessOf(pieces)
    if (pieces.length === 0) announce('Nothing was pasted: the clipboard has no text.')
    else if (excess) announce(`Nothing was pasted: ${excess}.`)
    else if (onCells && cells) {
      onCells(cells)
      announce(sayPasted(pasted.leftOut, 'Pasted into the cells.'), undo)
    } else if (place?.kind === 'sections') {
      const { sections, last } = putIntoSections(place.value, place.place, range, pieces)
      replace(place.at, sections, `${place.at}/${last[0]}/blocks/${last[1]}`)
      announce(sayPasted(pasted.leftOut, 'Pasted. Each paragraph is a block of its own.'), undo)
    } else if (place) {
      const { list, last } = putIntoList(place.value, place.index, range, pieces)
      replace(place.at, list, `${place.at}/${last}`)
      announce(sayPasted(pasted.leftOut, 'Pasted. Each text is an item of its own.'), undo)
    } else {
      const { text, leftOut } = asOneText(pasted)
      field.focus()
      // The only call that writes into a field's undo history.
      document.execCommand('insertText', false, text)
      announce(sayPasted(leftOut, ''), () => {
        field.focus()
        document.execCommand('undo')
      })
    }
  }
  /** @param onCells takes cells, by row; without it, they become a block or a text */
  return (event: ClipboardEvent<Field>, at: string, hasMarks: boolean, onCells?: TakeCells) => {
    const field = event.currentTarget
    const clipboard = clipboardOf(event)
    const { text } = asOneText(readPlain(clipboard.plain))
    // The browser pastes a plain text of one line.
    if (clipboard.html === '' && (clipboard.plain === '' || text === clipboard.plain)) return
    event.preventDefault()
    void readClipboard(clipboard, hasMarks).then((pasted) =>
      insert({ field, at, onCells }, pasted, clipboard.plain),
    )
  }
}
