import { instrument } from '#src/content/schemas/instrument-schema.ts'
import * as parts from './parts.ts'

/**
 * Lists the words in groups that contain only words of the program (instrument-schema.ts), so that
 * only the schema names them.
 */
const wordsIn = (groups: Readonly<Record<string, { shape: object }>>): parts.FieldNames =>
  Object.fromEntries(
    Object.entries(groups).map(([group, { shape }]) => [group, Object.keys(shape).join(' ')]),
  )

/** Fields of the settings that editors may publish, by file of content/. */
export const settingFields: Readonly<Record<string, parts.FieldNames>> = {
  company: {
    word: 'text language meaning',
    places: [
      'home clinic warehouse workshop depot farm otherCity',
      { road: 'through lastCoverage to' },
    ],
  },
  navigation: [
    'elsewhere',
    {
      'header.*': parts.link,
      'more.*': parts.link,
      solutions: [
        'label heading footerNote footerHint',
        { 'links.*': 'label href text', 'footer.*': parts.link },
      ],
      'useCases.*': ['heading', { 'links.*': parts.link }],
      'footer.*': ['heading', { 'links.*': parts.link }],
      terms: 'heading confirmed draft',
    },
  ],
  redirects: { 'redirects.*': 'from href' },
  booking:
    'button pageButton heading notice link late refused callBack lead clock choose none submit booked held taken limit calendar change changeHeading move cancel moved cancelled ended callsAtOnce',
  newsletter: ['heading label button note', { noteLink: parts.link }],
  'social-feed': 'heading note button withdraw link',
  whatsapp: 'label link ask',
  film: [
    'file title close fallback transcriptHeading transcriptNote',
    { 'scenes.*': 'until shows heading.* text' },
  ],
  instrument: wordsIn(instrument.shape),
  region: 'label text go stay',
  search: ['ignored', { 'synonyms.*': 'words means' }],
  prices: {
    sums: 'sites.* dossier plan',
    'sets.*': ['id name dossier only.*', { 'devices.*': 'product count name price' }],
  },
  people: [
    'answers',
    { heading: parts.heading, 'people.*': ['id answersContact', { picture: parts.picture }] },
  ],
  references: ['problem installed more', { heading: parts.heading }],
  certificates: ['validUntil', { heading: parts.heading }],
  awards: [{ heading: parts.heading }],
}
