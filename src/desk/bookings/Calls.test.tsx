import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Calls } from './Calls.tsx'

const office = { locale: 'en-GB', timeZone: 'Africa/Lagos', place: 'Lagos' }
const call = (id: number, network: string) => ({
  ...{ id, network, reference: `r-${id}`, first_name: 'Ada', last_name: `${id}` },
  ...{ phone: '+234 802 000 0000', time_zone: null, isClosed: false, isUnconfirmed: false },
  ...{ startsAt: `2026-12-0${id}T09:00Z`, isOfMany: network !== '' },
})

it('offers the calls of each network with many calls, ticked, and no other', () => {
  const html = renderToStaticMarkup(
    <Calls
      calls={[call(1, 'one'), call(2, 'two'), call(3, 'one'), call(4, '')]}
      office={office}
      slots={[]}
      opened={null}
    />,
  )
  const offered = html
    .split('<form')
    .map((form) =>
      [...form.matchAll(/<input[^>]*name="calls"[^>]*>/g)].map(([input]) => [
        /value="(\d)"/.exec(input)?.[1],
        input.includes('checked'),
      ]),
    )
  expect(offered.filter(({ length }) => length > 0)).toEqual([
    [
      ['1', true],
      ['3', true],
    ],
    [['2', true]],
  ])
})

it('offers half hours from the call on that is to be moved', () => {
  const slots = ['2026-12-01T08:00Z', '2026-12-01T10:00Z', '2026-12-02T08:00Z']
  const html = renderToStaticMarkup(
    <Calls calls={[call(1, '')]} office={office} slots={slots} opened={1} />,
  )
  expect(html).toMatch(/<option value="2026-12-01T10:00Z" selected=""/)
})
