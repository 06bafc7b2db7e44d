/** Names of text fields, separated by spaces; groups are objects. `.*` after a name: the entries of a list, which editors add and order. */
export type FieldNames = string | readonly FieldNames[] | { readonly [key: string]: FieldNames }

export const headingFields = 'name continuation'
export const linkFields = 'label href'
export const sourceFields = 'title url'
export const pictureFields = 'name alt kind focus'
export const photographFields = [pictureFields, 'caption']
/** A photograph with the day and place where it was taken. */
export const ownPhotographFields = [photographFields, 'on place']
export const metadataFields = 'title description'
export const drawingFields = 'name caption'
export const figureFields = 'title caption'
export const tableFields = 'caption columns.* rows.*.* note'

export const blocks = [
  'paragraph list.*',
  {
    'terms.*': 'term text',
    'steps.*': 'title text drawing',
    figure: 'value text',
    table: tableFields,
    diagram: drawingFields,
    photograph: photographFields,
  },
]
export const sectionFields = ['id heading', { 'blocks.*': blocks, 'sources.*': sourceFields }]
export const callToActionFields = ['heading text message', { action: linkFields }]
const pageWithout = [metadataFields, 'heading lead', { picture: pictureFields, callToAction: callToActionFields }]
export const pageParts = [pageWithout, { 'sections.*': sectionFields }]
/** A page whose reading text may contain a table of the page's items. */
export const pageWithItemTable = [
  pageWithout,
  { 'sections.*': ['id heading', { 'blocks.*': [blocks, { itemTable: 'caption columns.* note' }], 'sources.*': sourceFields }] },
]

export const cardFields = ['title text fact href', { picture: pictureFields }]
export const cardListFields = ['lead', { heading: headingFields, 'items.*': cardFields }]
export const drawnCardListFields = ['lead note', { heading: headingFields, 'items.*': [cardFields, 'drawing'] }]
export const stepFields = 'title text fact href'
export const stepListFields = ['lead', { heading: headingFields, 'items.*': stepFields }]
export const answerFields = 'heading text'
export const factFields = 'label value unit'
export const behaviourFields = [
  'power ownBatteryHours radio readingSeconds changesAnHour eventsADay memoryReadings',
  { cells: 'count kind milliampHours sleepMicroamps microampHoursAReport', operating: 'from to' },
]
