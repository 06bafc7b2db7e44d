// Registers the service worker, and shows on a stored copy that it is one (decision
// 0125). Loaded when a page is idle.

import type { Words } from '#src/content/words/words.ts'
import { formatMoment } from '#src/contracts/formats.ts'
import {
  type CopyFacts,
  type PageReport,
  type WorkerNews,
  workerAddress,
} from '#src/contracts/offline-worker.ts'
import { say } from '#src/contracts/text/say.ts'
import { browserTimeZone } from '#src/contracts/time-zone.ts'
import { readStored, store } from '#src/ui/base/browser-storage.ts'
import { pagePrefix } from '#src/ui/page-prefix.ts'
import { storedName } from './stored-name.ts'
import { findPage } from './stored-pages.ts'

/** Written before the script (pages/offline.js.ts). */
declare const savedCopyWords: Words['offline']['savedCopy']

/** The one address that the policy of this name gives; the pages' content policy allows no other. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string }
}
function trustedWorker(): string {
  const trustedTypes: unknown = 'trustedTypes' in window ? window.trustedTypes : undefined
  if (!trustedTypes) return workerAddress
  // A cast, because TypeScript's types of the page have no trusted types.
  return (trustedTypes as TrustedTypes)
    .createPolicy('service-worker', { createScriptURL: () => workerAddress })
    .createScriptURL('')
}

const region = document.createElement('div')
region.setAttribute('role', 'status')
region.dataset['screen'] = ''
region.dataset['storedCopy'] = ''
region.style.cssText =
  'max-width: 60rem; margin: var(--space-2) auto; padding: 0 var(--space-4); color: var(--muted); font-size: var(--text-small);'

function show(...parts: (string | Node)[]): void {
  document.getElementById('main')?.prepend(region)
  region.replaceChildren(...parts)
}

function reloadButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = savedCopyWords.reload
  button.style.cssText = 'text-decoration: underline; font-weight: 600; padding: var(--space-2);'
  button.addEventListener('click', () => location.reload())
  return button
}

function showFacts({ storedAt, isNewer }: CopyFacts): void {
  if (storedAt === null) return
  const at = new Date(storedAt)
  const isToday = at.toDateString() === new Date().toDateString()
  const time = formatMoment(
    at,
    { locale: document.documentElement.lang, timeZone: browserTimeZone() ?? 'UTC' },
    isToday ? 'time' : 'brief',
  )
  const text = say(savedCopyWords.time, { time })
  if (isNewer) show(`${text} ${savedCopyWords.newer} `, reloadButton())
  else show(text)
}

/** Loads the page again whose scripts a release has removed, once, and not while the visitor types. */
function loadAgain(): void {
  const mark = 'loaded-again'
  const isTyping = document.documentElement.hasAttribute('data-in-form')
  if (isTyping || readStored('tab', mark) === location.href) return
  if (store('tab', mark, location.href)) location.reload()
}

function ask(worker: ServiceWorker, isUnseen = false): void {
  const channel = new MessageChannel()
  channel.port1.onmessage = ({ data }: MessageEvent<CopyFacts>) => showFacts(data)
  const files = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(location.origin) ? [new URL(name).pathname] : []))
  const page = storedName(new URL(location.href))
  const report: PageReport = { kind: 'shown', page, prefix: pagePrefix(), files, isUnseen }
  worker.postMessage(report, [channel.port2])
}

/** Invites to open the page without a network, once it would open. */
async function invite(): Promise<void> {
  const invitation = document.querySelector<HTMLElement>('[data-offline-invitation]')
  if (invitation && (await findPage(location.pathname))) invitation.hidden = false
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
    if (data.kind === 'scripts-gone') loadAgain()
    else if (serviceWorker.controller) ask(serviceWorker.controller)
  })
  const isUnseen = serviceWorker.controller === null
  await serviceWorker.register(trustedWorker())
  const { active } = await serviceWorker.ready
  if (active) ask(active, isUnseen)
  void invite()
}

void start().catch(() => {
  // Private windows and full disks refuse a worker; the site works without one.
})
