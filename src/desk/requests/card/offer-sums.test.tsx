import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  acceptedProForma,
  exampleDesk,
  exampleRequest,
} from '../../../../tests/desk/example-request.ts'
import { OutcomeForm } from './OutcomeForm.tsx'
import { Reply } from './Reply.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { describeOutcome } from './request-changes.ts'
import { sumOfRequest } from './request-sum.ts'

const offer = { ...acceptedProForma, estimated: 120_000, atMost: 492_000 }
const request = { ...exampleRequest, proFormas: [offer] }
const { region } = exampleDesk
const reply = {
  ...{ id: 1, number: offer.number, by: 'ada', subject: 'Our offer', text: 'Here it is.' },
  ...{ state: 'sent' as const, fault: null, sentAt: offer.sentAt, at: offer.sentAt },
}

/** Where staff read the sum of an offer on a request. */
const places: [string, () => string][] = [
  [
    'among the facts of the request',
    () =>
      renderToStaticMarkup(<RequestFacts request={request} desk={exampleDesk} isTold={false} />),
  ],
  [
    'in the form of its outcome',
    () =>
      renderToStaticMarkup(
        <OutcomeForm
          request={request}
          desk={exampleDesk}
          work={{ change: async () => false }}
          onClose={() => {}}
        />,
      ),
  ],
  [
    'beside the reply that sent it',
    () =>
      renderToStaticMarkup(
        <Reply reply={reply} proForma={offer} region={region} onSendAgain={undefined} />,
      ),
  ],
  ['in the row of the request', () => sumOfRequest(request, region.locale)],
  [
    'in what became of it',
    () =>
      describeOutcome(
        { result: 'won', words: '', sum: null, at: '', proForma: offer.number, order: offer },
        { locale: region.locale, currency: 'USD' },
      ),
  ],
]

it.each(places)('an offer is not read as firm that is an estimate in part: %s', (_, write) =>
  expect(write()).toMatch(/4,800\.00, of it estimated [^<]*1,200\.00, owed at most [^<]*4,920\.00/),
)
