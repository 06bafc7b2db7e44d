import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ask } from '../../../scripts/site/ask-site.ts'
import { startPostgres } from '../../../scripts/site/start-postgres.ts'
import { startSite } from '../../../scripts/site/start-site.ts'
import { afterwards, temporaryFolder } from '../../temporary-folder.ts'
import { editSite } from '../editing-site.ts'

const about = 'content/pages/about.yaml'
const kills = 20
const patience = 900_000

async function databaseOf(engine: 'sqlite' | 'postgres'): Promise<string> {
  if (engine === 'sqlite') return path.join(temporaryFolder(), 'site.db')
  const postgres = await startPostgres({ isDurable: true })
  afterwards(() => postgres.stop())
  return `${postgres.url}/postgres`
}

const numberIn = (text: unknown) => Number(/No\. (\d+)/.exec(String(text))?.[1] ?? 0)

it.each(['sqlite', 'postgres'] as const)(
  `loses nothing that it has acknowledged where it is killed ${kills} times while texts are saved and published on %s`,
  { timeout: patience },
  async (engine) => {
    const database = await databaseOf(engine)
    /** Numbers in the heading that was saved, and that was published, at the last answers. */
    const acknowledged = { saved: 0, published: 0 }
    let number = 0
    const lost: string[] = []
    for (let kill = 0; kill <= kills; kill++) {
      const site = await startSite({ env: { DATABASE_URL: database } })
      const editor = await editSite(site.origin, database)
      const { value, published } = await editor.open(about)
      const [saved, isPublic] = [value, published].map((one) => numberIn(Object(one)['heading']))
      const shown = numberIn((await ask(site.origin, '/about')).body)
      if ((saved ?? 0) < acknowledged.saved) lost.push(`draft ${saved} after ${acknowledged.saved}`)
      for (const now of [isPublic ?? 0, shown])
        if (now < acknowledged.published) lost.push(`public ${now} after ${acknowledged.published}`)
      if (kill === kills) {
        await site.stop()
        break
      }
      // The moments of the kills are spread over saves and publications.
      let left = 2 + (kill % 4)
      let isKilled = false
      const begin = () => {
        left--
        if (left !== 0) return
        void sleep((kill * 71) % 400).then(() => {
          isKilled = true
          process.kill(site.pid, 'SIGKILL')
        })
      }
      const edit = async () => {
        for (;;) {
          number++
          const { value: now, version } = await editor.open(about)
          const next = { ...Object(now), heading: `No. ${number}` }
          begin()
          const save = { path: about, value: next, version }
          const { status } = await editor.send('PUT', '/api/content/entry', save)
          if (status === 200) acknowledged.saved = number
          begin()
          await editor.publish()
          acknowledged.published = number
        }
      }
      await edit().catch((error: unknown) => {
        if (!isKilled) throw error
      })
      await site.stop()
    }
    expect(lost).toEqual([])
    expect(acknowledged.published).toBeGreaterThan(0)
    console.info(`${kills} kills, ${number} saves begun, ${acknowledged.published} published last`)
  },
)
