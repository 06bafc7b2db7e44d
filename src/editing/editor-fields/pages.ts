import * as parts from './parts.ts'

/** Fields that editors may publish, by file of content/pages. */
export const pageFields: Readonly<Record<string, parts.FieldNames>> = {
  home: [
    parts.metadata,
    {
      'slides.*': [
        'heading lead tab',
        {
          action: parts.link,
          link: parts.link,
          picture: parts.picture,
          lights: [
            'label',
            { mains: 'label says', cut: 'label says', offline: 'label says', link: parts.link },
          ],
        },
      ],
      photograph: parts.ownPhotograph,
      about: [
        'heading price paragraph',
        { statement: 'text emphasis', link: parts.link, 'facts.*': parts.fact },
      ],
      products: { heading: parts.heading, link: parts.link },
      subsidiaries: 'heading lead',
      services: 'heading lead caption more',
      solutions: [
        'lead',
        { heading: parts.heading, 'devices.*': 'name fact', 'destinations.*': 'name fact' },
      ],
      nfc: ['lead caption', { heading: parts.heading, 'facts.*': parts.fact, link: parts.link }],
      partners: 'heading note',
      blogs: ['heading', { link: parts.link }],
      whyChooseUs: {
        heading: parts.heading,
        'cards.*': 'front note backHeading back fact href drawing',
      },
    },
  ],
  products: [
    parts.metadata,
    'heading lead',
    {
      others: ['heading text', { link: parts.link }],
      needs: [
        'radios price priceKnown of products all narrow',
        {
          rooms: ['name', { 'choices.*': 'value name' }],
          powers: ['name', { 'choices.*': 'value name' }],
        },
      ],
    },
  ],
  product: [
    'ask beforeVat successor',
    {
      products: parts.link,
      addToRequest: 'add added said',
      features: parts.heading,
      benefits: parts.heading,
      specification: ['link preliminary', { heading: parts.heading }],
      questions: parts.heading,
      datasheet: 'link name revision does radios size figure value part order page ask',
      promise: 'withoutMains box approvals warranty',
      related: parts.heading,
      all: parts.link,
    },
  ],
  services: [
    parts.page,
    {
      figure: parts.figure,
      services: { heading: parts.heading },
      otherServices: { heading: parts.heading, 'columns.*': 'title items.*' },
    },
  ],
  expertise: [
    parts.page,
    { industries: { heading: parts.heading, 'items.*': [parts.card, 'drawing'] } },
  ],
  contact: [
    parts.metadata,
    'heading lead caption visit refusedTitle',
    {
      picture: parts.picture,
      afterwards: ['heading caption', { 'steps.*': parts.step }],
      booking: 'heading text',
      list: 'hint add choose update remove datasheet quantity sum onRequest without unknown takeOff',
      files: 'label hint limits kept remove',
      aboutProduct: 'before after said',
      aboutPage: 'before after said',
    },
  ],
  'general-features': [
    parts.page,
    {
      figure: parts.figure,
      connectedObjects: parts.drawnCardList,
      realTimeOperations: parts.cardList,
      geographicLayers: ['text', { heading: parts.heading, 'layers.*': 'title drawing text' }],
      reportingFeatures: parts.stepList,
      publicWorkFeatures: parts.stepList,
    },
  ],
  'iot-use-cases': [
    parts.page,
    {
      figure: parts.figure,
      useCases: [parts.cardList, { 'items.*': 'drawing' }],
      otherServices: parts.stepList,
    },
  ],
  'technologies-tools': [
    parts.metadata,
    'heading lead',
    {
      protocols: {
        heading: parts.heading,
        'items.*': ['title text drawing', { 'facts.*': parts.fact }],
      },
      mesh: 'caption',
      faq: ['lead filterLabel', { heading: parts.heading }],
      callToAction: parts.callToAction,
    },
  ],
  'cut-the-power': [parts.page, { links: 'both line mobile none neither', chosen: parts.metadata }],
  'existing-solutions': [
    parts.pageWithItemTable,
    {
      figure: parts.figure,
      solutions: [
        {
          heading: parts.heading,
          needs: parts.link,
          'items.*': [
            'title text product set typicalSize',
            {
              'devices.*': 'product count name price',
              picture: parts.picture,
              'loads.*': 'count readingSeconds eventsADay',
              megabytes: 'beside only',
            },
          ],
        },
      ],
    },
  ],
  'iot-development-services': [parts.page, { figure: parts.figure, services: parts.cardList }],
  'iot-services': [
    parts.page,
    { figure: parts.figure, appDevelopment: parts.stepList, otherServices: parts.stepList },
  ],
  'iot-product-development-step': [
    parts.pageWithItemTable,
    {
      figure: parts.figure,
      steps: [
        'alt',
        {
          heading: parts.heading,
          'items.*': ['title text', { weeks: 'from to', stop: 'spent keeps' }],
        },
      ],
    },
  ],
  'operating-system-development': [
    parts.page,
    { figure: parts.figure, embeddedLinux: parts.cardList, rtos: parts.cardList },
  ],
  smart: [parts.page, { figure: parts.figure, wakePhrase: parts.stepList }],
  'edge-gateway': [
    parts.metadata,
    'heading lead',
    {
      picture: parts.picture,
      photograph: parts.ownPhotograph,
      'facts.*': parts.fact,
      document: ['lead button', { heading: parts.heading }],
      features: {
        heading: parts.heading,
        picture: parts.picture,
        detail: ['caption', { picture: parts.picture }],
        exploded: ['caption', { picture: parts.picture, 'parts.*': 'name drawing fact' }],
        'items.*': [
          'title description description1 description2 drawing chapter',
          { 'list1.*': 'label text', 'list2.*': 'label text', figure: 'value unit text' },
        ],
      },
      price: { heading: parts.heading, 'items.*': 'title text', 'folded.*': 'title text' },
      architecture: ['lead', { heading: parts.heading }],
      benefits: { heading: parts.heading, 'items.*': 'title description drawing' },
      useCases: [
        'lead',
        {
          heading: parts.heading,
          'items.*': ['name description benefits.*', { picture: parts.picture }],
        },
      ],
      fitting: { heading: parts.heading, 'items.*': parts.step },
      callToAction: parts.callToAction,
    },
  ],
  partners: [parts.page, { figure: parts.figure, partners: { heading: parts.heading } }],
  'pets-iot': [
    parts.page,
    {
      sensorPlatform: ['lead', { heading: parts.heading }],
      keyMetrics: { heading: parts.heading, 'items.*': 'title drawing text fact' },
      intelligentAnalytics: parts.stepList,
      accessories: parts.drawnCardList,
    },
  ],
  about: [
    parts.page,
    'caption',
    {
      photograph: parts.ownPhotograph,
      statement: 'text emphasis',
      mission: 'title text',
      vision: 'title text',
      pilot: ['text', { heading: parts.heading, table: parts.table }],
      company: ['registration founded insurance', { heading: parts.heading }],
      logoFiles: ['text note logo symbol', { heading: parts.heading, 'grounds.*': 'on name' }],
    },
  ],
  'privacy-policy': [
    parts.metadata,
    'heading lead',
    { figure: parts.figure, date: 'label on', 'sections.*': parts.section },
  ],
  'consulting-services': [
    parts.page,
    { figure: parts.figure, services: { heading: parts.heading, 'items.*': parts.card } },
  ],
  'site-requirements': [parts.page],
  nfc: [parts.page, { diagram: parts.drawing, solutions: parts.drawnCardList }],
  aiot: [parts.page, { diagram: parts.drawing, services: parts.drawnCardList }],
  'iot-data-and-analytics': [
    parts.page,
    {
      diagram: parts.drawing,
      services: parts.stepList,
      industries: { heading: parts.heading, 'items.*': 'title fact href' },
    },
  ],
  'iot-machine-learning-services': [
    parts.page,
    { diagram: parts.drawing, services: parts.drawnCardList },
  ],
  'iot-managed-services': [parts.page, { services: parts.cardList, diagram: parts.drawing }],
  prices: [
    parts.page,
    {
      tables: [
        'included',
        {
          columns: 'what amount site devices fitting running total firstYear laterYears includes',
          single: ['caption days vat rate note', { heading: parts.heading }],
          plans: ['caption', { heading: parts.heading }],
          sites: ['lead caption note onRequest ownFitting floors', { heading: parts.heading }],
        },
      ],
    },
  ],
  questions: [parts.metadata, 'heading lead', { callToAction: parts.callToAction }],
  blog: [parts.metadata, 'heading lead', { readNext: parts.heading }],
  accessibility: [
    parts.metadata,
    'heading lead',
    { figure: parts.figure, date: 'label on', 'sections.*': parts.section },
  ],
  newsletter: [
    parts.metadata,
    'heading lead',
    { done: ['text', { link: parts.link }], examples: parts.heading },
  ],
  signin: parts.metadata,
  image: [parts.metadata, { kinds: 'photograph rendering drawing' }],
  unsubscribe: [
    parts.metadata,
    'button',
    {
      link: parts.link,
      states: {
        ask: parts.answer,
        done: parts.answer,
        failed: parts.answer,
        damaged: parts.answer,
      },
    },
  ],
  confirm: [
    parts.metadata,
    'button',
    {
      link: parts.link,
      again: parts.link,
      states: {
        ask: parts.answer,
        done: parts.answer,
        failed: parts.answer,
        ended: parts.answer,
        damaged: parts.answer,
      },
    },
  ],
  search: [
    parts.metadata,
    'heading lead label button all nothing nearest mentioned ask asked message',
    { count: 'one many', kinds: 'products questions prices pages articles documents' },
  ],
  'not-found': [
    parts.metadata,
    'heading unknownProduct unknownImage text button pictureAlt',
    { 'links.*': parts.link },
  ],
}
