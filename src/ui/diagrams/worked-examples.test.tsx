import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BatteryDischarge } from './BatteryDischarge.tsx'
import { ColdRoomData } from './ColdRoomData.tsx'
import { NightTimeline } from './NightTimeline.tsx'
import { ZigbeeZWave } from './protocols/ZigbeeZWave.tsx'

const article = (slug: string) => readFileSync(new URL(`../../../content/articles/${slug}.yaml`, import.meta.url), 'utf8')

/** A drawing calculates its figures; its article states them. Both must say the same. */
test.each([
  { drawing: <BatteryDischarge />, slug: 'night-without-power', figures: ['5.3 h', '17 %'] },
  { drawing: <ColdRoomData />, slug: 'data-cost-cold-room', figures: ['31 MB', '43,200'] },
  { drawing: <ZigbeeZWave />, slug: 'zigbee-or-z-wave-hotel', figures: ['15, 20, 25 and 26', '868.4'] },
])('the drawing of $slug has the figures of its article', ({ drawing, slug, figures }) => {
  const [drawn, written] = [renderToStaticMarkup(drawing), article(slug).replace(/\s+/g, ' ')]
  for (const figure of figures) {
    expect(drawn).toContain(figure)
    expect(written).toContain(figure)
  }
})

test('in the drawn night every reading is kept and each is sent once', () => {
  const drawn = renderToStaticMarkup(<NightTimeline />)
  const strokes = (width: string) =>
    (drawn.match(new RegExp(`d="(M[^"]*)" stroke="var\\(--signal\\)" stroke-width="${width}"`))?.[1] ?? '').split('M').length - 1
  // Wide version: readings taken (49) and sent in time share one path; the kept ones are the thin strokes.
  const [takenAndSentInTime, sentLater] = [strokes('1.5'), strokes('1')]
  expect(takenAndSentInTime - 49 + sentLater).toBe(49)
})
