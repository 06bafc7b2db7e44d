import { expect, it } from 'vitest'
import { splitFitting } from './split-fitting.ts'

type Row = { name: string; published_at: number }
const row = (name: string, published_at = 1): Row => ({ name, published_at })
const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name).sort()

const split = (
  rows: readonly Row[],
  fits: (has: (name: string) => boolean) => boolean,
  suspects: readonly string[] = [],
) => {
  let tries = 0
  const tryRows = (some: readonly Row[]) => {
    tries++
    return fits((name) => some.some((one) => one.name === name))
      ? { made: namesOf(some) }
      : { faults: suspects }
  }
  const result = splitFitting(rows, tryRows, ({ name }, faults) => faults.includes(name))
  expect(result.made ?? []).toEqual(namesOf(result.fitting))
  return { fitting: namesOf(result.fitting), left: namesOf(result.left), tries }
}

it('leaves out the cause alone, wherever it stands', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const rows = names.map((name) => row(name))
  for (const cause of names)
    expect(split(rows, (has) => !has(cause))).toMatchObject({
      fitting: names.filter((name) => name !== cause),
      left: [cause],
    })
})

it('keeps a row that needs another one, and rows of one publication that need each other', () => {
  expect(
    split(
      [row('link', 2), row('page', 1), row('bad', 3)],
      (has) => !has('bad') && (!has('link') || has('page')),
    ).left,
  ).toEqual(['bad'])
  const pairs = [row('bad', 3), row('one', 2), row('other', 2), row('worse', 1)]
  expect(
    split(pairs, (has) => !has('bad') && !has('worse') && has('one') === has('other')).left,
  ).toEqual(['bad', 'worse'])
})

it('prefers the later of two that exclude each other', () => {
  const fits = (has: (name: string) => boolean) => !(has('old') && has('new'))
  expect(split([row('new', 2), row('old', 1)], fits).left).toEqual(['old'])
  expect(split([row('old', 1), row('new', 2)], fits).left).toEqual(['old'])
})

it('tries no rows twice', () => {
  expect(split([row('bad')], (has) => !has('bad'), ['bad'])).toMatchObject({
    left: ['bad'],
    tries: 1,
  })
  expect(
    split([row('bad', 2), row('worse', 1)], (has) => !has('bad') && !has('worse'), [
      'bad',
      'worse',
    ]),
  ).toMatchObject({ tries: 3 })
})

it('finds one cause among many by few tries', () => {
  const many = Array.from({ length: 100 }, (_, index) => row(`r${index}`, index))
  expect(split(many, (has) => !has('r37')).tries).toBeLessThan(25)
  expect(split(many, (has) => !has('r37'), ['r37', 'r38'])).toMatchObject({
    left: ['r37'],
    tries: 6,
  })
  expect(split(many, (has) => !has('r37'), ['r38']).left).toEqual(['r37'])
})
