// Sends the requests queued in this browser, and shows on each page what became of them
// (decision 0125). Texts are never inserted as HTML.
import type { Words } from '#src/content/words/words.ts'
import { formatMoment } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { say } from '#src/contracts/text/say.ts'
import { browserTimeZone } from '#src/contracts/time-zone.ts'
import { inPageLanguage } from '#src/ui/page-prefix.ts'
import { isOwn, openRequest } from '#src/ui/submit/own-requests.ts'
import {
  deliverQueue,
  isPaused,
  listQueued,
  type QueuedRequest,
  removeQueued,
  watchQueue,
} from '#src/ui/submit/send-later-queue.ts'
import { storageKeys, store } from '../ui/base/browser-storage.ts'

/** Written before the script (pages/queued-requests.js.ts). */
declare const sendLaterWords: Words['offline']['sendLater']
const texts = sendLaterWords
const { retryMs } = limits.queuedRequests

const here = { locale: document.documentElement.lang, timeZone: browserTimeZone() ?? 'UTC' }
/** Writes a time, with its weekday if it is not of today. */
function timeOf(moment: number): string {
  const date = new Date(moment)
  const isToday = date.toDateString() === new Date().toDateString()
  return formatMoment(date, here, isToday ? 'time' : 'weekday')
}

const region = document.createElement('section')
region.setAttribute('aria-label', texts.region)
region.setAttribute('aria-live', 'polite')
region.dataset['screen'] = ''
region.dataset['queued'] = ''
region.style.cssText =
  'display: grid; gap: var(--space-2); max-width: 60rem; margin: 0 auto; padding: 0 var(--space-4);'
const look =
  'display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); margin-block: var(--space-2);' +
  'padding: var(--space-3) var(--space-4); border: 1px solid var(--line-strong); border-radius: var(--field);' +
  'background: var(--surface); color: var(--ink); font-size: var(--text-small);'
const buttonLook =
  'padding: var(--space-2) 0; font-weight: 600; text-decoration: underline; text-underline-offset: 3px;'

function textOf(request: QueuedRequest): string {
  const { form, queuedAt, state } = request
  const named = { what: texts[form], time: timeOf(queuedAt) }
  if (state.is === 'sending') return say(texts.sending, named)
  if (state.is === 'waiting' && state.pause && isPaused(request))
    return say(texts.busy, { ...named, until: timeOf(state.pause.from + state.pause.ms) })
  if (state.is === 'waiting') return say(texts.waiting, named)
  if (state.is === 'needs-you')
    return [say(texts.refused, named), state.reason].filter(Boolean).join(' ')
  if (state.is === 'over') return say(texts.over, named)
  const sentences = [
    say(texts.sent, { ...named, at: timeOf(state.at) }),
    state.startsAt &&
      say(texts.call, { call: formatMoment(new Date(state.startsAt), here, 'weekday') }),
    state.reference && say(texts.reference, { reference: state.reference }),
    state.detail,
  ]
  return sentences.filter(Boolean).join(' ')
}

function addButton(parent: Element, text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.style.cssText = buttonLook
  button.addEventListener('click', onPress)
  parent.append(button)
  return button
}

const plain = (address: unknown) =>
  String(address ?? '')
    .replace(/[\s()-]/g, '')
    .toLowerCase()

/**
 * Opens a request in its form. Another tab may be another person's, so there the address or number
 * that is in the request is asked for first.
 */
function askToOpen(request: QueuedRequest, item: HTMLElement, opener: HTMLButtonElement): void {
  if (isOwn(request)) {
    openRequest(request)
    return
  }
  opener.remove()
  const form = document.createElement('form')
  const label = document.createElement('label')
  const field = document.createElement('input')
  const status = document.createElement('span')
  label.textContent = `${texts.which} `
  field.required = true
  field.autocomplete = 'off'
  label.append(field)
  form.append(label)
  addButton(form, texts.open, () => {}).type = 'submit'
  form.append(status)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { businessEmail, email, phone } = request.fields
    const known = [businessEmail, email, phone].map(plain).filter(Boolean)
    if (known.includes(plain(field.value))) openRequest(request)
    else status.textContent = ` ${texts.another}`
  })
  item.append(form)
  field.focus()
}

function itemOf(request: QueuedRequest): HTMLElement {
  const item = document.createElement('div')
  item.style.cssText = look
  item.dataset['state'] = request.state.is
  const text = document.createElement('span')
  text.textContent = textOf(request)
  item.append(text)
  const { is } = request.state
  if (is === 'needs-you' || is === 'over') {
    const opener = addButton(item, texts.openIt, () => askToOpen(request, item, opener))
  }
  const isDone = is === 'sent'
  // Whoever has the link may cancel the call, so another person's tab does not show it.
  if (request.state.is === 'sent' && request.state.token && isOwn(request)) {
    const link = document.createElement('a')
    link.href = inPageLanguage(
      `/book/change?${new URLSearchParams({ token: request.state.token })}`,
    )
    link.textContent = texts.move
    link.style.cssText = buttonLook
    item.append(link)
  }
  if (is !== 'sending')
    addButton(item, isDone ? texts.close : texts.remove, () => void removeQueued(request.key))
  return item
}

let shown = ''
async function show(): Promise<void> {
  const requests = await listQueued()
  if (requests.length === 0) store('browser', storageKeys.queuedRequests, null)
  const now = JSON.stringify(requests.map(({ key, queuedAt, state }) => [key, queuedAt, state]))
  // The visitor may be typing an address into the notice.
  if (now === shown) return
  shown = now
  if (!region.isConnected) document.getElementById('main')?.prepend(region)
  region.replaceChildren(...requests.map(itemOf))
}

let timer = 0
async function deliver(): Promise<void> {
  clearTimeout(timer)
  const isWaiting = await deliverQueue().catch(() => true)
  if (isWaiting) timer = window.setTimeout(deliverWhenSeen, retryMs)
}
const deliverWhenSeen = () => {
  if (document.visibilityState === 'visible') void deliver()
}

if ('BroadcastChannel' in window) watchQueue(() => void show())
addEventListener('online', () => void deliver())
document.addEventListener('visibilitychange', deliverWhenSeen)
void show().then(deliver)
