/**
 * Adds to the app's screen: ranges without a reload, a cursor on the chart, and acknowledged
 * alarms.
 */

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)
const acknowledged = new Map<string, string>()

const say = (text: string) => {
  const status = find('[data-demo-status]')
  if (status) status.textContent = text
}

function markAcknowledged(number: string, by: string) {
  const alarm = find<HTMLElement>(`[data-demo] [data-alarm="${CSS.escape(number)}"]`)
  if (!alarm) return
  alarm.dataset['open'] = 'false'
  const field = alarm.querySelector('[data-acknowledged]')
  if (field) field.textContent = by
  alarm.querySelector('[data-acknowledge]')?.remove()
}

function acknowledge(button: HTMLElement) {
  const alarm = button.closest<HTMLElement>('[data-alarm]')
  const number = alarm?.dataset['alarm']
  const { acknowledge: text = '', by = '' } = button.dataset
  if (!alarm || number === undefined) return
  acknowledged.set(number, by)
  markAcknowledged(number, by)
  // The clicked button has disappeared, so the focus moves to its alarm.
  alarm.tabIndex = -1
  alarm.focus()
  say(text)
}

function startCursor() {
  const slider = find<HTMLInputElement>('[data-inspect]')
  const output = find('[data-inspected]')
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('[data-demo] tr[data-share]')]
  if (!slider || !output || rows.length === 0) return
  const heads = [...(rows[0]?.closest('table')?.tHead?.rows[0]?.cells ?? [])].map((head) =>
    'plain' in head.dataset ? '' : `${head.textContent} `,
  )
  slider.max = String(rows.length - 1)
  slider.value = slider.max
  const show = () => {
    const row = rows[Number(slider.value)]
    if (!row) return
    const text = [...row.cells]
      .map(({ textContent }, index) => `${heads[index] ?? ''}${textContent}`)
      .join(' · ')
    output.textContent = text
    slider.setAttribute('aria-valuetext', text)
    const cursor = find('[data-cursor]')
    const x = `${100 * Number(row.dataset['share'])}%`
    cursor?.setAttribute('x1', x)
    cursor?.setAttribute('x2', x)
    cursor?.setAttribute('visibility', 'visible')
  }
  slider.addEventListener('input', show)
  show()
}

const targetOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** The last requested range; an older answer that arrives late is dropped. */
let asked = targetOf(location)

/**
 * Reads a page. Does not use `fetch`, because Trusted Types forbid parsing its text as HTML.
 * @throws Error if the page does not load
 */
const readPage = (href: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(href))
    request.onerror = () => reject(new Error(href))
    request.open('GET', href)
    request.send()
  })

/**
 * Replaces the screen by the screen at another address, or navigates to this address if the screen
 * cannot be read.
 */
async function showRange(href: string, isNew: boolean) {
  const target = targetOf(new URL(href))
  asked = target
  try {
    const next = (await readPage(href)).querySelector('[data-demo]')
    if (asked !== target) return
    const present = find('[data-demo]')
    if (!next || !present) throw new Error(href)
    present.replaceWith(next)
    if (isNew) history.pushState(null, '', href)
    for (const [number, by] of acknowledged) markAcknowledged(number, by)
    startCursor()
    const current = next.querySelector<HTMLElement>('a[data-range][aria-current]')
    current?.focus({ preventScroll: true })
    say(`${current?.textContent ?? ''}: ${next.querySelector('[data-period]')?.textContent ?? ''}`)
  } catch {
    location.assign(href)
  }
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  const button = target?.closest<HTMLElement>('[data-demo] [data-acknowledge]')
  if (button) return acknowledge(button)
  if (target?.closest('[data-demo] [data-print]')) return print()
  const link = target?.closest<HTMLAnchorElement>('[data-demo] a[data-range]')
  // A click that opens another tab or window is left to the browser.
  if (
    !link ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  event.preventDefault()
  void showRange(link.href, true)
})
addEventListener('popstate', () => {
  if (targetOf(location) !== asked) void showRange(location.href, false)
})
startCursor()
