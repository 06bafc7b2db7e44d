/**
 * `npm run bench:presses [-- NAME …]`: milliseconds from a first press to its first visible answer, on a slow phone or computer (4 times
 * slower processor, 1.6 Mbit/s, 150 ms a round trip, nothing kept from before): as soon as the page is painted, a second after, and four
 * seconds after. `/` parts the first sign that the press was taken (a dimmed button) from what was asked for, where they differ; after `@`
 * stands when it was pressed, in milliseconds after the first paint. Starts the built site itself; needs `npm run build`. Motion is
 * reduced: what moves by itself would pass for an answer.
 */
import { chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { startSite } from '../scripts/start-site.ts'

requireBuiltSite()

type Press = {
  name: string
  route: string
  width: 390 | 1280
  /** What is pressed. */
  selector: string
  /** What the press changes, read in the page before each frame. */
  state: () => unknown
}

const featured = 'section[aria-label=Featured]'
const featuredSlide = () => {
  const track = document.querySelector('section[aria-label=Featured] [data-track]')
  const slides = [...(track?.children ?? [])]
  return track?.closest('[data-live]') ? slides.findIndex((slide) => slide.hasAttribute('data-current')) : track?.scrollLeft
}
const pictureScroll = () => document.querySelector('[data-track]')?.scrollLeft
const dialogOpen = () => document.querySelector('dialog[open]')?.id
// Native validation moves the focus to the first field at fault; the script marks it.
const fieldAtFault = () => document.activeElement?.matches('input') || document.querySelector('[aria-invalid=true]') !== null

const presses: Press[] = [
  { name: 'menu', route: '/', width: 390, selector: '[commandfor=menu][command=show-modal]', state: dialogOpen },
  {
    name: 'Solutions',
    route: '/',
    width: 1280,
    selector: '[popovertarget=solutions]',
    state: () => document.querySelector('#solutions')?.checkVisibility(),
  },
  { name: 'Book A Call', route: '/services', width: 390, selector: 'button[commandfor=booking][command=show-modal]', state: dialogOpen },
  { name: 'next slide', route: '/', width: 390, selector: `${featured} [aria-label^=Next]`, state: featuredSlide },
  { name: 'next slide', route: '/', width: 1280, selector: `${featured} [aria-label^=Next]`, state: featuredSlide },
  { name: 'slide by tab', route: '/', width: 1280, selector: `${featured} [href="#featured-2"]`, state: featuredSlide },
  {
    name: 'turning card',
    route: '/',
    width: 390,
    selector: 'button[aria-label$="turn the card"]',
    state: () => {
      const faces = document.querySelector('button[aria-label$="turn the card"]')?.nextElementSibling
      return faces && getComputedStyle(faces).transform
    },
  },
  { name: 'next picture', route: '/product/1', width: 1280, selector: '[aria-label="Next picture"]', state: pictureScroll },
  { name: 'thumbnail', route: '/product/1', width: 390, selector: '[href="#picture-2"]', state: pictureScroll },
  {
    name: 'question',
    route: '/technologies-tools',
    width: 390,
    selector: 'summary:not(dialog summary)',
    state: () => document.querySelector('main details[open]') !== null,
  },
  { name: 'Send, empty', route: '/contact', width: 390, selector: 'form[action="/contact"] [type=submit]', state: fieldAtFault },
  { name: 'Subscribe, empty', route: '/newsletter', width: 390, selector: 'main form [type=submit]', state: fieldAtFault },
  {
    name: 'dark colours',
    route: '/services',
    width: 390,
    selector: 'footer fieldset button:last-child',
    state: () => document.documentElement.dataset['theme'],
  },
]
/** Milliseconds after the first paint. */
const moments = [0, 1000, 4000]
/** Milliseconds after which an answer comes too late for a visitor to take it as one (as Interaction to Next Paint has it). */
const limit = 200
/** Milliseconds that an answer is waited for. */
const patience = 8000

/** Milliseconds from the page's first paint to the press, and from the press to its answers; NaN where there is none. */
type Answer = { pressed: number; taken: number; done: number }

const wanted = process.argv.slice(2)
const { origin, stop } = await startSite()
const browser = await chromium.launch(config.use?.launchOptions)

/** Presses once in a page that is opened anew. */
async function measure({ route, width, selector, state }: Press, moment: number): Promise<Answer> {
  const isPhone = width === 390
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(origin + route, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const target = page.locator(selector).filter({ visible: true }).first()
  await target.waitFor()
  await page.waitForFunction(
    (after) => performance.now() >= (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) + after,
    moment,
  )
  // What is scrolled past takes its true height only then, and moves what is below it.
  await target.evaluate(async (element) => {
    const centre = () => element.scrollIntoView({ block: 'center', behavior: 'instant' })
    centre()
    await new Promise(requestAnimationFrame)
    centre()
  })
  // As text, because the state is read by a function of its own.
  const answer = page.evaluate<Answer>(`new Promise((resolve) => {
    const state = ${state}
    const before = state()
    let pressed = NaN
    let taken = NaN
    addEventListener('pointerdown', (event) => { pressed = event.timeStamp }, { capture: true, once: true })
    const giveUp = performance.now() + ${patience}
    const painted = performance.getEntriesByName('first-contentful-paint')[0].startTime
    const look = () => {
      const now = performance.now()
      const isDone = state() !== before
      if (isNaN(taken) && (isDone || document.querySelector('[data-waiting]'))) taken = now - pressed
      if (isDone || now > giveUp) resolve({ pressed: pressed - painted, taken, done: isDone ? now - pressed : NaN })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not on ${route}`)
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  await (isPhone ? page.touchscreen.tap(...middle) : page.mouse.click(...middle))
  const result = await answer
  await context.close()
  return result
}

const round = (milliseconds: number) => (Number.isNaN(milliseconds) ? 'none' : milliseconds.toFixed(0))
const write = ({ pressed, taken, done }: Answer) =>
  `${round(taken)}${done - taken > 20 || Number.isNaN(done) ? ` / ${round(done)}` : ''} @ ${round(pressed)}`
const line = (name: string, cells: string[]) => console.log([name.padEnd(44), ...cells.map((cell) => cell.padStart(18))].join(''))

line(
  'milliseconds to an answer, after the paint',
  moments.map((moment) => (moment === 0 ? 'at once' : `${moment / 1000} s`)),
)
const late: string[] = []
try {
  for (const press of presses.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const answers: Answer[] = []
    for (const moment of moments) answers.push(await measure(press, moment))
    const title = `${press.name} (${press.route}, ${press.width} px)`
    if (answers.some(({ taken }) => !(taken <= limit))) late.push(title)
    line(title, answers.map(write))
  }
  console.log(`\n${late.length} presses show nothing within ${limit} ms${late.length > 0 ? `: ${late.join(', ')}` : ''}`)
} finally {
  await browser.close()
  await stop()
}
