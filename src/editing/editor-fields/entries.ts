import * as parts from './parts.ts'

const drift = 'hours gain'
const cuts = {
  'mains.*': 'from to',
  'fixedLine.*': 'from to',
  'mobile.*': 'from to',
  'doors.*': 'from to room',
}

/** Fields of shared lists that editors may publish, by file of content/. */
export const fieldsOfLists: Readonly<Record<string, parts.FieldNames>> = {
  catalogue: {
    'services.*': [parts.card, 'id phases.* isOrdered'],
    'offerings.*': ['title text buttonTitle href', { picture: parts.picture }],
    'partners.*': 'title mark text facts.*',
    drawings: [
      'numberPlate',
      {
        voiceWave: 'shows spoken.* notes.*',
        partnersLine: [
          'shows building cut gateway',
          { 'inside.*': 'name fact', 'outside.*': 'name fact' },
        ],
        bakeryHour: ['shows reports', { 'sites.*': 'name devices.*' }],
        corridorSurvey: 'shows gateway shaft repeater end limit plan.* least.* results.* note',
        coldRoomData: 'shows sensors every reading days minutes month',
        dataFlow: ['shows days missing cause', { 'stations.*': 'name fact' }],
        mlLifecycle: ['shows stop', { 'steps.*': 'name fact', out: 'name fact' }],
        protocols: { mqtt: 'shows subscribers.* topic.*', modbus: 'shows devices.*' },
        coverageRun: ['shows lost kept', { 'rows.*': 'name fact' }],
        topicTree: 'shows site gateway levels.* place alarm output',
        exampleRule: 'shows short output',
        gatewayArchitecture: [
          'shows actuators',
          {
            'devices.*': 'name shortName protocol shortProtocol',
            platform: 'name does.* short runs',
          },
        ],
        petMetrics: ['shows', { 'rows.*': 'name fact' }],
        zigbeeMesh: 'shows gateway shaft mains.* sensors.*',
        collarCapsule: ['shows', { 'layers.*': 'name fact' }],
        noticed:
          'people-at-door crates-on-belt sound-spectrum smoke-over-yard number-plate people-in-room wake-phrase',
        answers:
          'wear-to-limit.* outlier.* load-forecast.* sales-by-weekday.* trip-durations.* model-drift.*',
        surveyPlan: 'shows gateway entrance shaft rooms.*',
        nfcTap: 'shows tag.* coil place item state notes.*',
        morningPage: [
          'heading day',
          { 'exceptions.*': 'what detail figure', 'rest.*': 'label value' },
        ],
        managedDay: ['shows shifts.*', { 'alarms.*': 'what answer.*' }],
        slowNetwork: [
          'shows place load figures answer',
          { 'rows.*': 'name value age', 'networks.*': 'name shown' },
        ],
        useCases: 'shows columns.* rows.*.*',
      },
    ],
  },
  'buyer-questions': [
    {
      heading: parts.heading,
      all: parts.link,
      'groups.*': [
        'id name',
        {
          'items.*': [
            'id question keywords answer details checkedOn pages.*',
            { owner: parts.link },
          ],
        },
      ],
    },
  ],
}

/** Fields that editors may publish, by folder of content/. */
export const folderFields: Readonly<Record<string, parts.FieldNames>> = {
  products: [
    parts.metadata,
    [
      'id name summary amount outline kind paragraphs.* benefitIntroduction isSpecificationFinal protocols.* power.*',
      'withoutMains rooms.* box.* related.* publishOn hidden redirect',
    ],
    {
      'pictures.*': parts.picture,
      'features.*': 'label text',
      'benefits.*': 'title text',
      'specification.*': [
        'group',
        { 'rows.*': ['label isKey isDetail value unit', { size: 'width height depth' }] },
      ],
      behaviour: parts.behaviour,
      'questions.*': 'question answer',
      'sources.*': parts.source,
    },
  ],
  articles: [
    parts.metadata,
    'id heading lead person author role date teaser hidden redirect',
    { picture: parts.picture, 'sections.*': parts.section, 'sources.*': parts.source },
  ],
  faq: [
    'id order name lead',
    { 'entries.*': ['id question answer checkedOn', { 'sources.*': parts.source }] },
  ],
  documents: [
    parts.metadata,
    'heading subtitle edition status',
    {
      overview: 'heading contents paragraphs.* caption',
      'chapters.*': [
        'title lead',
        {
          drawing: parts.drawing,
          'blocks.*': [
            'paragraph steps.* insert',
            { table: parts.table, 'terms.*': 'term text', code: 'caption text' },
          ],
        },
      ],
      ordering: 'heading price box contact',
    },
  ],
  dossiers: [
    'name place summary drawing order gateways fitsItself batteryAge link atSite.*',
    {
      supply: ['gateway router networkSwitch inverterHours', { generator: 'afterMinutes hours' }],
      size: 'device unit aGateway',
      'devices.*': [
        'id name product count per room through opensDoor needsGateway price isOnSite',
        { differs: 'power readingSeconds eventsADay', part: parts.behaviour, says: 'works stops' },
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
      'rules.*': [
        'id name delayMinutes',
        { when: 'kind room celsius device', 'actions.*': 'kind device to says next' },
      ],
      silent: 'to next',
      night: ['beginsAt outdoor.*', cuts],
      'sources.*': parts.source,
    },
  ],
  'free-pages': [
    parts.metadata,
    'heading lead publishOn hidden redirect',
    {
      picture: parts.picture,
      'parts.*': {
        statement: 'text emphasis',
        cards: parts.cardList,
        photograph: parts.photograph,
        products: ['items.*', { heading: parts.heading }],
        questions: { heading: parts.heading, 'items.*': 'question answer' },
        text: { 'sections.*': parts.section },
      },
      callToAction: parts.callToAction,
    },
  ],
}

/**
 * Folders in which editors create and remove files. They hide and schedule entries by `hidden`,
 * `publishOn` and an article's `date`.
 */
export const foldersOfEditors: readonly string[] = ['products', 'articles', 'free-pages']
