import {
  behaviour,
  callToAction,
  card,
  cards,
  drawing,
  type Fields,
  heading,
  link,
  metadata,
  photograph,
  picture,
  section,
  source,
  table,
} from './parts.ts'

const drift = 'hours gain'
const cuts = { 'mains.*': 'from to', 'fixedLine.*': 'from to', 'mobile.*': 'from to', 'doors.*': 'from to room' }

/** What editors change in the lists that several pages show, by the names of their files in content/. */
export const listFields: Readonly<Record<string, Fields>> = {
  catalogue: {
    'services.*': [card, 'id phases.* isOrdered'],
    'offerings.*': ['title text buttonTitle href', { picture }],
    'partners.*': 'title mark text facts.*',
  },
  'buyer-questions': [
    { heading, all: link, 'groups.*': ['id name', { 'items.*': ['id question answer details checkedOn pages.*', { owner: link }] }] },
  ],
}

/** What editors change in each file of a folder of content/. */
export const folderFields: Readonly<Record<string, Fields>> = {
  products: [
    metadata,
    [
      'id name summary amount outline kind paragraphs.* benefitIntroduction isSpecificationFinal protocols.* power.*',
      'withoutMains rooms.* box.* related.* publishOn hidden redirect',
    ],
    {
      'pictures.*': picture,
      'features.*': 'label text',
      'benefits.*': 'title text',
      'specification.*': ['group', { 'rows.*': ['label isKey value unit', { size: 'width height depth' }] }],
      behaviour,
      'questions.*': 'question answer',
      'sources.*': source,
    },
  ],
  articles: [
    metadata,
    'id heading lead person author role date teaser hidden redirect',
    { picture, 'sections.*': section, 'sources.*': source },
  ],
  faq: ['id name lead', { 'entries.*': ['id question answer checkedOn', { 'sources.*': source }] }],
  documents: [
    metadata,
    'heading subtitle edition date status',
    {
      overview: 'heading contents paragraphs.* caption',
      'chapters.*': [
        'title lead',
        { drawing, 'blocks.*': ['paragraph steps.* insert', { table, 'terms.*': 'term text', code: 'caption text' }] },
      ],
      ordering: 'heading price box contact',
    },
  ],
  dossiers: [
    'name place summary drawing gateways batteryAge link',
    {
      supply: ['gateway router networkSwitch inverterHours', { generator: 'afterMinutes hours' }],
      size: 'device unit aGateway',
      'devices.*': [
        'id name product count room through opensDoor price isOnSite',
        { differs: 'power readingSeconds eventsADay', part: behaviour },
      ],
      'rooms.*': [
        'id name setPoint doorOpenHours',
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
      'sources.*': source,
    },
  ],
  'free-pages': [
    metadata,
    'heading lead publishOn hidden redirect',
    {
      picture,
      'parts.*': {
        statement: 'text emphasis',
        cards,
        photograph,
        products: ['items.*', { heading }],
        questions: { heading, 'items.*': 'question answer' },
        text: { 'sections.*': section },
      },
      callToAction,
    },
  ],
}

/** Folders in which editors make and remove files. Hiding and scheduling are fields: `hidden`, `publishOn`, and the `date` of an article. */
export const foldersOfEditors: Readonly<Record<string, 'new and remove'>> = {
  products: 'new and remove',
  articles: 'new and remove',
  'free-pages': 'new and remove',
}
