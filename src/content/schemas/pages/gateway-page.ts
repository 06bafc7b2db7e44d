import { z } from 'astro/zod'
import { benefitIcon, gatewayFeature, gatewayLayer } from '../drawings.ts'
import { ownPhotograph, prototype } from '../evidence-schemas.ts'
import { listOf } from '../group.ts'
import { heading, metadata, page, picture, prose, text } from '../schema.ts'
import { facts, step } from './page-parts.ts'

/**
 * Labelled list in a gateway feature's detail: bold label plus text (spec.md §3 gateway feature,
 * list1 and list2).
 */
const labelledList = listOf({ label: text, text: prose }).min(2)

const answered = z.strictObject({ title: text, text: prose })

export const gatewayPage = {
  'edge-gateway': z.strictObject({
    ...metadata,
    heading: text,
    lead: text,
    picture: picture.optional(),
    photograph: ownPhotograph.optional(),
    facts,
    document: z.strictObject({ heading, lead: text, button: text }),
    /**
     * spec.md §3 gateway feature: title, des, optional des1 with list1, optional des2 with list2.
     */
    features: z.strictObject({
      heading,
      picture,
      detail: z.strictObject({ picture, caption: text }),
      /** Exploded view of the gateway, with its layers from the top. */
      exploded: z.strictObject({
        picture,
        caption: text,
        parts: listOf({ name: text, drawing: gatewayLayer, fact: text }).length(4),
      }),
      items: listOf({
        title: text,
        description: text,
        description1: text.optional(),
        list1: labelledList.optional(),
        description2: text.optional(),
        list2: labelledList.optional(),
        drawing: gatewayFeature,
        figure: z.strictObject({ value: text, unit: text, text }),
        /** Title of the technical document's chapter with more about the feature. */
        chapter: text,
      }).min(6),
    }),
    price: z.strictObject({
      heading,
      items: z.array(answered).min(1),
      folded: z.array(answered).min(1),
    }),
    architecture: z.strictObject({ heading, lead: text }),
    /**
     * Shown in six columns; a description of over ten words is cut and gets a Read More (spec.md §2
     * Edge Gateway).
     */
    benefits: z.strictObject({
      heading,
      items: listOf({ title: text, description: text, drawing: benefitIcon }).min(1).max(12),
    }),
    /** spec.md §3 gateway use case: name, description, images, benefits. */
    useCases: z
      .strictObject({
        heading,
        lead: text,
        items: listOf({
          name: text,
          description: text,
          picture,
          benefits: z.array(text).min(1),
        })
          /** None where the example sites of all of them are missing. */
          .max(4),
      })
      .optional(),
    fitting: z.strictObject({ heading, items: z.array(step).min(3) }),
    callToAction: page.shape.callToAction,
    prototype: prototype.optional(),
  }),
}
