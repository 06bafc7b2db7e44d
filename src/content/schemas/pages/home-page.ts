import { z } from 'astro/zod'
import { reason } from '../drawings.ts'
import { ownPhotograph } from '../evidence-schemas.ts'
import { listOf } from '../group.ts'
import { heading, hideable, link, metadata, picture, prose, text } from '../schema.ts'
import { facts, statement } from './page-parts.ts'

const light = z.strictObject({ label: text, says: text })
/**
 * A scene with mains, in a power cut, and also without mobile network; `label` names the switch.
 */
const lights = z.strictObject({
  label: text,
  mains: light,
  cut: light,
  offline: light,
  link: link.optional(),
})
export type HeroLights = z.infer<typeof lights>
export type Light = 'mains' | 'cut' | 'offline'

export const homePage = {
  home: z.strictObject({
    ...metadata,
    slides: listOf({
      heading: text,
      lead: text,
      tab: text,
      action: link,
      link: link.optional(),
      picture,
      lights: lights.optional(),
    })
      .min(1)
      .max(3),
    photograph: ownPhotograph.optional(),
    about: z.strictObject({
      heading: text,
      statement,
      price: z
        .strictObject({ text: prose })
        .meta({ title: 'What the site of the figure costs, and the pilot' })
        .optional(),
      paragraph: prose,
      link: link.optional(),
      facts,
      ...hideable,
    }),
    products: z.strictObject({ heading, link, ...hideable }),
    subsidiaries: z.strictObject({ heading: text, lead: text, ...hideable }),
    services: z.strictObject({ heading: text, lead: text, more: text, ...hideable }),
    solutions: z.strictObject({
      heading,
      lead: text,
      devices: listOf({ name: text, fact: text }).min(1).max(5),
      destinations: listOf({ name: text, fact: text }).length(3),
      ...hideable,
    }),
    nfc: z
      .strictObject({
        heading,
        lead: text,
        caption: text,
        facts,
        link: link.optional(),
        ...hideable,
      })
      .optional(),
    partners: z.strictObject({ heading: text, note: text, ...hideable }),
    blogs: z.strictObject({ heading: text, link, ...hideable }),
    whyChooseUs: z.strictObject({
      heading,
      cards: listOf({
        front: text,
        note: text,
        backHeading: text,
        back: text,
        fact: text.meta({
          title: 'Words of the link',
          description: 'Not shown without its address.',
        }),
        href: link.shape.href.optional(),
        drawing: reason,
      }).length(4),
      ...hideable,
    }),
  }),
}
