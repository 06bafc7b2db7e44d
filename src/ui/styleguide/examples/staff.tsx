import type { ContactRecord } from '#src/contracts/records.ts'
import { ContactEntry } from '../../admin/ContactEntry.tsx'
import { ListPanel } from '../../admin/ListPanel.tsx'
import { firstPage } from '../../admin/list-address.ts'
import type { ListState } from '../../admin/use-list.ts'
import type { ExampleGroup } from '../example.ts'
import { exampleContact } from '../example-contact.ts'
import { Grid } from '../Grid.tsx'

const nothing = () => {}
const listLocation = firstPage('contacts')
const now = new Date('2026-11-20T08:00:00.000Z')

const further: Pick<ContactRecord, 'id' | 'state' | 'company' | 'answeredAt' | 'flags' | 'message'>[] = [
  { id: 11, state: 'answered', company: '', answeredAt: '2026-11-20T07:55:00.000Z', flags: [], message: 'Quote for 84 locks, please.' },
  {
    id: 10,
    state: 'flagged',
    company: 'Growth Partners',
    answeredAt: null,
    flags: ['honeypot'],
    message: 'Page one of every search engine!',
  },
]

type List = ListState<{ items: unknown[]; next: number | null; total: number }>
const panel = (list: Pick<List, 'page' | 'state'>) => (
  <ListPanel
    tab="contacts"
    heading="Contact Submissions"
    empty={{
      title: 'No contacts available.',
      text: 'The first submission stands here as soon as it is sent.',
      link: { label: 'Send a test', href: '/contact' },
    }}
    list={{ ...list, listLocation, wanted: listLocation }}
    isTurnedTo={false}
    onLoad={nothing}
    onRetry={nothing}
  >
    {null}
  </ListPanel>
)

export const staff: ExampleGroup = {
  id: 'staff',
  name: 'Lists and their states',
  examples: [
    { name: 'Loading', shows: 'Loading...', node: panel({ page: null, state: 'loading' }) },
    { name: 'Empty', shows: 'No contacts available.', node: panel({ page: { items: [], next: null, total: 0 }, state: 'loaded' }) },
    { name: 'Failed', shows: 'could not be loaded', node: panel({ page: null, state: 'failed' }) },
    {
      name: 'ContactEntry: new, answered, flagged',
      shows: 'Contact #10',
      node: (
        <Grid as="ul">
          {[exampleContact, ...further.map((change) => ({ ...exampleContact, ...change }))].map((entry) => (
            <ContactEntry
              key={entry.id}
              contact={entry}
              listLocation={listLocation}
              zone="Africa/Lagos"
              now={now}
              isBusy={false}
              error=""
              onMove={nothing}
            />
          ))}
        </Grid>
      ),
    },
  ],
}
