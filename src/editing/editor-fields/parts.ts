/**
 * Names of fields, separated by spaces; groups are objects. `.*` after a name means the entries of
 * a list, which editors add and order.
 */
export type FieldNames = string | readonly FieldNames[] | { readonly [key: string]: FieldNames }

export const heading = 'name continuation'
export const link = 'label href'
export const source = 'title url'
export const picture = 'name alt kind focus'
export const photograph = [picture, 'caption']
export const ownPhotograph = [photograph, 'on place']
export const metadata = 'title description'
export const drawing = 'name caption'
export const figure = 'title caption'
export const table = 'caption columns.* rows.*.* note'

export const blocks = [
  'paragraph list.* numbered.*',
  {
    'list.*': 'inset',
    'numbered.*': 'inset',
    'terms.*': 'term text',
    'steps.*': 'title text drawing',
    figure: 'value text',
    table,
    diagram: drawing,
    photograph,
  },
]
export const section = ['id heading', { 'blocks.*': blocks, 'sources.*': source }]
export const callToAction = ['heading text message', { action: link }]
const pageWithout = [metadata, 'heading lead', { picture, callToAction }]
export const page = [pageWithout, { 'sections.*': section }]
export const pageWithItemTable = [
  pageWithout,
  {
    'sections.*': [
      'id heading',
      { 'blocks.*': [blocks, { itemTable: 'caption columns.* note' }], 'sources.*': source },
    ],
  },
]

export const card = ['title text fact href', { picture }]
export const cardList = ['lead', { heading, 'items.*': card }]
export const drawnCardList = ['lead note', { heading, 'items.*': [card, 'drawing'] }]
export const step = 'title text fact href'
export const stepList = ['lead', { heading, 'items.*': step }]
export const answer = 'heading text'
export const fact = 'label value unit'
export const behaviour = [
  'power ownBatteryHours radio readingSeconds changesAnHour eventsADay memoryReadings',
  { cells: 'count kind milliampHours sleepMicroamps microampHoursAReport', operating: 'from to' },
]
