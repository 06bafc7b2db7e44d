import { readFileSync } from 'node:fs'
import type { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { wordSchemas } from '#src/content/collections/word-schemas.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { words } from '#src/content/words/words.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { say } from '#src/contracts/text/say.ts'
import { copyContent, date } from './copied-content.ts'

const { root, write, problems, replace } = copyContent()
const mails = 'content/words/mails.yaml'

it('fills the tokens of the site when the content is read, and keeps the slots', () => {
  write(mails, readFileSync(mails, 'utf8').replace('We have your', 'For {name} your'))
  const made = makeSnapshot({ root, date, number: 1 })
  if ('problems' in made) throw new Error(made.problems[0]?.message)
  const { subject } = withSnapshot(made.snapshot, () => words().mails.receipt)
  expect(subject).toBe(`For ${made.snapshot.settings.company.name} your message ({reference})`)
  expect(say(subject, { reference: '{name}' })).toMatch(/\(\{name\}\)$/)
  // The words of the files are what the process shows.
  expect(words().mails.receipt.subject).toMatch(/^We have/)
})

it('has no words of its own where a file is missing', () => {
  const made = makeSnapshot({ root, date, number: 1, overlay: new Map([[mails, null]]) })
  expect('problems' in made && made.problems).toMatchObject([
    { file: mails, message: 'The file is missing' },
  ])
})

it.each([
  ['a lost slot', ' ({reference})', '', 'receipt.subject: Write {reference} where it belongs'],
  ['a broken slot', '{reference}', '{reference', 'receipt.subject: Write {reference} where'],
  ['an unknown slot', '{reference}', '{reference} {when}', 'No value for {when} on this site'],
  ['a slot in another form', '({', '({reference:words} {', 'No value for {reference:words}'],
  ['an unknown word', 'subject:', 'subjects:', 'receipt'],
])('names %s with its line', (_, from, to, message) => {
  const line = replace(mails, new RegExp(RegExp.escape(from)), to)
  const found = problems()
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((one) => one.startsWith(`${mails}:`))).toBe(true)
  expect(found.some((one) => one.includes(message))).toBe(true)
  expect(line).toBeGreaterThan(0)
})

it('takes the number out of no form but those that may write it as a word', () => {
  const sections = 'content/words/sections.yaml'
  replace(sections, /'\{count\} question'/, 'one question')
  expect(problems()).toEqual([])
  replace(sections, /'\{count\} questions'/, 'questions')
  expect(problems()[0]).toContain('Write {count} where it belongs')
})

type Field = { place: string; form: FormSchema; schema: z.ZodType }
function* textsIn(form: FormSchema, place: string): Generator<Omit<Field, 'schema'>> {
  if (form.type === 'string') yield { place, form }
  if (form.items) yield* textsIn(form.items, `${place}[]`)
  for (const [key, part] of Object.entries(form.properties ?? {}))
    yield* textsIn(part, `${place}.${key}`)
}
const texts = Object.entries(wordSchemas).flatMap(([name, schema]) => [
  ...textsIn(formSchemaOf({ schema }), name),
])

it('no slot has the name of a token, which would be filled before', () => {
  const slots = texts.flatMap(({ form, place }) =>
    (form.slots ?? []).map((slot) => ({ place, slot })),
  )
  expect(slots.length).toBeGreaterThan(5)
  const { tokens } = currentSnapshot().derived
  expect(slots.filter(({ slot }) => slot in tokens)).toEqual([])
})

it('reads the phrases of which tokens are made before the tokens', () => {
  const phrases = 'content/words/phrases.yaml'
  replace(phrases, /pdf: PDF/, 'pdf: A PDF')
  const made = makeSnapshot({ root, date, number: 1 })
  if ('problems' in made) throw new Error(made.problems[0]?.message)
  expect(made.snapshot.settings.phrases.pdf).toBe('A PDF')
  expect(withSnapshot(made.snapshot, () => words().phrases.pdf)).toBe('A PDF')
  replace(phrases, /pdf: A PDF/, "pdf: '{name}'")
  expect(problems()).toHaveLength(1)
  expect(problems()[0]).toContain('No value for {name} on this site')
})
