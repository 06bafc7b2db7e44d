import { describe, expect, it } from 'vitest'
import type { Job } from '#src/core/job.server.ts'
import { runDueJobs } from '#src/server/jobs.ts'
import { engines, openTestSite } from '../test-site.ts'

const minute = 60_000

describe.each(engines)('jobs on %s', (engine) => {
  it('run once for all processes, again when they failed, and once at the start when they were missed', async () => {
    const site = await openTestSite(engine)
    const ran: string[] = []
    const errors: unknown[] = []
    let isBroken = true
    const list: Job[] = [
      {
        name: 'breaks',
        when: 'hourly',
        async run() {
          ran.push('breaks')
          if (isBroken) throw new Error('broken')
        },
      },
      { name: 'works', when: '08:00', run: async () => ran.push('works') },
    ]
    const run = async (at: string, processes = 1) => {
      ran.length = 0
      const now = () => Date.parse(at)
      const once = () =>
        runDueJobs(
          site.context,
          () => {},
          (error) => errors.push(error),
          { list, now },
        )
      await Promise.all(Array.from({ length: processes }, once))
      return [...ran]
    }
    expect(await run('2026-11-28T09:00Z', 3)).toEqual(['breaks', 'works'])
    expect(errors.map(String)).toEqual(['Error: broken'])
    expect(await run('2026-11-28T09:09Z')).toEqual([])
    isBroken = false
    expect(await run('2026-11-28T09:10Z', 3)).toEqual(['breaks'])
    expect(await run('2026-11-28T10:09Z')).toEqual([])
    expect(await run('2026-11-28T10:10Z')).toEqual(['breaks'])
    // The site was down for two days.
    expect(await run('2026-11-30T20:00Z', 2)).toEqual(['breaks', 'works'])
    expect(await run('2026-11-30T20:30Z', 2)).toEqual([])
  })

  it('of a process that ended while it ran them are run by another after ten minutes', async () => {
    const site = await openTestSite(engine)
    const start = Date.now()
    const run = (name: string, at: number, work: Job['run']) =>
      runDueJobs(
        site.context,
        () => {},
        () => {},
        { list: [{ name, when: 'hourly', run: work }], now: () => at },
      )
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve
    })
    void run('one', start, () => {
      begin()
      return new Promise(() => {})
    })
    await hasBegun
    let count = 0
    const work = async () => count++
    await run('one', start + 9 * minute, work)
    expect(count).toBe(0)
    await run('one', start + 10 * minute, work)
    expect(count).toBe(1)
  })
})
