import { z } from 'astro/zod'
import { listOf } from './group.ts'
import { characters, prose, title, unshown } from './schema.ts'

/** Path of an entry below content/, without its ending. */
const entryName = characters(1, 100)
  .regex(/^(pages|products|accessories|example-sites|articles|free-pages)\/[a-z0-9-]+$/, {
    error: 'The folder and the name of an entry, such as products/smart-lock',
  })
  .meta({ ...unshown, title: 'Entry', widget: 'line' })

/**
 * content/groups.json: what a company may not do or sell. Where a group does not apply, its entries
 * are hidden, and delivered texts with one of its words are left out (groups/without-groups.ts).
 */
export const groups = z.strictObject({
  groups: listOf({
    name: title.meta({ title: 'Name' }),
    applies: z.boolean().meta({
      title: 'Applies to us',
      description: 'Otherwise visitors see nothing of it. Nothing is deleted.',
    }),
    entries: z.array(entryName).meta({
      title: 'Entries',
      description: 'Pages, products, example sites and articles that are hidden with it.',
    }),
    words: z.array(characters(2, 40).meta({ title: 'Word' })).meta({
      title: 'Words that give it away',
      description:
        'Sentences of the delivered texts with one of them are hidden too. A text that you have changed is yours, and stays.',
    }),
    id: characters(1, 40)
      .regex(/^[a-z][A-Za-z]*$/, 'A name such as coldStores')
      .meta({ ...unshown, title: 'Name in “Shown only with”' }),
  }).meta({ title: 'Groups' }),
  instead: listOf({
    text: prose.meta({ title: 'Delivered text' }),
    instead: prose.meta({ title: 'Said instead' }),
  }).meta({
    title: 'Texts that a page needs',
    description: 'Said instead of a delivered text with a word of a group that does not apply.',
  }),
})
