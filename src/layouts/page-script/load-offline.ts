import { pagePrefix } from '#src/ui/page-prefix.ts'

/** Address of layouts/offline/register-worker.ts. */
const script = '/offline.js'
/** Milliseconds after a page's load, so that pictures and scripts of the page come first. */
const rest = 1500

const isProgram = () => /bot|crawl|spider|lighthouse|headless/i.test(navigator.userAgent)

/**
 * Loads what stores pages for when there is no network (decision 0125), on public pages of a site
 * that has it switched on. Never for programs, in a frame of the editor, or where a visitor saves data.
 */
export function openOffline(): void {
  const root = document.documentElement
  if (!('serviceWorker' in navigator) || isProgram() || window !== window.top) return
  const load = () => {
    if (root.dataset['offline'] === undefined || root.dataset['savesData'] !== undefined) return
    import(/* @vite-ignore */ pagePrefix() + script).catch(() => undefined)
  }
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000))
  addEventListener('load', () => setTimeout(() => whenIdle(load), rest), { once: true })
}
