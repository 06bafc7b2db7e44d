import { expect, it } from 'vitest'
import { insertContact } from '#src/server/database/contacts.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { newDatabase } from '../new-database.ts'
import { contactRow, engines, openTestSite } from '../test-site.ts'

const asFormerlyFolded = ' łódź ﬁlter musa ab a b '

it.each(engines)(
  'requests of the version before are found as they are seen on %s',
  async (engine) => {
    const database = openDatabase(await newDatabase(engine))
    await migrate(database, '046-counted-outcome')
    await database.write(async (tx) => {
      for (const reference of ['folded', 'plain']) {
        await insertContact(tx, contactRow({ reference }))
        const searched = reference === 'folded' ? asFormerlyFolded : ' plain p l pl '
        await tx
          .updateTable('contact')
          .set({ searched })
          .where('reference', '=', reference)
          .execute()
      }
    })
    await migrate(database)
    const rows = await database.db.selectFrom('contact').select('searched').orderBy('id').execute()
    expect(rows[0]?.searched.split(' ')).toEqual(expect.arrayContaining(['lodz', 'filter', 'musa']))
    expect(rows[0]?.searched).not.toMatch(/[łﬁ]/)
    expect(rows[1]?.searched).toBe(' plain p l pl ')
    await database.close()
  },
)

it.each(engines)('a request is found however a word is spelt on %s', async (engine) => {
  const site = await openTestSite(engine)
  await site.addContacts({
    first_name: 'Łukasz',
    last_name: 'O’Neil',
    company: 'ＷｉＦｉ oﬃce Ɗanjuma',
    business_email: 'info@xn--e1afmkfd.xn--p1ai',
    phone: '٠٨٠٢٣٤٥٦٧٨٩',
    message: 'Straße, Z‑Wave, مُحَمَّد',
  })
  for (const search of [
    ...['lukasz', 'ŁUKASZ', "o'neil", 'OʼNeil', 'wifi', 'ｗｉｆｉ', 'office', 'danjuma', 'пример'],
    ...['strasse', 'z-wave', 'Z–Wave', 'محمد', '0802 345 6789'],
  ])
    expect((await site.services.contacts.list({ search })).total, search).toBe(1)
})
