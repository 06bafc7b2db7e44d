import type { Browser } from '@playwright/test'
import { countFirstView, phoneWindow } from '../e2e/pages/first-view.ts'

/** By how much its processor is slower. */
const slower = 4
/** Milliseconds of a task that nobody notices. */
const unnoticed = 50

export type FirstView = {
  /** Milliseconds by which tasks after the first paint are longer than 50, in time of the page's own thread. */
  blocked: number
  /** 1024 bytes on the wire, with headers. */
  KB: number
  requests: number
}

/** What is read of an event of Chrome's trace, in microseconds; `tdur` is the processor time of its thread. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number }

/** @param events of one page, from its first request until it is idle */
function blockedIn(events: TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  const isLong = ({ name, pid, tid, ts, tdur = 0 }: TraceEvent) =>
    name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts + tdur > paint.ts && tdur > unnoticed * 1000
  return events.filter(isLong).reduce((sum, { tdur = 0 }) => sum + tdur / 1000 - unnoticed, 0)
}

/** What a page fetches until it is idle, and how long it keeps its thread: phone's window, empty cache, a quarter of the speed. */
export async function measureFirstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext(phoneWindow)
  const tracing = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  try {
    // Chrome's own shape of an event, of which the protocol's types say only that it is an object.
    tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
    const complete = new Promise<void>((resolve) => tracing.once('Tracing.tracingComplete', () => resolve()))
    await tracing.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'loading', 'blink.user_timing'] },
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const counted = await countFirstView(page, address)
    await tracing.send('Tracing.end')
    await complete
    return { ...counted, blocked: blockedIn(events) }
  } finally {
    await tracing.detach()
    await context.close()
  }
}
