/**
 * Replaces `popover` before Chrome 114, Firefox 125, Safari 17. `data-open` shows a panel
 * (site/layout/SolutionsPanel.module.css).
 */
export function standInForPopovers(): void {
  if ('popover' in HTMLElement.prototype) return
  const findOpen = () => document.querySelector('[popover][data-open]')
  const buttonOf = (panel: Element) =>
    document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)
  const show = (panel: Element, isOpen: boolean) => {
    panel.toggleAttribute('data-open', isOpen)
    buttonOf(panel)?.setAttribute('aria-expanded', String(isOpen))
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const open = findOpen()
    const button = target.closest('[popovertarget]')
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    if (panel) show(panel, panel !== open)
    else if (open && (target.closest('[data-opens]') || !open.contains(target))) show(open, false)
  })
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' ? findOpen() : null
    if (!open) return
    show(open, false)
    buttonOf(open)?.focus()
  })
}
