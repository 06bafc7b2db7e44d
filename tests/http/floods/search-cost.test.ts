import { CompiledQuery, sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { foldText } from '#src/contracts/text/fold-text.ts'
import { correctPerson } from '#src/desk/people/people.server.ts'
import { selectEarlier } from '#src/desk/requests/request-records.server.ts'
import {
  insertRequest,
  listRequestRows,
  selectRequestCounts,
  selectRequestIds,
} from '#src/desk/requests/request-rows.server.ts'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import type { RequestSelection } from '#src/desk/requests/selection.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { contactRow, engines, openTestSite } from '../test-site.ts'

vi.mock(import('#src/contracts/text/fold-text.ts'), { spy: true })

const requests = 300
/** A message of the maximum length, with diacritics that a search has to fold. */
const message = 'ẹ́ b c d e f g h i j '.repeat(500).slice(0, 5000)

describe.each(engines)('§2 Admin dashboard · what a search costs on %s', async (engine) => {
  const site = await openTestSite(engine)
  await site.database.write(async (tx) => {
    for (let count = 0; count < requests; count++)
      await insertRequest(tx, contactRow({ reference: `r${count}`, message }))
  })
  if (engine === 'postgres') await sql`vacuum analyze contact`.execute(site.database.db)

  const search = async (words: string) =>
    (await readRequestPage(site.context, { search: words, limit: 200 })).items.map(
      ({ reference }) => reference,
    )

  /**
   * Returns the plan of a query.
   * @param avoided scans that PostgreSQL may not use, because it would prefer them for small tables
   */
  const planOf = ({ sql: text, parameters }: CompiledQuery, avoided: string[]) =>
    site.database.db.connection().execute(async (connection) => {
      if (engine === 'postgres')
        for (const way of avoided) await sql.raw(`set enable_${way} = off`).execute(connection)
      const query = `explain ${engine === 'sqlite' ? 'query plan ' : ''}${text}`
      const { rows } = await connection.executeQuery<Record<string, string>>(
        CompiledQuery.raw(query, [...parameters]),
      )
      if (engine === 'postgres') await sql`reset all`.execute(connection)
      return rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n')
    })

  const readsTable =
    engine === 'sqlite' ? /SCAN contact$|SEARCH contact USING INTEGER PRIMARY KEY/m : /Seq Scan/
  // If a state is selected too, PostgreSQL may use the index of the list instead of the index of
  // the search.
  const searchesIndex =
    engine === 'sqlite'
      ? /SCAN contact_search VIRTUAL TABLE INDEX \d+:M/
      : /Bitmap Index Scan on contact_(search|list)/

  it.each<[string, RequestSelection]>([
    ['long words', { words: ['gateway', 'please'] }],
    ['a telephone number', { words: ['0803', '123', '4567'] }],
    ['a number of a request', { words: ['451'] }],
    ['words of one and two letters', { words: ['z', 'qu'] }],
    ['words in a state and a time', { words: ['gateway'], state: 'new', since: 1 }],
  ])('finds %s in an index of the database', async (_, selection) => {
    const list = await planOf(selectRequestIds(site.database, selection, { limit: 51 }).compile(), [
      'seqscan',
      'indexscan',
    ])
    expect(list).toMatch(searchesIndex)
    expect(list).not.toMatch(readsTable)
    const counts = await planOf(selectRequestCounts(site.database, selection).compile(), [
      'seqscan',
      'indexscan',
    ])
    expect(counts).toMatch(searchesIndex)
    expect(counts).not.toMatch(readsTable)
  })

  it.each<[string, RequestSelection]>([
    ['nothing', {}],
    ['a state', { state: 'answered' }],
    ['a time', { since: 1 }],
  ])('lists and counts by %s from an index', async (_, selection) => {
    const list = await planOf(selectRequestIds(site.database, selection, { limit: 51 }).compile(), [
      'seqscan',
    ])
    const isInOrder = Object.keys(selection).length === 0
    // Without a filter, the list consists of the first rows of the table, so the query may read the
    // table.
    if (!isInOrder) expect(list).not.toMatch(readsTable)
    expect(
      await planOf(selectRequestCounts(site.database, selection).compile(), ['seqscan']),
    ).not.toMatch(readsTable)
  })

  it('reads the earlier requests of a company in the order of an index', async () => {
    const rows = await listRequestRows(site.database, {}, { limit: 1 })
    const earlier = selectEarlier(rows, 5)?.compile(site.database.db)
    expect(earlier && (await planOf(earlier, ['seqscan']))).not.toMatch(/TEMP B-TREE|Sort/)
  })

  // Folding all requests would take long, because strangers can send many long requests, and a
  // SQLite query blocks the whole site.
  it('folds the words searched for, and none of the requests', async () => {
    vi.mocked(foldText).mockClear()
    const found = await readRequestPage(site.context, {
      search: 'e b c d e f g h i j '.repeat(5).trim(),
    })
    expect(found.total).toBe(requests)
    expect(vi.mocked(foldText).mock.calls.length).toBeLessThan(requests)
  })

  it('finds corrected text, and no longer the text before', async () => {
    await correctPerson(site, commandLine, 'r7', {
      lastName: 'Ọláyínká',
    })
    expect(await search('olayinka r7')).toEqual(['r7'])
    expect(await search('bee r7')).not.toContain('r7')
  })

  it('finds words anywhere, of any length and in any writing, exactly as they stand', async () => {
    const texts = [
      'Kühlräume "kalt" 100%',
      "l'été d_une gare",
      '冷蔵庫の温度',
      'a😀b',
      'AND OR not*',
      'back\\slash (x^2) -minus',
      'ｘ',
    ]
    await site.database.write(async (tx) => {
      for (const [index, text] of texts.entries())
        await insertRequest(
          tx,
          contactRow({
            reference: `t${index}`,
            first_name: '',
            last_name: '',
            company: '',
            business_email: '',
            message: text,
          }),
        )
    })
    const words = `kuhl "ka t" " 00% % _ d_u l'e ' 冷 蔵庫 蔵庫の 😀 a😀 a😀b and r ot* * k\\s \\ (x^2) -m - -- zzz ｘ x *: ra`
    for (const word of words.split(' ')) {
      const expected = texts
        .flatMap((text, index) => (foldText(text).includes(foldText(word)) ? [`t${index}`] : []))
        .reverse()
      const found = (await search(word)).filter((reference) => reference.startsWith('t'))
      expect(found, word).toEqual(expected)
    }
    expect(await search('and ot*')).toEqual(['t4'])
    expect(await search('and nothing')).toEqual([])
  })

  it('no longer finds what is deleted', async () => {
    expect(await search('olayinka')).toEqual(['r7'])
    await site.database.db.deleteFrom('contact').where('reference', '=', 'r7').execute()
    expect(await search('olayinka')).toEqual([])
    if (engine === 'sqlite')
      await sql`insert into contact_search (contact_search) values ('integrity-check')`.execute(
        site.database.db,
      )
  })
})
