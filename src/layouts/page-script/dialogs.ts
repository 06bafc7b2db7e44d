/** Address of layouts/search-field.ts. */
const searchField = '/search-field.js'

const findDialog = (id: string | null) => {
  const element = id === null ? null : document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

/**
 * Opens the dialog that a link names in `data-opens`. Without a script the link leads to its page.
 */
function followLink(link: HTMLElement, click: MouseEvent): void {
  const dialog = findDialog(link.getAttribute('data-opens'))
  if (!dialog || click.ctrlKey || click.metaKey || click.shiftKey) return
  click.preventDefault()
  link.closest('dialog')?.close()
  const menu = link.closest<HTMLElement>('[popover]')
  if (menu && 'hidePopover' in menu) menu.hidePopover()
  dialog.showModal()
  dialog.querySelector('input')?.focus()
  // Loads the module once. If that fails, the form leads to the results page.
  if (dialog.id === 'search') import(/* @vite-ignore */ searchField).catch(() => undefined)
}

/**
 * Replaces `command` and `commandfor` in browsers before Chrome 135, Firefox 144 and Safari 26.2.
 */
function obey(button: Element): void {
  const dialog = findDialog(button.getAttribute('commandfor'))
  if (button.getAttribute('command') === 'show-modal') dialog?.showModal()
  else dialog?.close()
}

/**
 * Replaces `closedby` in browsers before Chrome 134 and Firefox 141: a click outside a dialog
 * closes the dialog.
 */
function closeBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): void {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close()
}

/** Closes the menus, so that Back shows the page and not the menu that led away from it. */
function closeMenus(): void {
  findDialog('menu')?.close()
  const panel = document.getElementById('solutions')
  panel?.removeAttribute('data-open')
  if (panel && 'popover' in panel && panel.matches(':popover-open')) panel.hidePopover()
}

export function openDialogs(): void {
  addEventListener('pagehide', closeMenus)
  if (!('HTMLDialogElement' in window)) return
  const knowsCommands = 'command' in HTMLButtonElement.prototype
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
  document.addEventListener('click', (click) => {
    const { target } = click
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLElement>('[data-opens]')
    const button = knowsCommands ? null : target.closest('[commandfor]')
    if (link) followLink(link, click)
    else if (button) obey(button)
    else if (
      !knowsClosedBy &&
      target instanceof HTMLDialogElement &&
      target.getAttribute('closedby') === 'any'
    )
      closeBeside(target, click)
  })
}
