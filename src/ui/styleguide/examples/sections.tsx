import type { Section } from '#src/content/schema.ts'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { DefinitionList } from '../../sections/DefinitionList.tsx'
import { PageHead } from '../../sections/PageHead.tsx'
import { ReadingText } from '../../sections/ReadingText.tsx'
import { RowList } from '../../sections/RowList.tsx'
import { SplitSection } from '../../sections/SplitSection.tsx'
import type { ExampleGroup } from '../example.ts'

const text: Section[] = [
  {
    id: 'example-text',
    heading: 'Reading text',
    blocks: [
      { paragraph: 'A paragraph with [a link](/about), **a strong word** and `code`.' },
      { list: ['First entry', 'Second entry'] },
      {
        steps: [
          { title: 'Measure', text: 'before anything is ordered.' },
          { title: 'Install', text: 'what the measurement asks for.' },
        ],
      },
      { figure: { value: '3 min', text: 'of silence open an alarm.' } },
    ],
  },
]

export const sections: ExampleGroup = {
  id: 'sections',
  name: 'Sections',
  examples: [
    {
      name: 'PageHead',
      shows: 'What the page is about',
      frame: 'section',
      node: <PageHead heading="A page" lead="What the page is about, in at most thirty words." />,
    },
    {
      name: 'SplitSection with a DefinitionList',
      shows: 'Timed codes',
      frame: 'section',
      node: (
        <SplitSection heading={{ name: 'Features' }} text="They hang from one hairline.">
          <DefinitionList
            items={[
              { title: 'Timed codes', text: 'Each has a start and an end.' },
              { title: 'Event log', text: 'The last 1,000 openings stay in the lock.' },
            ]}
          />
        </SplitSection>
      ),
    },
    {
      name: 'RowList, numbered',
      shows: 'a report every 60',
      frame: 'section',
      node: (
        <RowList
          isNumbered
          heading={{ name: 'Services', continuation: 'as a ledger.' }}
          items={[
            { title: 'Monitoring', text: 'Silence for three minutes counts as a fault.', fact: 'a report every 60 s' },
            { title: 'Updates', text: 'First one device, then the rest.', href: '/about' },
          ]}
        />
      ),
    },
    { name: 'ReadingText', shows: 'of silence open an alarm', frame: 'section', node: <ReadingText sections={text} /> },
    {
      name: 'CallToAction',
      shows: 'Ask an engineer',
      frame: 'section',
      node: (
        <CallToAction
          heading="Bring the odd device."
          text="An engineer tells you what it speaks."
          action={{ label: 'Ask an engineer', href: '/contact' }}
        />
      ),
    },
  ],
}
