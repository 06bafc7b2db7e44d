import { expect, it } from 'vitest'
import { readFlows } from '../../scripts/flows/read-flows.ts'

it('each file of a list in docs/flows is imported by one before it, or found by an address', () => {
  const flows = readFlows()
  expect(flows.length).toBeGreaterThan(3)
  expect(flows.flatMap(({ title, faults }) => faults.map((fault) => `${title}: ${fault}`))).toEqual(
    [],
  )
})
