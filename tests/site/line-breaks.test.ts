import { expect, it } from 'vitest'
import { pagesOfSite } from './pages-of-site.ts'

/**
 * Matches some names with a hyphen at which a line could end, and figures that a line's end could
 * separate from their unit.
 */
const breakable =
  /\b(?:Wi-Fi|Z-Wave|ESP-IDF|RISC-V|USB-C|NB-IoT|RS-485|LTE-M|Cortex-M\w*|E-mail|\d+-bit|\d+-hour)\b|\d (?:[GMk]Hz|mAh|MB|°C|mm)\b/g

// Islands prevent such line ends by themselves. This test also finds a new island that does not.
it('no line can end within a name or between a figure and its unit', async () => {
  const faults = [...(await pagesOfSite())].flatMap(([address, html]) => {
    const text = html
      // The innermost drawings are removed first, because drawings may contain drawings.
      .replace(/<svg\b(?:(?!<svg\b).)*?<\/svg>/gs, '')
      .replace(/<head>.*?<\/head>|<!--.*?-->|<(script|style|svg|code|pre|option)\b.*?<\/\1>/gs, ' ')
      .replace(/<(?:[^>"']|"[^"]*"|'[^']*')*>/g, '\n')
    return [...text.matchAll(breakable)].map(
      ({ 0: name, index }) => `${address}: ${name} in ${text.slice(index - 20, index + 30)}`,
    )
  })
  expect(faults).toEqual([])
})
