import type { AuditPage, StaffContact } from '#src/contracts/contact/records.ts'
import { storageFaults, storageTexts } from '#src/contracts/storage.ts'
import { AuditLog } from '#src/ui/admin/audit/AuditLog.tsx'
import { AuditVerdict } from '#src/ui/admin/audit/AuditVerdict.tsx'
import { ContactEntry } from '#src/ui/admin/contacts/request/ContactEntry.tsx'
import { firstPage } from '#src/ui/admin/lists/list-address.ts'
import { StorageNotice } from '../admin/frame/StorageNotice.tsx'
import { ListPanel } from '../admin/lists/ListPanel.tsx'
import type { ListState } from '../admin/lists/use-list.ts'
import type { ExampleGroup } from './example.ts'
import { exampleContact, exampleDesk } from './example-contact.ts'
import { Grid } from './Grid.tsx'

const nothing = () => {}
const listLocation = firstPage('contacts')
const region = { locale: 'en-GB', timeZone: 'Africa/Lagos' }
const now = new Date('2026-11-20T08:00:00.000Z')

const further: Pick<StaffContact, 'id' | 'state' | 'company' | 'answeredAt' | 'flags' | 'message'>[] = [
  {
    id: 11,
    state: 'answered',
    company: '',
    answeredAt: '2026-11-20T07:55:00.000Z',
    flags: ['many-from-network'],
    message: 'Quote for 84 locks, please.',
  },
  {
    id: 10,
    state: 'flagged',
    company: 'Growth Partners',
    answeredAt: null,
    flags: ['honeypot-filled'],
    message: 'Page one of every search engine!',
  },
]

type List = ListState<{ items: unknown[]; next: number | null; total: number }>
const panel = (list: Pick<List, 'page' | 'state'>) => (
  <ListPanel
    tab="contacts"
    heading="Contact Submissions"
    timeZone="Africa/Lagos"
    empty={{
      title: 'No contacts available.',
      text: 'The first submission stands here as soon as it is sent.',
      link: { label: 'Send a test', href: '/contact' },
    }}
    list={{ ...list, listLocation, wanted: listLocation, readAt: 0 }}
    isTurnedTo={false}
    news={null}
    onShowNews={nothing}
    onLoad={nothing}
    onRetry={nothing}
  >
    {null}
  </ListPanel>
)

const verdict = { entries: 412, since: now.getTime() - 86_400_000, head: '', fault: null, checkedAt: now.getTime() }
const noted = { at: now.toISOString(), actor: 'Ngozi', accountId: 2, network: '102.89.34.0/24', subject: '', detail: {} }
const log: AuditPage = {
  items: [
    { ...noted, id: 412, action: 'contacts.read', detail: { count: 50, first: 120, last: 71, filters: ['state', 'search'] } },
    { ...noted, id: 411, actor: 'somebody', accountId: null, action: 'session.refused', subject: 'account 2', detail: { times: 10 } },
  ],
  next: null,
  total: 2,
}

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
              company="Works"
              listLocation={listLocation}
              region={region}
              office={region}
              now={now}
              desk={exampleDesk}
              work={null}
              isBusy={false}
              error=""
              onMove={nothing}
            />
          ))}
        </Grid>
      ),
    },
    ...storageFaults.map((fault) => ({
      name: `StorageNotice: ${fault}`,
      shows: storageTexts[fault].title,
      node: <StorageNotice fault={fault} />,
    })),
    {
      name: 'AuditVerdict: unbroken',
      shows: 'Verified: unbroken since',
      frame: 'pair',
      node: <AuditVerdict verdict={verdict} region={region} />,
    },
    {
      name: 'AuditVerdict: broken',
      shows: 'Entry 7 was changed',
      frame: 'pair',
      node: <AuditVerdict verdict={{ ...verdict, fault: { kind: 'changed', entry: 7 } }} region={region} />,
    },
    {
      name: 'AuditLog',
      shows: 'account of Ngozi, 10 times',
      node: (
        <AuditLog
          page={log}
          location={{ actor: '', action: '', cursors: [] }}
          actors={['Ngozi', 'somebody']}
          accounts={{ 2: 'Ngozi' }}
          region={region}
        />
      ),
    },
  ],
}
