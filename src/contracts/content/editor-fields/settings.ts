import { type FieldNames, headingFields, linkFields, pictureFields } from './parts.ts'

/** Fields open to editors in the settings, by file of content/. */
export const settingFields: Readonly<Record<string, FieldNames>> = {
  company: {
    word: 'text language meaning',
    places: ['home clinic warehouse workshop depot farm otherCity', { road: 'through lastCoverage to' }],
  },
  navigation: [
    'elsewhere pictures',
    {
      'header.*': linkFields,
      'more.*': linkFields,
      solutions: ['label heading footerNote footerHint', { 'links.*': 'label href text', 'footer.*': linkFields }],
      'useCases.*': ['heading', { 'links.*': linkFields }],
      'footer.*': ['heading', { 'links.*': linkFields }],
      terms: 'heading confirmed draft',
    },
  ],
  redirects: { 'redirects.*': 'from href' },
  booking: 'button pageButton heading notice link late refused callBack missing',
  newsletter: ['heading label button note', { noteLink: linkFields }],
  'social-feed': 'heading note button withdraw link',
  whatsapp: 'label link ask',
  film: ['file title close fallback transcriptHeading transcriptNote', { 'scenes.*': 'until shows heading.* text' }],
  instrument: {
    controls: 'pull restore play pause time configure sets figure question jump',
    supply: 'none grid generator',
    link: 'none line lte asleep',
    state: 'stopped onMains onBattery onInverter notHeard',
    parts: 'supply gateway link battery record devices phone log table when what losses',
    notes: 'queued sentTo record stored opens cells staysShut untilCut example air glycol goods',
    changes: 'sim-card probe-battery gateway-circuit device-circuit inverter-battery second-gateway probes-back',
    events: [
      'grid-lost grid-back generator-on generator-off link-none link-none-lte link-line link-lte link-lte-back',
      'gateway-on-battery gateway-on-inverter gateway-on-mains gateway-stopped device-stopped device-back',
      'device-on-battery device-not-heard device-heard above below switched not-switched alarm-raised alarm-sent',
      'alarm-passed alarm-cleared record-complete readings-lost limit-passed limit-kept',
    ],
    form: 'heading site link cut from hours band ownHours age devices floors ownFitting sites loss submit reset line mobile',
    hints: 'band floors age loss unusable refused outages',
    sums: 'heading covered data cells price loss quote share copied address stake warning kit check csv json',
    says: [
      'coveredWhole coveredPart generator coverMore noCut readings dataLine dataBeside dataOnly sites dataPrice dataPriceSites',
      'cells noCells price without request carriedOn notTaken whole ownFitting notCounted',
      'remedy needsNetwork needsAnyNetwork needsMore warned unwarned noWarning years',
    ],
    answer: [
      'rings tooWarm tooCold acts actsToo actsAlone about next other doors mains line mobile generator shared sharedRings',
      'sharedWaits sharedNever sharedQuiet quiet opening above below and kept passed since highest lowest unheard unmeasured',
      'noProbePassed heardLate heardNever ringsLate ringsNever noPhone gapProbe noProbe gapGateway gapLink gapLinkOn neither noNetwork bothOut',
      'networksOn routerOff routerLasts late stoodStill sharedNoPhone stops works nextDay',
    ],
  },
  demo: [
    'marker',
    {
      controls: 'open sites ranges night day week around show acknowledge csv table print inspect',
      readouts: 'now lowest highest beyond withoutMains withoutLink taken missing coveredBy takenMissing',
      columns: 'time mains link waiting alarm data day total alarms disk',
      alarms: 'heading none sent taken over acknowledged notSent notTaken goesOn waits you',
      says: 'chart limit well noMains openAlarms acknowledged battery inverter uncovered period note lastNight',
      frames: 'night week',
    },
  ],
  region: 'label text go stay',
  search: ['ignored', { 'synonyms.*': 'words means' }],
  prices: {
    sums: 'sites.* dossier plan',
    'sets.*': ['id name dossier only.*', { 'devices.*': 'product count name price' }],
  },
  people: ['answers', { heading: headingFields, 'people.*': ['id answersContact', { picture: pictureFields }] }],
  references: ['problem installed more', { state: 'none some', instead: 'none some', offer: 'none some', heading: headingFields }],
  certificates: ['validUntil', { heading: headingFields }],
}
