import {
  behaviourFields,
  callToActionFields,
  cardFields,
  cardListFields,
  drawingFields,
  type FieldNames,
  headingFields,
  linkFields,
  metadataFields,
  photographFields,
  pictureFields,
  sectionFields,
  sourceFields,
  tableFields,
} from './parts.ts'

const drift = 'hours gain'
const cuts = { 'mains.*': 'from to', 'fixedLine.*': 'from to', 'mobile.*': 'from to', 'doors.*': 'from to room' }

/** Fields of shared lists that editors may publish, by file of content/. */
export const fieldsOfLists: Readonly<Record<string, FieldNames>> = {
  catalogue: {
    'services.*': [cardFields, 'id phases.* isOrdered'],
    'offerings.*': ['title text buttonTitle href', { picture: pictureFields }],
    'partners.*': 'title mark text facts.*',
  },
  'buyer-questions': [
    {
      heading: headingFields,
      all: linkFields,
      'groups.*': ['id name', { 'items.*': ['id question answer details checkedOn pages.*', { owner: linkFields }] }],
    },
  ],
}

/** Fields that editors may publish, by folder of content/. */
export const folderFields: Readonly<Record<string, FieldNames>> = {
  products: [
    metadataFields,
    [
      'id name summary amount outline kind paragraphs.* benefitIntroduction isSpecificationFinal protocols.* power.*',
      'withoutMains rooms.* box.* related.* publishOn hidden redirect',
    ],
    {
      'pictures.*': pictureFields,
      'features.*': 'label text',
      'benefits.*': 'title text',
      'specification.*': ['group', { 'rows.*': ['label isKey value unit', { size: 'width height depth' }] }],
      behaviour: behaviourFields,
      'questions.*': 'question answer',
      'sources.*': sourceFields,
    },
  ],
  articles: [
    metadataFields,
    'id heading lead person author role date teaser hidden redirect',
    { picture: pictureFields, 'sections.*': sectionFields, 'sources.*': sourceFields },
  ],
  faq: ['id name lead', { 'entries.*': ['id question answer checkedOn', { 'sources.*': sourceFields }] }],
  documents: [
    metadataFields,
    'heading subtitle edition date status',
    {
      overview: 'heading contents paragraphs.* caption',
      'chapters.*': [
        'title lead',
        {
          drawing: drawingFields,
          'blocks.*': ['paragraph steps.* insert', { table: tableFields, 'terms.*': 'term text', code: 'caption text' }],
        },
      ],
      ordering: 'heading price box contact',
    },
  ],
  dossiers: [
    'name place summary drawing order gateways fitsItself batteryAge link',
    {
      supply: ['gateway router networkSwitch inverterHours', { generator: 'afterMinutes hours' }],
      size: 'device unit aGateway',
      'devices.*': [
        'id name product count room through opensDoor price isOnSite',
        { differs: 'power readingSeconds eventsADay', part: behaviourFields, says: 'works stops' },
      ],
      'rooms.*': [
        'id name medium setPoint doorOpenHours',
        {
          keeps: 'from to',
          drift,
          plant: 'name power hours aboveOutdoor',
          relief: ['device to', { drift }],
          alarm: 'above below delayMinutes to next',
        },
      ],
      'rules.*': ['id name delayMinutes', { when: 'kind room celsius device', 'actions.*': 'kind device to says next' }],
      night: ['beginsAt outdoor.*', cuts],
      week: ['endsOn endsAt acknowledges', { 'before.*': cuts, 'takes.*': 'rule by afterMinutes' }],
      'sources.*': sourceFields,
    },
  ],
  'free-pages': [
    metadataFields,
    'heading lead publishOn hidden redirect',
    {
      picture: pictureFields,
      'parts.*': {
        statement: 'text emphasis',
        cards: cardListFields,
        photograph: photographFields,
        products: ['items.*', { heading: headingFields }],
        questions: { heading: headingFields, 'items.*': 'question answer' },
        text: { 'sections.*': sectionFields },
      },
      callToAction: callToActionFields,
    },
  ],
}

/** Folders in which editors create and remove files. They hide and schedule by fields: `hidden`, `publishOn`, an article's `date`. */
export const foldersOfEditors: Readonly<Record<string, 'new and remove'>> = {
  products: 'new and remove',
  articles: 'new and remove',
  'free-pages': 'new and remove',
}
