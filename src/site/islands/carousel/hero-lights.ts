/**
 * Starts the switch of a scene's lights. A picture is fetched when it is first chosen, and shown
 * once it has loaded.
 */
function startSwitch(lights: HTMLElement, slide: Element): void {
  const buttons = [...lights.querySelectorAll('button')]
  const message = lights.querySelector('[aria-live]')
  let current: string | undefined
  const show = () => {
    for (const layer of slide.querySelectorAll<HTMLElement>('[data-layer]'))
      layer.toggleAttribute(
        'data-shown',
        layer.dataset['layer'] === current && 'come' in layer.dataset,
      )
  }
  for (const button of buttons)
    button.addEventListener('click', () => {
      current = button.dataset['light']
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
      if (message) message.textContent = button.dataset['message'] ?? ''
      const template = slide.querySelector<HTMLTemplateElement>(`template[data-light="${current}"]`)
      template?.replaceWith(template.content)
      show()
    })
  // The load event of a picture does not bubble, so the listener is in the capture phase.
  slide.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof Element) target.closest('[data-layer]')?.setAttribute('data-come', '')
      show()
    },
    { capture: true },
  )
}

for (const lights of document.querySelectorAll<HTMLElement>('[data-lights]')) {
  const slide = lights.parentElement
  if (slide) startSwitch(lights, slide)
}
