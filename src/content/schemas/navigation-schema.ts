import { z } from 'astro/zod'
import { group, listOf } from './group.ts'
import { link, text, title } from './schema.ts'

const linkLists = listOf({
  heading: title.meta({ title: 'Heading' }),
  links: z.array(link).min(1).meta({ title: 'Links' }),
})

/** Header, Solutions panel and footer (spec.md §2), from content/navigation.json. */
export const navigationSchema = z.strictObject({
  header: z
    .array(link)
    .min(1)
    .max(6)
    .meta({ title: 'Header', description: 'Solutions follows the third.' }),
  contact: link.meta({ title: 'Contact', description: 'The button in the header.' }),
  more: z.array(link).max(3).default([]).meta({
    title: 'Links for buyers',
    description:
      'Beside the button of the header in a wide window, and in the menu of a narrow one.',
  }),
  solutions: group('Solutions', '', {
    label: title.meta({ title: 'Label' }),
    heading: title.meta({ title: 'Heading of the panel' }),
    links: z
      .array(link.extend({ text: text.meta({ title: 'Text' }) }))
      .min(1)
      .meta({ title: 'Links' }),
    footer: z.array(link).min(1).max(2).meta({
      title: 'Links that open the film',
      description: 'Without JavaScript, or without a film, they lead to their pages.',
    }),
    footerNote: text.meta({ title: 'Note beside them, shown where there is a film' }),
    footerHint: text.meta({
      title: 'Hint for screen readers',
      description: 'Added to each of the two for screen readers.',
    }),
  }).optional(),
  useCases: linkLists.default([]).meta({
    title: 'Use cases',
    description: 'Columns of the footer; each link leads to the use case it names.',
  }),
  footer: linkLists
    .min(1)
    .meta({ title: 'Footer', description: 'Columns of the footer below the use cases.' }),
  terms: group(
    'Terms',
    'Words around the documents that bind the company; the footer links those that are confirmed.',
    {
      heading: title.meta({
        title: 'Heading',
        description: 'Of the links in the footer, for screen readers.',
      }),
      confirmed: title.meta({
        title: 'On a confirmed document',
        description: 'With {date} and {name}.',
      }),
      draft: title.meta({
        title: 'On one that is not confirmed',
        description: 'In previews alone.',
      }),
    },
  ),
  elsewhere: title.meta({
    title: 'Last column',
    description:
      'Heading of the column that leads to the company’s other sites, taken from the company.',
  }),
})
