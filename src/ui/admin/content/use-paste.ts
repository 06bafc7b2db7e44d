import type { ClipboardEvent } from 'react'
import { formatList } from '#src/contracts/formats.ts'
import { useEditor } from './editor-context.ts'
import { asOneText, type Pasted, putIntoSections, readPasted, readPlain, type Tree } from './pasted.ts'

/** Programs that write texts mark bold words by a style, and put a plain `b` around all. */
function isBold(element: HTMLElement): boolean {
  const { fontWeight } = element.style
  if (fontWeight !== '') return fontWeight === 'bold' || Number(fontWeight) >= 600
  return element.matches('b, strong')
}

function treeOf(part: Node): Tree {
  if (part.nodeType === Node.TEXT_NODE) return part.textContent ?? ''
  const children = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE || nodeType === Node.ELEMENT_NODE).map(treeOf)
  if (!(part instanceof HTMLElement)) return { tag: part.nodeName.toLowerCase(), children }
  const href = part.getAttribute('href')
  return { tag: part.localName, isBold: isBold(part), ...(href !== null && { href }), children }
}

function read(data: DataTransfer, hasMarks: boolean): Pasted {
  const html = data.getData('text/html')
  // A document of its own, in which nothing runs and nothing is fetched.
  if (html !== '') return readPasted(treeOf(new DOMParser().parseFromString(html, 'text/html').body), hasMarks)
  return readPlain(data.getData('text/plain'))
}

/**
 * Pastes a text of another program: into reading text one block a paragraph, with its headings and lists, into other fields as one text.
 * What is left out is said.
 */
export function usePaste(at: string, hasMarks: boolean) {
  const { change, read: readValue, say } = useEditor()
  return (event: ClipboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    const field = event.currentTarget
    const pasted = read(event.clipboardData, hasMarks)
    const [, list = '', section, block] = /^((?:.+\/)?sections)\/(\d+)\/blocks\/(\d+)\/paragraph$/.exec(at) ?? []
    const sections = list === '' ? undefined : readValue(list)
    const hasParts = pasted.pieces.length > 1 || pasted.pieces.some((piece) => !('paragraph' in piece))
    const { text, leftOut } = asOneText(pasted)
    // The browser pastes a plain line by itself.
    if (pasted.pieces.length === 0 || (!hasParts && text === event.clipboardData.getData('text/plain'))) return
    event.preventDefault()
    if (hasParts && Array.isArray(sections)) {
      change(list, putIntoSections(sections, [Number(section), Number(block)], pasted.pieces))
      say(pasted.leftOut.length > 0 ? `Pasted. Left out: ${formatList(pasted.leftOut)}.` : 'Pasted, one block a paragraph.')
      return
    }
    // The only call by which a script writes into the history of a field (use-markup.tsx).
    document.execCommand('insertText', false, text)
    field.focus()
    say(leftOut.length > 0 ? `Pasted. Left out: ${formatList(leftOut)}.` : '')
  }
}
