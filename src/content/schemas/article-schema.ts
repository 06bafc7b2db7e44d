import { z } from 'astro/zod'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { cutToWords } from '#src/contracts/cut-text.ts'
import { diagram } from './drawings.ts'
import {
  countedWords,
  dayOrTime,
  longestDescription,
  metadata,
  onlyWith,
  ownSlug,
  picture,
  section,
  shownName,
  slug,
  source,
  text,
  title,
  visibility,
} from './schema.ts'

export const article = z.strictObject({
  /** spec.md §3 blog teaser: id, title, description, author, date, image. */
  id: z.int().positive().meta({ title: 'Number', description: 'No other article has the same.' }),
  slug: ownSlug,
  ...metadata,
  /** If absent, the lead is the description for search engines (articleDescription). */
  description: metadata.description.optional(),
  heading: title.meta({ isFirst: true }),
  lead: countedWords(10, 40).meta({ isFirst: true }),
  person: slug
    .meta({
      title: 'Author among the people',
      description:
        'Their short name, from People. Their picture, name and role are shown above the article.',
    })
    .optional(),
  author: shownName(80).meta({ description: 'Shown if no author is named above.' }),
  role: text.meta({ title: 'Role of the author', widget: 'line' }),
  date: dayOrTime.meta({
    widget: 'moment',
    description: 'An article waits for a day or time to come. Visitors read the day.',
  }),
  picture: picture.optional(),
  /** The drawing on the teaser; without one, a drawing of a written page. */
  teaser: diagram.optional(),
  sections: z
    .array(section.extend({ blocks: section.shape.blocks.meta({ isFirst: true }) }))
    .min(1)
    .meta({ isFirst: true }),
  sources: z.array(source).default([]),
  ...visibility,
  ...onlyWith,
})
export type Article = z.infer<typeof article>

/** The description of an article for search engines, cut to the length that they show. */
export function articleDescription({
  description,
  lead,
}: Pick<Article, 'description' | 'lead'>): string {
  const text = withoutMarks(description ?? lead)
  return text.length > longestDescription ? cutToWords(text, longestDescription - 1) : text
}
