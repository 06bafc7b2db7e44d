/**
 * Names of fields: leaves in texts, separated by spaces; groups of fields by their key. `.*` behind a name stands for the entries of a list,
 * which can then be added, taken away and put in another order.
 */
export type Fields = string | readonly Fields[] | { readonly [key: string]: Fields }

export const heading = 'name continuation'
export const link = 'label href'
export const source = 'title url'
export const picture = 'name alt kind focus'
export const photograph = [picture, 'caption']
export const metadata = 'title description'
export const drawing = 'name caption'
export const figure = 'title caption'
export const table = 'caption columns.* rows.*.* note'

export const blocks = [
  'paragraph list.*',
  { 'terms.*': 'term text', 'steps.*': 'title text drawing', figure: 'value text', table, diagram: drawing, photograph },
]
export const section = ['id heading', { 'blocks.*': blocks, 'sources.*': source }]
export const callToAction = ['heading text message', { action: link }]
const pageWithout = [metadata, 'heading lead', { picture, callToAction }]
export const page = [pageWithout, { 'sections.*': section }]
/** A page whose reading text may have a table of its own items. */
export const pageWithItemTable = [
  pageWithout,
  { 'sections.*': ['id heading', { 'blocks.*': [blocks, { itemTable: 'caption columns.* note' }], 'sources.*': source }] },
]

export const card = ['title text fact href', { picture }]
export const cards = ['lead', { heading, 'items.*': card }]
export const drawnCards = ['lead note', { heading, 'items.*': [card, 'drawing'] }]
export const step = 'title text fact href'
export const list = ['lead', { heading, 'items.*': step }]
export const answer = 'heading text'
export const facts = 'label value unit'
export const behaviour = [
  'power ownBatteryHours radio readingSeconds changesAnHour eventsADay memoryReadings',
  { cells: 'count kind milliampHours sleepMicroamps microampHoursAReport', operating: 'from to' },
]
