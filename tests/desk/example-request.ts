import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import type { Desk } from '#src/desk/requests/card/desk.ts'
import type { RequestPage, StaffRequest } from '#src/desk/requests/request-records.ts'

/** A request for tests. Fields without an example contain their label. */
export const exampleRequest: StaffRequest = {
  id: 12,
  reference: 'k7m3-9qxa',
  ...requestLabels,
  firstName: 'Adaeze',
  lastName: 'Okonkwo',
  company: 'Marina Cold Stores Ltd',
  phone: '+234 700 000 0112',
  businessEmail: 'a.okonkwo@marinacold.example',
  message:
    'We have three cold rooms in Apapa and lose the temperature record every time the link drops.',
  requestList: 'humidity-sensor*6',
  listed: '6 × Humidity Sensor',
  callBack: 'tomorrow-morning',
  isBooked: false,
  files: [{ id: 3, name: 'Floor plan, cold rooms.pdf', type: 'application/pdf', size: 2_411_724 }],
  filesRefused: [],
  askedAbout: '/product/1',
  cameFrom: '/product/1',
  campaign: 'newsletter/june',
  trade: 'Cold stores',
  context: null,
  quote: null,
  submittedAt: '2026-11-20T07:41:00.000Z',
  writtenAt: null,
  timeZone: 'Africa/Lagos',
  language: null,
  flags: [],
  state: 'new',
  answeredAt: null,
  answeredBy: null,
  outcome: null,
  marketing: false,
  consentVersion: '2026-11',
  mails: [
    { to: 'company', state: 'sent', fault: null },
    { to: 'visitor', state: 'sent', fault: null },
  ],
  notes: [
    {
      id: 4,
      kind: 'note',
      text: 'Called, no answer.',
      by: 'ada',
      at: '2026-11-20T09:10:00.000Z',
      changedAt: null,
    },
  ],
  replies: [],
  openQuestions: [],
  proFormas: [],
  takenBy: 'ada',
  comeBackOn: '2026-11-27',
  touched: { by: 'ada', at: '2026-11-20T09:10:00.000Z' },
  phoneToDial: '+234 700 000 0112',
  fromPerson: 3,
  lostParts: 0,
  earlier: [],
}

/** A pro-forma that the customer has accepted on its page. */
export const acceptedProForma: StaffRequest['proFormas'][number] = {
  ...{ id: 3, requestId: 12, number: 'k7m3-9qxa-1', customer: 'Adaeze Okoro', hasPdf: true },
  ...{ sentAt: '2026-11-18T09:00:00.000Z', sentBy: 'ada', validUntil: '2026-12-04' },
  ...{ currency: 'USD', net: 480_000, tax: 0, gross: 480_000, worth: 4800, state: 'accepted' },
  estimated: 0,
  atMost: null,
  exactFor: null,
  ...{ isOpen: false, isHeld: false },
  accepted: {
    ...{ by: 'Bola Ade', position: 'Owner', orderNumber: '' },
    at: '2026-11-19T09:00:00.000Z',
    promisedBy: '2026-11-20',
  },
}

export const exampleRequests: RequestPage = {
  items: [exampleRequest],
  next: null,
  total: 1,
  counts: { new: 1, waiting: 0, answered: 0, flagged: 0 },
  kept: 1,
  newest: 12,
  assignees: ['ada', 'tunde'],
  due: 0,
}

const region = { locale: 'en-GB', timeZone: 'Africa/Lagos' }

export const exampleDesk: Desk = {
  me: 'tunde',
  account: 7,
  assignees: ['ada', 'tunde'],
  company: 'Works',
  region,
  office: region,
  now: new Date(exampleRequest.submittedAt),
  today: '2026-11-20',
  mailbox: 'info@company.example',
  currency: 'USD',
  hasMailServer: true,
  words: {
    subject: 'Your message to {name}',
    greeting: 'Dear {firstName},',
    snippets: [],
    followUp: '',
    whatsApp: 'Hello {firstName}',
  },
  wordsIn: {},
  abouts: [{ value: 'smart-lock', words: 'Smart Lock', href: '/product/1' }],
}
