import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { contact, openTestSite } from '../test-site.ts'

it('a form sent while PostgreSQL takes no writes is stored once it does, and so are all after it', async () => {
  const site = await openTestSite('postgres')
  const name = new URL(site.config.databaseUrl).pathname.slice(1)
  const admin = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await admin.connect()
  /** Ends all connections, and lets new ones write or not, as after a failover. */
  const setReadOnly = async (isReadOnly: boolean, ends = true) => {
    await admin.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`)
    if (ends)
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      )
  }
  const send = (n: number) =>
    site.send('POST', '/api/contact', {
      ...contact,
      ...site.hiddenFields(),
      message: `No ${n}`,
      businessEmail: `a${n}@b.example`,
    })
  expect((await send(0)).status).toBe(201)
  await setReadOnly(true)
  const waiting = [send(1), send(2), send(3)]
  await new Promise((resolve) => setTimeout(resolve, 1000))
  // Connections opened meanwhile would stay read-only.
  await setReadOnly(false, false)
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 201, 201])
  for (let n = 4; n < 12; n++) expect((await send(n)).status).toBe(201)
  await admin.end()
})
