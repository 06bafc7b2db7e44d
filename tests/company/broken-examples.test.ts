import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { copyContent } from '../content/copied-content.ts'

const { problems, write, replace } = copyContent()

it('steps are drawn all or none', () => {
  const line =
    replace('content/pages/existing-solutions.yaml', / +drawing: fitting-gateway\n/, '') - 3
  expect(problems()).toContainEqual(
    expect.stringMatching(
      `^content/pages/existing-solutions.yaml:${line}: .*Either each step has a drawing`,
    ),
  )
})

it('a set may take no device that its example site has not', () => {
  const line = replace('content/prices.json', /"locks"/, '"doors"')
  expect(problems()[0]).toContain(
    `content/prices.json:${line}: No device doors in the example site hotel`,
  )
})

it('the check says nothing of those who quote a figure that cannot be calculated yet', () => {
  const sensor = 'content/products/humidity-sensor.yaml'
  const quoting = 'content/pages/existing-solutions.yaml'
  expect(readFileSync(quoting, 'utf8')).toContain('{coldStoreBillBeside}')
  write(sensor, readFileSync(sensor, 'utf8').replace(/^id: /m, 'number: '))
  expect(problems().length).toBeGreaterThan(0)
  expect(problems().filter((problem) => !problem.startsWith(`${sensor}:`))).toEqual([])
  write(quoting, readFileSync(quoting, 'utf8').replace('{coldStoreBillBeside}', '{coldStoreBil}'))
  write(sensor, readFileSync(sensor, 'utf8'))
  expect(problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^${quoting}:\\d+: No value for {coldStoreBil} on this site; `),
    ),
  ])
})
it('the check names a device of an example site whose product has no behaviour', () => {
  const sensor = 'content/products/humidity-sensor.yaml'
  const text = readFileSync(sensor, 'utf8')
  write(sensor, text.replace(/^behaviour:.*\n(?: .*\n)*/m, ''))
  const [first = ''] = problems()
  expect(first).toMatch(
    /^content\/example-sites\/[\w-]+\.yaml:\d+: Its product has no behaviour: give it one$/,
  )
  expect(problems().every((problem) => problem.startsWith('content/example-sites/'))).toBe(true)
})
