/** U+2060 word joiner, which keeps a name on one line (contracts/non-breaking.ts). */
const joiner = /\u2060/g

/**
 * Copies names without the invisible sign that keeps them on one line, because with it they are
 * other words in a search.
 */
export function copyPlainNames(): void {
  document.addEventListener('copy', (event) => {
    const selection = getSelection()
    const text = selection?.toString() ?? ''
    if (!selection || !event.clipboardData || !text.match(joiner)) return
    const copied = document.createElement('div')
    copied.append(selection.getRangeAt(0).cloneContents())
    event.clipboardData.setData('text/plain', text.replace(joiner, ''))
    event.clipboardData.setData('text/html', copied.innerHTML.replace(joiner, ''))
    event.preventDefault()
  })
}
