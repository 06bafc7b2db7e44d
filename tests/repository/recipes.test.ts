import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pageSchemas } from '#src/content/collections/page-schemas.ts'
import { accessory } from '#src/content/schemas/accessory-schema.ts'
import { product } from '#src/content/schemas/product-schema.ts'
import { manrope } from '#src/content/whole-typefaces.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import type { MailKind } from '#src/core/mail-kind.server.ts'
import { jobs } from '#src/server/jobs.ts'
import { mailsByKind } from '#src/server/mails.ts'

const read = (file: string) => readFileSync(file, 'utf8')
/** Sources of pages; schemas name every field, and search and PDFs hold what pages show. */
const sources = globSync('src/**/*.{ts,tsx,astro}', {
  exclude: [
    'src/content/schemas/**',
    'src/content/search/passages.ts',
    'src/paper/**',
    'src/**/*.test.*',
  ],
})
  .filter((file) => !/field-words|staff-routes/.test(file))
  .map(read)

it('every field of a page, a product or an accessory is shown somewhere', () => {
  const shapes = [product, accessory, ...Object.values(pageSchemas)].map(({ shape }) => shape)
  const names = new Set(shapes.flatMap((shape) => Object.keys(shape)))
  // The check of the content alone reads in which country a text is true.
  names.delete('law')
  const isRead = (name: string) => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  expect([...names].filter((name) => !isRead(name))).toEqual([])
})

it('every page of the staff area is linked from another file', () => {
  const pages = staffRoutes.filter(({ path }) => /^\/admin\/[a-z-]+$/.test(path))
  expect(pages.length).toBeGreaterThan(10)
  const isLinked = (page: string) =>
    sources.some((text) => new RegExp(`${page}(?![a-z-])`).test(text))
  expect(pages.map(({ path }) => path).filter((page) => !isLinked(page))).toEqual([])
})

it('every kind of mail that a module exports can be sent', async () => {
  const files = globSync('src/**/*.ts', { exclude: ['src/**/*.test.ts'] }).filter((file) =>
    /\b(MailKind|accountMail)\b/.test(read(file)),
  )
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(path.resolve(file))),
  )
  const exported = modules.flatMap((module) => Object.values(module).flat())
  const isMail = (one: unknown): one is MailKind => isRecord(one) && 'kind' in one && 'find' in one
  const kinds = exported.filter(isMail).map(({ kind }) => kind)
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((kind) => !mailsByKind.has(kind))).toEqual([])
})

it('every job that a module declares runs', async () => {
  const files = globSync('src/**/*.ts', { exclude: ['src/**/*.test.ts'] }).filter((file) =>
    /\bsatisfies Job\b/.test(read(file)),
  )
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(path.resolve(file))),
  )
  const declared = modules
    .flatMap((module) => Object.values(module))
    .filter((one) => isRecord(one) && 'when' in one && 'run' in one)
  expect(declared.length).toBe(
    files.flatMap((file) => read(file).match(/\bsatisfies Job\b/g) ?? []).length,
  )
  expect(new Set(declared)).toEqual(new Set(jobs))
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})

it.each([
  'astro.config.ts',
  'src/core/mail/messages/looks.ts',
  'src/assets/paper/paper.typ',
  'src/paper/printed-drawings.ts',
])('%s names the typeface', (file) => expect(read(file)).toContain(manrope(400).name))
