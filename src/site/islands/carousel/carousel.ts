type Hold = 'pointer' | 'focus' | 'hidden' | 'away'

/** Pixels that a finger must travel to turn a slide. */
const swipe = 40
/**
 * Milliseconds that an item is shown (spec.md §9 Carousels gives no time for products, so the
 * hero’s time on a phone is used).
 */
const delays = { slideOnDesktop: 6000, otherwise: 3000 }

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
// The query is not taken from media-ranges.ts, whose chunk imports React (astro.config.ts).
const isSmall = matchMedia('(max-width: 719.98px)')
/**
 * Nothing plays under data saving, nor in the editor's preview, which is the only frame that shows
 * this site.
 */
const isSaving = 'savesData' in document.documentElement.dataset || window.frameElement !== null

/**
 * Moves, tracks and plays a carousel (spec.md §9). It does not play under reduced motion, data
 * saving, pause, pointer or keyboard focus. `data-carousel="scroll"`: the strip scrolls and snaps
 * by CSS. `"fade"`: the items are stacked, and the style sheet shows the current one.
 * `data-plays="small"`: plays on small screens only; `"asked"`: plays when the visitor clicks its
 * button.
 */
function startCarousel(region: HTMLElement, track: HTMLElement): void {
  const { carousel: motion, plays } = region.dataset
  const fades = motion === 'fade'
  const items = [...track.children].filter((item) => item instanceof HTMLElement)
  const links = items.map(({ id }) => region.querySelector(`a[href="#${id}"]`))
  const steps = [...region.querySelectorAll<HTMLElement>('[data-step]')]
  const player = region.querySelector<HTMLElement>('[data-play]')
  const count = region.querySelector<HTMLElement>('[data-count]')
  const kind = region.querySelector<HTMLElement>('[data-kind-shown]')
  const announced = region.querySelector('[data-announced]')

  /** 0-based index of the first item that is fully in view. */
  let first = 0
  let turns = 0
  let isPaused = plays === 'asked'
  const holds = new Set<Hold>(['away'])
  /** Target of a smooth scroll in pixels; null once it is reached or the visitor has scrolled. */
  let goal: number | null = null
  /** Turn and delay that the running timers belong to; empty while nothing plays. */
  let standing = ''
  const timers: ReturnType<typeof setTimeout>[] = []

  // A translation can turn the page from right to left at any time; there the strip scrolls to
  // negative positions.
  const sign = () => (getComputedStyle(track).direction === 'rtl' ? -1 : 1)
  const position = () => Math.abs(track.scrollLeft)
  const offsetOf = (index: number) =>
    Math.abs((items[index]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0))
  function viewAt(left: number) {
    const width = offsetOf(1) || track.clientWidth
    const style = getComputedStyle(track)
    const room =
      track.clientWidth -
      Number.parseFloat(style.paddingInlineStart) -
      Number.parseFloat(style.paddingInlineEnd)
    return {
      index: Math.round(left / width),
      visible: Math.max(1, Math.floor((room + 4) / width)),
      isAtStart: left < 4,
      isAtEnd: left + track.clientWidth > track.scrollWidth - 4,
    }
  }
  /**
   * Allows fetching the pictures of slides: the shown one, and its neighbours shortly before a
   * turn.
   */
  const fetchPictures = (...indices: number[]) => {
    for (const index of indices)
      items[(index + items.length) % items.length]?.setAttribute('data-fetched', '')
  }

  function go(index: number) {
    const target = (index + items.length) % items.length
    turns += 1
    region.dataset['turned'] = ''
    if (fades) first = target
    else {
      goal = Math.min(offsetOf(target), track.scrollWidth - track.clientWidth)
      track.scrollTo({ left: goal * sign(), behavior: isCalm.matches ? 'instant' : 'smooth' })
    }
    show()
  }
  /** Moves by one item; past an end it continues at the other end, unless `isBound`. */
  function step(by: number, isBound = false) {
    if (fades) return go(first + by)
    const { index, isAtStart, isAtEnd } = viewAt(goal ?? position())
    if (!(by > 0 ? isAtEnd : isAtStart)) go(index + by)
    else if (!isBound) go(by > 0 ? 0 : -1)
  }
  function pause() {
    isPaused = true
    show()
  }
  function hold(reason: Hold, isHeld: boolean) {
    if (holds.has(reason) === isHeld) return
    if (isHeld) holds.add(reason)
    else holds.delete(reason)
    show()
  }

  /**
   * Writes the state into the page and restarts the timers if turn, delay or playing has changed.
   */
  function show() {
    const isPossible =
      plays === 'asked' || (!isCalm.matches && !isSaving && (plays !== 'small' || isSmall.matches))
    const isRunning = isPossible && !isPaused && holds.size === 0
    const view = fades ? null : viewAt(position())
    if (view) first = view.index
    for (const [index, item] of items.entries()) {
      if (index === first) links[index]?.setAttribute('aria-current', 'true')
      else links[index]?.removeAttribute('aria-current')
      links[index]?.toggleAttribute('data-running', isRunning)
      if (!fades) continue
      item.toggleAttribute('data-current', index === first)
      item.inert = index !== first
    }
    if (fades) fetchPictures(first)
    announced?.setAttribute('aria-live', isRunning ? 'off' : 'polite')
    for (const button of steps) {
      const isAtEnd = button.dataset['step'] === '1' ? view?.isAtEnd : view?.isAtStart
      button.setAttribute('aria-disabled', String('bound' in region.dataset && isAtEnd === true))
    }
    if (player) {
      player.hidden = !isPossible
      player.toggleAttribute('data-paused', isPaused)
      player.setAttribute('aria-label', player.dataset[isPaused ? 'play' : 'pause'] ?? '')
    }
    if (count?.parentElement && view) {
      count.parentElement.hidden = false
      const last = view.visible > 1 ? `–${Math.min(first + view.visible, items.length)}` : ''
      // Not by `say`, because the script of a page waits for no other script.
      const text = (count.dataset['count'] ?? '')
        .replace('{number}', `${first + 1}${last}`)
        .replace('{count}', String(items.length))
      if (count.textContent !== text) count.textContent = text
    }
    if (kind) {
      kind.textContent = items[first]?.dataset['kind'] ?? ''
      kind.hidden = kind.textContent === ''
    }
    const delay = fades && !isSmall.matches ? delays.slideOnDesktop : delays.otherwise
    const turn = isRunning ? `${turns} ${delay}` : ''
    if (turn === standing) return
    standing = turn
    for (const timer of timers.splice(0)) clearTimeout(timer)
    if (!isRunning) return
    timers.push(setTimeout(() => step(1), delay))
    if (fades) timers.push(setTimeout(() => fetchPictures(first + 1), delay / 2))
  }

  for (const [index, link] of links.entries())
    link?.addEventListener('click', (event) => {
      event.preventDefault()
      if (plays === 'asked') isPaused = true
      go(index)
    })
  for (const button of steps)
    button.addEventListener('click', () =>
      step(Number(button.dataset['step']), 'bound' in region.dataset),
    )
  player?.addEventListener('click', () => {
    // The visitor asked for playing, so the carousel plays although pointer and focus are still on
    // the button.
    if (isPaused) holds.clear()
    isPaused = !isPaused
    show()
  })
  for (const type of ['focusin', 'click'])
    for (const element of region.querySelectorAll('[data-pauses]'))
      element.addEventListener(type, pause)

  // Only a mouse stops the carousel, because after a touch no pointer stays over it.
  region.addEventListener('pointerenter', ({ pointerType }) => {
    if (fades) fetchPictures(first - 1, first + 1)
    if (pointerType === 'mouse') hold('pointer', true)
  })
  region.addEventListener('pointerleave', () => hold('pointer', false))
  region.addEventListener('focusin', ({ target }) => {
    if (fades) fetchPictures(first - 1, first + 1)
    if (target instanceof Element && target.matches(':focus-visible')) hold('focus', true)
  })
  region.addEventListener('focusout', () => hold('focus', false))
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))
  new IntersectionObserver(([entry]) => hold('away', !entry?.isIntersecting), {
    threshold: 0.3,
  }).observe(region)
  for (const query of [isCalm, isSmall]) query.addEventListener('change', show)

  if (fades) {
    // Keeps the slide that the visitor swiped to before the script ran.
    first = Math.round(position() / track.clientWidth)
    let start: number | null = null
    track.addEventListener('pointerdown', ({ pointerType, clientX }) => {
      start = pointerType === 'touch' ? clientX : null
    })
    track.addEventListener('pointercancel', () => {
      start = null
    })
    track.addEventListener('pointerup', ({ clientX }) => {
      const travelled = start === null ? 0 : clientX - start
      start = null
      if (Math.abs(travelled) >= swipe) step(travelled < 0 ? 1 : -1)
    })
  } else {
    let frame = 0
    const read = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (goal !== null && Math.abs(position() - goal) < 2) goal = null
        show()
      })
    }
    const takeOver = () => {
      goal = null
    }
    track.addEventListener('scroll', read, { passive: true })
    track.addEventListener('wheel', takeOver, { passive: true })
    track.addEventListener('pointerdown', () => {
      takeOver()
      pause()
    })
    // Makes arrow keys move by whole items, because one browser scrolls too little to reach the
    // next snap point.
    track.addEventListener('keydown', (event) => {
      if (!/^Arrow(Left|Right)$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey)
        return
      event.preventDefault()
      step((event.key === 'ArrowRight' ? 1 : -1) * sign(), true)
    })
    // Reports the width at once. Reading it here would make the browser lay out the page again for
    // what another carousel has just written.
    new ResizeObserver(read).observe(track)
  }
  if (region.matches(':hover') && matchMedia('(hover: hover)').matches) holds.add('pointer')
  if (document.hidden) holds.add('hidden')
  region.dataset['live'] = ''
  if (fades) show()
}

// Carousels start once the page is laid out, because a position that is read earlier makes the
// browser lay the page out for it before the first paint.
const start = new IntersectionObserver((entries) => {
  start.disconnect()
  for (const { target } of entries) {
    const track = target.querySelector<HTMLElement>('[data-track]')
    if (track && target instanceof HTMLElement) startCarousel(target, track)
  }
})
for (const region of document.querySelectorAll('[data-carousel]')) start.observe(region)
