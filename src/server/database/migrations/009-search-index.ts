import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchedText } from '../contact-search.ts'
import type { Engine } from './identity.ts'

/** Rows per step, so that a long table is never in memory as a whole. */
const batch = 500

const state = `case when flags <> '' and flag_lifted_at is null then 'flagged' when answered_at is null then 'new' else 'answered' end`

/** An index of every three letters. The text itself stays in the table `contact`, whose triggers keep the index true. */
const sqliteIndex = [
  `create virtual table contact_search using fts5(
    searched, content='contact', content_rowid='id', tokenize='trigram case_sensitive 1', columnsize=0)`,
  `create trigger contact_search_insert after insert on contact begin
    insert into contact_search (rowid, searched) values (new.id, new.searched); end`,
  `create trigger contact_search_delete after delete on contact begin
    insert into contact_search (contact_search, rowid, searched) values ('delete', old.id, old.searched); end`,
  `create trigger contact_search_update after update of searched on contact begin
    insert into contact_search (contact_search, rowid, searched) values ('delete', old.id, old.searched);
    insert into contact_search (rowid, searched) values (new.id, new.searched); end`,
  `insert into contact_search (contact_search) values ('rebuild')`,
]

/**
 * The same of pg_trgm, where the server has it and its owner may add it; without it a search reads the table. Each request pays for its
 * own entries: collected ones would now and then hold up one visitor for all.
 */
const postgresIndex = [
  `do $$ begin
    create extension if not exists pg_trgm;
    create index contact_search on contact using gin (searched gin_trgm_ops) with (fastupdate = off);
  exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise warning 'pg_trgm is not there: searches will read the whole table';
  end $$`,
  'analyze contact',
]

/** Adds indexes for searching, filtering and counting contact requests: each read the whole table, and SQLite queries block the site. */
export const searchIndex = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Indexing tens of thousands of long requests takes longer than any query may.
    if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
    for (let after = 0; ; ) {
      const { rows } = await sql<{ id: number; searched: string }>`
        select id, searched from contact where id > ${after} order by id limit ${batch}`.execute(db)
      for (const { id, searched } of rows) await sql`update contact set searched = ${searchedText(searched)} where id = ${id}`.execute(db)
      if (rows.length < batch) break
      after = rows.at(-1)?.id ?? after
    }
    const kind = engine === 'sqlite' ? 'virtual' : 'stored'
    await sql.raw(`alter table contact add column state text generated always as (${state}) ${kind}`).execute(db)
    await db.schema.createIndex('contact_list').on('contact').columns(['state', 'time_zone', 'submitted_at', 'id']).execute()
    for (const statement of engine === 'sqlite' ? sqliteIndex : postgresIndex) await sql.raw(statement).execute(db)
  },
})
