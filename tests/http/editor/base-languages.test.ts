import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { languagesOf, preparedLanguagesOf } from '#src/content/languages/languages.ts'
import { describeChoice } from '#src/editor/opening/choose-base.server.ts'
import { missingToShow } from '#src/editor/texts/problems.server.ts'
import { makeCheckout, openEditingSite } from './content-root.ts'

const checkout = makeCheckout()
// French, in which the example is complete, lacks a call on the plain site.
rmSync(path.join(checkout.root, 'starter/languages/fr/booking.po'))
const { site, bola } = await openEditingSite('sqlite', checkout)
const company = 'content/company.json'
const begin = (base: string) =>
  site.submit('/admin/opening', { begin: base }, { cookie: bola.cookie })
const read = () => {
  const { company: now } = site.content.current().snapshot.settings
  return { shown: languagesOf(now), prepared: preparedLanguagesOf(now) }
}
const open = () => missingToShow(site.content.workspace(), 'fr')
const unready = async (base: 'plain' | 'example') =>
  (await describeChoice(site.context.editor, base)).unready

it('shows no language with another base of which the consent is not translated', async () => {
  await bola.save(company, { languages: ['en', 'fr'], preparedLanguages: [] })
  expect((await bola.publish()).status).toBe(200)
  expect(open()).toEqual([])
  expect(read()).toEqual({ shown: ['en', 'fr'], prepared: [] })

  expect(await unready('plain'), 'said before the press').toEqual(['French'])
  expect((await begin('plain')).headers.get('location')).toContain('said=plain')
  expect(read()).toEqual({ shown: ['en'], prepared: ['fr'] })
  expect(open()).not.toEqual([])
})

it('says after an undo in the history which language is not shown any more', async () => {
  await begin('plain')
  await begin('example')
  const [back] = (await bola.history()).items
  expect(read(), 'as the example had it').toEqual({ shown: ['en', 'fr'], prepared: [] })
  const undone = await bola.restore({ publication: back?.id, as: 'before', publish: true })
  expect(await undone.json()).toMatchObject({ published: { unready: ['French'] } })
  expect(read()).toEqual({ shown: ['en'], prepared: ['fr'] })
})
