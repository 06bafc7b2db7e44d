import { describe, expect, it } from 'vitest'
import { sharedNightOf } from '#src/content/instrument.ts'

const night = (query: string) => sharedNightOf(new URLSearchParams(query))
const example = night('')

describe('the share card of a night', () => {
  it.each(['site=nowhere', 'hours=minus', 'n-unheard-of=3', `from=${'1'.repeat(5000)}`])(
    'is the example’s where the address says %s',
    (query) => expect(night(query)).toEqual(example),
  )

  it('takes what can be used beside what cannot', () => {
    const chosen = night('hours=3')
    expect(chosen.line).not.toBe(example.line)
    expect(chosen.card).toMatch(/&hours=3$/)
    expect(night('hours=3&from=minus&n-probes=many')).toEqual(chosen)
  })
})
