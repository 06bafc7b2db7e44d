import { z } from 'astro/zod'
import { fieldsForEditors } from '../for-editors.ts'
import { metadata, page, text } from '../schema.ts'

export const exampleSitePages = {
  /**
   * `links`: names for the networks of a site, as parts of “as at the site: …”, and for the two that
   * can be chosen. `none`: no network works during the power cut; `neither`: there is no network.
   */
  'cut-the-power': page.extend({
    ...fieldsForEditors({
      links: z.strictObject({
        both: text,
        line: text,
        mobile: text,
        none: text,
        neither: text,
      }),
    }),
    chosen: z.strictObject(metadata),
  }),
}
