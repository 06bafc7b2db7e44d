import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every field for files has a button with our text', () => {
  const own = globSync('src/**/*.{tsx,astro}', { exclude: ['src/**/*.test.tsx'] }).filter((file) =>
    readFileSync(file, 'utf8').includes('type="file"'),
  )
  expect(own).toEqual(['src/ui/base/form/FileInput.tsx'])
})
