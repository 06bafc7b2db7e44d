import { firstPage } from '../../admin/list-address.ts'
import { Pager } from '../../admin/Pager.tsx'
import { Breadcrumb } from '../../base/Breadcrumb.tsx'
import { Tabs } from '../../base/Tabs.tsx'
import { ColourSwitch } from '../../islands/ColourSwitch.tsx'
import type { ExampleGroup } from '../example.ts'

const nothing = () => {}
const last = { ...firstPage('contacts'), cursors: [71, 21] }

export const navigation: ExampleGroup = {
  id: 'navigation',
  name: 'Navigation',
  examples: [
    {
      name: 'Breadcrumb',
      shows: 'Smart Lock',
      frame: 'pair',
      node: <Breadcrumb above={[{ label: 'Products', href: '/products' }]} current="Smart Lock" />,
    },
    {
      name: 'Tabs with counts',
      shows: 'Newsletter',
      frame: 'pair',
      node: (
        <Tabs
          label="Example"
          tabs={[
            { label: 'Contacts', href: '#contacts', isCurrent: true, count: 12 },
            { label: 'Newsletter', href: '#newsletter', isCurrent: false, count: 48 },
          ]}
        />
      ),
    },
    {
      name: 'Pagination, on the first page',
      shows: '1 to 50 of 120',
      node: <Pager listLocation={firstPage('contacts')} next={71} range="1 to 50 of 120, newest first" onLoad={nothing} />,
    },
    {
      name: 'Pagination, at the end',
      shows: '101 to 120 of 120',
      node: <Pager listLocation={last} next={null} range="101 to 120 of 120, newest first" onLoad={nothing} />,
    },
    { name: 'ColourSwitch', shows: 'System', node: <ColourSwitch /> },
  ],
}
