import { Hono } from 'hono'
import { site } from '#src/content/settings/site.ts'
import { staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { exportShownPerson } from './people.server.ts'
import { readPersonKey } from './people.ts'

export const personApi = new Hono<AppEnv>().get('/person.json', async (c) => {
  const key = readPersonKey(new URL(c.req.url).searchParams)
  if (!key) return problem(400, 'Give `contact` or `subscriber` as a number.')
  const report = await exportShownPerson(c.var.context, staffOf(c), key)
  if (report === null) return problem(404, 'There is no data about this person any more.')
  const [name = ''] = Object.entries(key).map((part) => part.join('-'))
  c.header('content-disposition', `attachment; filename="person-${name}.json"`)
  return c.body(`${JSON.stringify({ controller: site().legalName, ...report }, null, 2)}\n`, 200, {
    'content-type': 'application/json',
  })
})
