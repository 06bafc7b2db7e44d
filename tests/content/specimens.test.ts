import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { firstExampleSite } from '#src/content/example-sites.ts'
import { printedPages } from '#src/content/paper-addresses.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { findPaper } from '#src/paper/papers.ts'
import { diagramOf } from '#src/site/drawings/draw-diagram.tsx'
import { hoursUntil } from '#src/site-model/rooms.ts'

it('the PDF of a specimen says so in its note and across each page', async () => {
  for (const [address, { specimen }] of await printedPages()) {
    const paper = await findPaper(address)
    if (specimen) expect(paper?.note).toBe(specimen.note)
    expect(paper?.stamp).toBe(specimen?.word)
  }
})

it('the longest power cut of the sample report warms its room as the model does', () => {
  const report = currentCopy().entries.find(({ id }) => id === 'sample-monthly-report')
  const [, hours, minutes, celsius, limit] =
    /(\d+) h (\d+) min".*?rose to −(\d+\.\d) °C; its limit is −(\d+) °C/.exec(
      JSON.stringify(report?.data),
    ) ?? []
  const [room] = firstExampleSite().site.rooms
  if (!room) throw new Error('The first example site has no room')
  expect(-Number(limit)).toBe(room.alarm?.above)
  const night = { outdoor: 27 }
  expect(hoursUntil(room, -Number(celsius), night)).toBeCloseTo(
    Number(hours) + Number(minutes) / 60,
    1,
  )
})

it('the sample wiring plan lists and draws the cables of the first example site', async () => {
  const { data, site } = firstExampleSite()
  const [, page] =
    [...(await printedPages())].find(([, { name }]) => name === 'sample-wiring-plan') ?? []
  const rows = (page?.parts ?? []).flatMap((part) =>
    'text' in part
      ? part.text.sections.flatMap(({ blocks }) =>
          blocks.flatMap((block) => ('table' in block ? block.table.rows : [])),
        )
      : [],
  )
  const drawn = renderToStaticMarkup(createElement(diagramOf('wiring-plan')))
  expect(rows).toHaveLength(data.wires?.length ?? 0)
  for (const [index, { to, metres, fuse }] of data.wires?.entries() ?? []) {
    const [, , , length, supply, amperes] = rows[index] ?? []
    const power = site.devices.find(({ id }) => id === to)?.power
    expect(length).toMatch(new RegExp(`^${metres} m`))
    expect(amperes).toBe(`${fuse} A`)
    if (power) expect(supply?.toLowerCase()).toContain(power)
    expect(drawn).toContain(`, ${metres} m`)
  }
})
