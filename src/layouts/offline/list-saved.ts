// Lists what the browser has stored on the page without a network (pages/offline.astro), and loads
// the requested page once there is a network, unless the visitor has begun to write.
import { noConnectionPage, shellPages } from '#src/contracts/offline-worker.ts'
import { withoutPrefix } from '#src/contracts/paths.ts'
import { readMarkup } from '#src/contracts/text/markup.ts'
import { pagePrefix } from '#src/ui/page-prefix.ts'
import { listPages } from './stored-pages.ts'

/** Reads the language of a page of ours. */
const languageOf = (html: string) => /<html lang="([\w-]{2,35})"/.exec(html)?.[1]

/** Reads the title of a page of ours, without the company's name. */
function titleOf(html: string): string | undefined {
  const title = /<title>([^<]{1,200})<\/title>/.exec(html)?.[1]
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
  return title && readMarkup(title).replace(` — ${name}`, '')
}

/** Pages that the worker stores before it knows the visitor's language. */
const isUnasked = (page: string) =>
  pagePrefix() !== '' && shellPages.some((shell) => shell === page)

async function list(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-saved-pages]')
  for (const { page, response } of await listPages()) {
    if (page.endsWith(noConnectionPage) || isUnasked(page)) continue
    const html = await response.text()
    const language = languageOf(html)
    const link = document.createElement('a')
    link.href = page
    link.textContent = titleOf(html) ?? page
    if (language && language !== document.documentElement.lang) {
      link.lang = language
      // A page of another language keeps its address (layouts/prefix-links.ts).
      if (withoutPrefix(pagePrefix(), page) === page) link.hreflang = language
    }
    const item = document.createElement('li')
    item.append(link)
    section?.querySelector('ul')?.append(item)
    section?.removeAttribute('hidden')
  }
}

/** Milliseconds after which our server is asked again; the event of the browser may come too early. */
const retryMs = 5000
let timer = 0
let isWriting = false
const isAnswered = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'error' }).then(
    ({ status }) => status < 500,
    () => false,
  )
/** Loads the page if our server answers; a Wi-Fi that asks for a sign-in counts as online too. */
async function loadOnceAnswered(): Promise<void> {
  clearTimeout(timer)
  const isSeen = document.visibilityState === 'visible' && navigator.onLine
  const isBack = isSeen && !isWriting && (await isAnswered())
  if (isBack && !isWriting) location.reload()
  else timer = window.setTimeout(loadOnceAnswered, retryMs)
}
// No other address ends like this one, which may have the prefix of a language.
if (!location.pathname.endsWith(noConnectionPage)) {
  addEventListener('online', () => void loadOnceAnswered())
  timer = window.setTimeout(loadOnceAnswered, retryMs)
}
document.querySelector('main form')?.addEventListener('focusin', () => {
  isWriting = true
})
void list().catch(() => {
  // A browser without storage lists nothing.
})
