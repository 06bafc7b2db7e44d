/**
 * `npm run bench:inputs`: measures the processor time of the worst-case inputs of each place that
 * reads what visitors and editors write, and fails above the bound of a place.
 */
import { expect, it } from 'vitest'
import { openTestSite } from '../tests/http/test-site.ts'
import { inputsOfEditors } from './inputs/inputs-of-editors.ts'
import { inputsOfVisitors } from './inputs/inputs-of-visitors.ts'

const rows = [...inputsOfVisitors(await openTestSite('sqlite')), ...inputsOfEditors]
console.info(`${rows.reduce((sum, { inputs }) => sum + inputs, 0)} inputs in ${rows.length} places`)

it.each(rows)(
  '$name: $inputs inputs, none of which is expensive',
  async ({ name, inputs, read, bound }) => {
    let highest = 0
    for (let index = 0; index < inputs && highest < bound; index++) {
      const before = process.cpuUsage()
      await read(index)
      const { user, system } = process.cpuUsage(before)
      highest = Math.max(highest, (user + system) / 1000)
    }
    console.info(`${Math.round(highest)} ms of processor time at most: ${name}`)
    expect(highest).toBeLessThan(bound)
  },
)
