import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'astro/zod'
import { parse, stringify } from 'yaml'
import type { article } from '#src/content/schemas/article-schema.ts'
import type { faqGroup } from '#src/content/schemas/list-schemas.ts'
import type { product } from '#src/content/schemas/product-schema.ts'

type Sizes = { products?: number; articles?: number; questions?: number }

// The casts are safe, because the files of the site match their schemas.
const read = <Schema extends z.ZodType>(root: string, folder: string) =>
  globSync(`content/${folder}/*.yaml`, { cwd: root })
    .sort()
    .map((file) => ({
      slug: path.basename(file, '.yaml'),
      file,
      value: parse(readFileSync(path.join(root, file), 'utf8')) as z.input<Schema>,
    }))

/** Makes copies of the entries in turns, until there are `wanted` entries. */
const copies = <Own, Made>(
  own: readonly Own[],
  wanted: number,
  copy: (one: Own, n: number) => Made,
) =>
  Array.from({ length: Math.max(0, wanted - own.length) }, (_, n) => {
    const one = own[n % own.length]
    return one ? [copy(one, n + 1)] : []
  }).flat()

/** The n-th copy says its number, so that no two copies have a name or a sentence in common. */
const numbered = (text: string, n: number) => `${text} ${n}`

/**
 * Content of a company with many entries, as published texts: the site's own entries, and copies of
 * them with other names, numbers and sentences until there are as many as named.
 */
export function largeCompany(root: string, { products = 0, articles = 0, questions = 0 }: Sizes) {
  const devices = read<typeof product>(root, 'products')
  const groups = read<typeof faqGroup>(root, 'faq')
  const asked = groups.flatMap(({ value }) => value.entries)
  const more = copies(asked, questions, (one, n) => ({
    ...one,
    id: `${one.id}-${n}`,
    question: one.question.replace(/\?$/, ` (${n})?`),
  }))
  const made: [file: string, value: object][] = [
    ...copies(
      devices.filter(({ value }) => value.kind !== 'gateway'),
      products - 1,
      ({ slug, value: { title: _, code: __, ...value } }, n) =>
        [
          `content/products/${slug}-${n}.yaml`,
          {
            ...value,
            id: 1000 + n,
            name: numbered(value.name, n),
            paragraphs: value.paragraphs?.map((text) => `${n}: ${text}`),
          },
        ] as [string, object],
    ),
    ...copies(
      read<typeof article>(root, 'articles'),
      articles,
      ({ slug, value }, n) =>
        [
          `content/articles/${slug}-${n}.yaml`,
          {
            ...value,
            id: 1000 + n,
            title: `${n}: ${value.title}`,
            heading: numbered(value.heading, n),
          },
        ] as [string, object],
    ),
    ...groups.map(
      ({ file, value }, at) =>
        [
          file,
          {
            ...value,
            entries: [...value.entries, ...more.filter((_, n) => n % groups.length === at)],
          },
        ] as [string, object],
    ),
  ]
  return made.map(
    ([file, value]) => [file, stringify(value, { aliasDuplicateObjects: false })] as const,
  )
}
