/**
 * Closes the open menu at a press beside it, when the focus leaves it, and on Escape.
 * @returns a function that ends this
 */
export function closeMenuBeside(): () => void {
  const findOpen = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  const press = ({ target, isTrusted }: Event) => {
    // React dispatches clicks of its own on checkboxes when its script arrives.
    const menu = isTrusted && findOpen()
    if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false
  }
  const leave = ({ key }: KeyboardEvent) => {
    const menu = key === 'Escape' ? findOpen() : null
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  document.addEventListener('click', press)
  document.addEventListener('focusin', press)
  document.addEventListener('keydown', leave)
  return () => {
    document.removeEventListener('click', press)
    document.removeEventListener('focusin', press)
    document.removeEventListener('keydown', leave)
  }
}
