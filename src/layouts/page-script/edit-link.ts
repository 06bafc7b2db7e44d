import { withoutPrefix } from '#src/contracts/paths.ts'
import { pagePrefix } from '#src/ui/page-prefix.ts'
import { readStored, storageKeys } from '../../ui/base/browser-storage.ts'

/** On a phone it stands above Book A Call, which has no room beside it below 30rem. */
const look =
  'z-index: 20; inset-block-end: clamp(16px, (30rem - 100vw) * 999, 80px); inset-inline-start: 16px; padding: 10px 18px; border: 1px solid var(--line-strong);' +
  'border-radius: var(--pill); background: var(--surface); color: var(--ink); font: 600 var(--text-small) / 1.5 var(--font);'
const afloat = 'position: fixed; box-shadow: var(--float);'

/**
 * Shows editors a link from a public page to its editing form (staff-flag.ts). In a preview the
 * link is in the banner.
 */
export function offerToEdit(): void {
  const isFramed = window.top !== window
  if (
    isFramed ||
    !readStored('browser', storageKeys.editor) ||
    /^\/(admin|preview)(\/|$)/.test(location.pathname)
  )
    return
  const link = document.createElement('a')
  link.href = `/admin/content/edit?address=${encodeURIComponent(withoutPrefix(pagePrefix(), location.pathname))}`
  link.textContent = document.querySelector('[data-gone]')
    ? 'Hidden from visitors: edit this page'
    : 'Edit this page'
  link.style.cssText = look
  const banner = document.querySelector('[data-preview-banner]')
  if (banner) {
    banner.append(link)
    return
  }
  link.style.cssText += afloat
  const landmark = document.createElement('aside')
  landmark.setAttribute('aria-label', 'Staff')
  landmark.setAttribute('data-edit', '')
  landmark.append(link)
  document.body.append(landmark)
}
