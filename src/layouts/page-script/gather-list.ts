import {
  noteEarlierList,
  readStoredChoice,
  readStoredRequestList,
  storeRequestList,
} from '#src/site/islands/contact/request-list-storage.ts'
import { onStoredChange, storageKeys } from '#src/ui/base/browser-storage.ts'

/** Maximum characters of a list, which has to fit into an address. */
const mostLetters = 1500

/** The form with the list, and with the site that was chosen before. */
function contactAddress(list: string): string {
  const choice = readStoredChoice()
  // A region alone asks for nothing.
  const isAsked = list !== '' || choice.startsWith('site=')
  const query = [isAsked && choice, list && `list=${list}`].filter(Boolean).join('&')
  return query ? `/contact?${query}` : '/contact'
}

/**
 * Counts the products of a list in the format of contracts/contact/request-list.ts, without the
 * names of sets.
 */
function countProducts(list: string): number {
  const names = list.split(',').map((line) => line.replace(/\*.*/, ''))
  return new Set(names.filter((name) => name && !name.startsWith('set.'))).size
}

/** Shows a number on a button (base.css), which keeps its width. 0 removes it. */
function showCount(button: HTMLElement, count: number): void {
  if (count === 0) delete button.dataset['requestCount']
  else button.dataset['requestCount'] = String(count)
}

/**
 * Shows on each link to the contact page how many products are on the request list, and adds the list
 * to the link's address.
 */
function showList(): void {
  const list = readStoredRequestList()
  const count = countProducts(list)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contact] > a')) {
    const shown = link.querySelector('[data-number]')
    link.href = contactAddress(count === 0 ? '' : list)
    if (count === 0 && !shown) continue
    const number = shown ?? document.createElement('span')
    number.className = 'visually-hidden'
    number.setAttribute('data-number', '')
    number.textContent = count === 0 ? '' : ` (${count})`
    link.append(number)
    showCount(link, count)
  }
  // On phones the link is in the menu, so the menu's button shows the number too.
  const opener = document.querySelector<HTMLElement>('[commandfor="menu"][command="show-modal"]')
  if (opener) {
    const label = opener.dataset['label'] ?? opener.getAttribute('aria-label') ?? ''
    opener.dataset['label'] = label
    opener.setAttribute('aria-label', count === 0 ? label : `${label} (${count})`)
    showCount(opener, count)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-listed]'))
    link.href = contactAddress(list)
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
  // Screen readers announce a region only if its text changes after it has been added.
  setTimeout(() => {
    said.textContent = text
  }, 100)
}

/**
 * Adds the products of a link's `data-add` to the list, once. `data-add` stays, because styles tell
 * the link by it. Without storage the link opens the contact page with the products.
 */
function add(click: MouseEvent): void {
  const link =
    click.target instanceof Element
      ? click.target.closest<HTMLAnchorElement>('[data-add]:not([data-listed])')
      : null
  const list = readStoredRequestList()
  if (!link || click.ctrlKey || click.metaKey || click.shiftKey || list.length > mostLetters) return
  const { add: added = '', said = '' } = link.dataset
  noteEarlierList()
  if (!storeRequestList(list ? `${list},${added}` : added)) return
  click.preventDefault()
  link.dataset['listed'] = ''
  say(said)
  showList()
}

/**
 * Gathers the request list of this browser. site/islands/contact/stored-list.ts changes the same
 * list, and fires an event named like its key.
 */
export function gatherRequestList(): void {
  addEventListener('pageshow', showList)
  onStoredChange(storageKeys.requestList, showList)
  addEventListener(storageKeys.requestList, showList)
  document.addEventListener('click', add)
}
