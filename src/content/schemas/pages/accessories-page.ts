import { page, prose, text } from '../schema.ts'
import { plain } from './page-parts.ts'

export const accessoriesPage = {
  accessories: plain.extend({
    lead: text,
    note: prose,
    /** Names the list of accessories, which leads to each. */
    index: text,
    /** Before the names of the sets that hold an accessory. */
    sets: text,
    callToAction: page.shape.callToAction,
  }),
}
