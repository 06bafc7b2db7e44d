/**
 * `npm run bench:inputs`: measures the processor time of the worst-case inputs of each place that
 * reads what visitors and editors write, and fails above the bound of a place.
 */
import { expect, it } from 'vitest'
import { openTestSite } from '../tests/http/test-site.ts'
import { dearToEditors } from './inputs/dear-to-editors.ts'
import { dearToVisitors } from './inputs/dear-to-visitors.ts'

const rows = [...dearToVisitors(await openTestSite('sqlite')), ...dearToEditors]
console.info(`${rows.reduce((sum, { inputs }) => sum + inputs, 0)} inputs in ${rows.length} places`)

it.each(rows)(
  '$name: $inputs inputs, none of which is dear',
  async ({ name, inputs, read, bound }) => {
    let dearest = 0
    for (let index = 0; index < inputs && dearest < bound; index++) {
      const before = process.cpuUsage()
      await read(index)
      const { user, system } = process.cpuUsage(before)
      dearest = Math.max(dearest, (user + system) / 1000)
    }
    console.info(`${Math.round(dearest)} ms of processor time at most: ${name}`)
    expect(dearest).toBeLessThan(bound)
  },
)
