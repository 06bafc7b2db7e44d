import { readStored, storageKeys, store } from '../../ui/base/browser-storage.ts'

/** Characters of a full list, which must fit an address. */
const mostLetters = 1500

const readList = () => readStored('tab', storageKeys.requestList) ?? ''
const contactAddress = (list: string) => (list ? `/contact?list=${list}` : '/contact')

/** Products of a list as contracts/contact/request-list.ts writes it, without the sets that they came with. */
function countProducts(list: string): number {
  const names = list.split(',').map((line) => line.replace(/\*.*/, ''))
  return new Set(names.filter((name) => name && !name.startsWith('set.'))).size
}

/** Shows the count of the tab's list in the links to contact, and adds the list to them. */
function showList(): void {
  const list = readList()
  const count = countProducts(list)
  // The header measures with a copy of its link, which gets the same words.
  for (const link of document.querySelectorAll<HTMLElement>('[data-contact] > *')) {
    if (count === 0 && link.dataset['text'] === undefined) continue
    const text = link.dataset['text'] ?? link.textContent
    link.dataset['text'] = text
    link.textContent = count === 0 ? text : `${text} (${count})`
    if (link instanceof HTMLAnchorElement) link.href = contactAddress(count === 0 ? '' : list)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-listed]')) link.href = contactAddress(list)
}

function say(text: string): void {
  let status = document.getElementById('request-said')
  if (!status) {
    status = document.createElement('p')
    status.id = 'request-said'
    status.className = 'visually-hidden'
    status.setAttribute('role', 'status')
    document.body.append(status)
  }
  const said = status
  // A region is announced once it is there and its text changes.
  setTimeout(() => {
    said.textContent = text
  }, 100)
}

/** Adds what a link names (`data-add`) to the list of the tab, once; without storage the link leads to contact with it. */
function add(click: MouseEvent): void {
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('[data-add]') : null
  const list = readList()
  if (!link || click.ctrlKey || click.metaKey || click.shiftKey || list.length > mostLetters) return
  const { add: added = '', said = '' } = link.dataset
  if (!store('tab', storageKeys.requestList, list ? `${list},${added}` : added)) return
  click.preventDefault()
  delete link.dataset['add']
  link.dataset['listed'] = ''
  say(said)
  showList()
}

/** Keeps the list of a request in this tab (ui/islands/contact/kept-list.ts reads it too, and tells of changes by an event of its key's name). */
export function keepRequestList(): void {
  addEventListener('pageshow', showList)
  addEventListener(storageKeys.requestList, showList)
  document.addEventListener('click', add)
}
