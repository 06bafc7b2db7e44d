import { Pager } from '../../admin/lists/Pager.tsx'
import { Breadcrumb } from '../../base/Breadcrumb.tsx'
import { Tabs } from '../../base/Tabs.tsx'
import { ColourSwitch } from '../../islands/ColourSwitch.tsx'
import type { ExampleGroup } from '../example.ts'

export const navigationExamples: ExampleGroup = {
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
      node: <Pager range="1 to 50 of 120, newest first" previous={null} next={{ href: '?after=71' }} />,
    },
    {
      name: 'Pagination, at the end',
      shows: '101 to 120 of 120',
      node: <Pager range="101 to 120 of 120, newest first" previous={{ href: '?after=71' }} next={null} />,
    },
    { name: 'ColourSwitch', shows: 'System', node: <ColourSwitch /> },
  ],
}
