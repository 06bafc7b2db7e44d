import { expect, it } from 'vitest'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { engines, openTestSite } from '../test-site.ts'

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
    expect((await readRequestPage(site.context, { search })).total, search).toBe(1)
})
