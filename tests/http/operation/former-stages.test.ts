import { expect, it } from 'vitest'
import { migrate } from '#src/server/database/migrate.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { newDatabase } from '../new-database.ts'
import { engines } from '../test-site.ts'

const lock = 'content/products/smart-lock.yaml'
const about = 'content/pages/about.yaml'

it.each(engines)('published stages and their tokens become availability on %s', async (engine) => {
  const database = openDatabase(await newDatabase(engine))
  await migrate(database, '056-answers-in-order')
  const put = (path: string, text: string) =>
    database.db
      .insertInto('content_entry')
      .values({
        ...{ path, text, picture: null, base: null, merged: null },
        ...{ editor: 'Ada', published_at: 1 },
      })
      .execute()
  await put(
    lock,
    'name: Lock\nstage: designed\napproval: { state: applied }\nradioApprovals:\n  - { radio: zigbee, state: certified }\n',
  )
  await put(about, 'lead: We design. {stageTeam} Meet us.\ntext: "{availability} Ask us."\n')
  await migrate(database)
  const rows = await database.db.selectFrom('content_entry').select(['path', 'text']).execute()
  const textOf = (path: string) => rows.find((row) => row.path === path)?.text
  expect(textOf(lock)).toBe('name: Lock\navailability: pre-order\n')
  expect(textOf(about)).toBe(
    'lead: We design. One team installs and supports them. Meet us.\ntext: "Ask us."\n',
  )
  await database.close()
})
