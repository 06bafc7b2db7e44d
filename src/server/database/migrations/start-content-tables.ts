type Types = { id: string; bytes: string }

/**
 * Tables of content: published entries, drafts, pictures and documents.
 * @param types of an identity and of bytes in the engine
 */
export const startContentTables = ({ id, bytes }: Types): string[] => [
  `create table content_picture (
    hash text primary key,
    bytes ${bytes} not null,
    width integer not null,
    height integer not null,
    created_at bigint not null
  )`,
  `create table content_entry (
    path text primary key,
    text text,
    picture text references content_picture(hash),
    editor text not null,
    published_at bigint not null,
    file_digest text,
    pulled integer default 0 not null
  )`,
  `create table content_state (
    id integer primary key check (id = 1),
    number integer not null,
    as_of text not null,
    changed_at bigint not null,
    held text default '[]' not null
  )`,
  `create table content_draft (
    path text primary key,
    kind text not null check (kind in ('text', 'picture', 'removal')),
    text text,
    picture text references content_picture(hash),
    base text,
    version text not null,
    editor_id integer references staff(id) on delete set null,
    editor text not null,
    saved_at bigint not null
  )`,
  `create table publication (
    id ${id},
    job text not null unique,
    created_at bigint not null,
    published_at bigint,
    editor_id integer references staff(id) on delete set null,
    editor text not null,
    network text not null,
    summary text not null,
    commit_hash text
  )`,
  `create table publication_file (
    publication_id integer not null references publication(id) on delete cascade,
    path text not null,
    draft_version text,
    text_before text,
    text_after text,
    picture_before text references content_picture(hash),
    picture_after text references content_picture(hash),
    constraint publication_file_key primary key (publication_id, path)
  )`,
  `create table preview_link (
    id ${id},
    path text not null,
    editor text not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  `create table picture_part (
    editor_id integer not null,
    upload text not null,
    start integer not null,
    size integer not null,
    bytes ${bytes} not null,
    kept_until bigint not null,
    constraint picture_part_key primary key (editor_id, upload, start)
  )`,
  `create table paper_revision (
    address text primary key,
    digest text not null,
    number integer not null,
    day text not null,
    bytes integer
  )`,
  `create table certificate_file (
    digest text primary key,
    bytes ${bytes} not null,
    created_at bigint not null
  )`,
]
