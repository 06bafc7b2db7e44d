import { expect, it } from 'vitest'
import { exampleSites } from '#src/content/example-sites.ts'
import { settings } from '#src/content/settings/settings.ts'
import { openEditingSite } from './content-root.ts'

const { bola: owner } = await openEditingSite('sqlite')
const [first] = exampleSites()
const words = 'content/instrument.json'

it.runIf(first)(
  'a publication walks the nights of the sites that it changes, and refuses one that says too little',
  async () => {
    const { answer } = settings().instrument
    await owner.save(words, { answer: { ...answer, passed: '{beyond}' } })
    const refused = await owner.publish({ summary: 'Shorter' })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(await refused.json())).toMatch(
      /site=[\w-]+: each limit that hurts is at stake and in the headline/,
    )
    await owner.save(words, { answer: { ...answer, passed: '{room}: {beyond}' } })
    expect((await owner.publish({ summary: 'Other words' })).status).toBe(200)
  },
)

it.runIf(first)('a changed example site that keeps the laws is published', async () => {
  const file = `content/dossiers/${first?.id}.yaml`
  await owner.save(file, { batteryAge: 2 })
  expect((await owner.publish({ summary: 'An older battery' })).status).toBe(200)
})
