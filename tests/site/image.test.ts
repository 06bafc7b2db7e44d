import { expect, it } from 'vitest'
import { weighImage } from '../../scripts/weigh-image.ts'

it('the image holds what runs, without source, in 200 MB beside its base and what makes PDFs', async () => {
  const { megabytes, failed } = await weighImage()
  expect(failed).toEqual([])
  expect(megabytes).toBeGreaterThan(50)
  expect(megabytes).toBeLessThanOrEqual(200)
  // Timeout in milliseconds on a busy machine.
}, 120_000)
