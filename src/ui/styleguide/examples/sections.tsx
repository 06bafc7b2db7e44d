import type { ReadingSection } from '#src/content/schemas/schema.ts'
import { ButtonLink } from '../../base/Button.tsx'
import { Heading } from '../../base/Heading.tsx'
import { drawDiagram } from '../../diagrams/draw-diagram.tsx'
import { NfcTap } from '../../diagrams/NfcTap.tsx'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { CardList } from '../../sections/CardList.tsx'
import { DefinitionList } from '../../sections/DefinitionList.tsx'
import { Figure } from '../../sections/Figure.tsx'
import { MediaSplit } from '../../sections/MediaSplit.tsx'
import { PageHead } from '../../sections/PageHead.tsx'
import { ReadingText } from '../../sections/ReadingText.tsx'
import { Section } from '../../sections/Section.tsx'
import { Statement } from '../../sections/Statement.tsx'
import type { ExampleGroup } from '../example.ts'

const text: ReadingSection[] = [
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
      name: 'PageHead of a text, on night, with actions and something beside it',
      shows: 'A longer title',
      frame: 'section',
      node: (
        <PageHead
          heading="A longer title of a text"
          lead="The words stand in one column."
          size="heading"
          ground="night"
          above={[{ label: 'Articles', href: '/blog' }]}
          note={<p className="label">4 min</p>}
          actions={<ButtonLink href="/contact">Ask an engineer</ButtonLink>}
          aside={
            <Figure caption="A card and a phone." captionAt="below">
              <NfcTap />
            </Figure>
          }
        />
      ),
    },
    {
      name: 'Figure',
      shows: 'planning values',
      frame: 'section',
      node: (
        <Figure title="One tap" caption="A worked example, planning values." isFullWidth>
          <NfcTap />
        </Figure>
      ),
    },
    {
      name: 'Section, split, with a DefinitionList',
      shows: 'Timed codes',
      frame: 'section',
      node: (
        <Section layout="split" heading={{ name: 'Features' }} lead="They hang from one hairline.">
          <DefinitionList
            items={[
              { title: 'Timed codes', text: 'Each has a start and an end.' },
              { title: 'Event log', text: 'The last 1,000 openings stay in the lock.' },
            ]}
          />
        </Section>
      ),
    },
    {
      name: 'Section with a CardList in numbered rows',
      shows: 'a report every 60',
      frame: 'section',
      node: (
        <Section heading={{ name: 'Services', continuation: 'in rows.' }} lead="Name, text and fact side by side.">
          <CardList
            layout="rows"
            isNumbered
            items={[
              { title: 'Monitoring', text: 'Silence for three minutes counts as a fault.', fact: 'a report every 60 s' },
              { title: 'Updates', text: 'First one device, then the rest.', href: '/about' },
            ]}
          />
        </Section>
      ),
    },
    ...(['tiles', 'ruled', 'divided'] as const).map((layout) => ({
      name: `CardList, ${layout}`,
      shows: 'Three columns',
      frame: 'section' as const,
      node: (
        <CardList
          layout={layout}
          columns={3}
          items={[
            { title: 'Three columns', text: 'Two on a tablet would leave a hole.', fact: '3 × 1' },
            { title: 'Common lines', text: 'However long the text of a neighbour is, the facts stand level.', fact: 'subgrid' },
            { title: 'A link', text: 'It covers its card.', href: '/about' },
          ]}
        />
      ),
    })),
    ...(['rows', 'tiles'] as const).map((layout) => ({
      name: `CardList, a route in ${layout}`,
      shows: 'The crew starts',
      frame: 'section' as const,
      node: (
        <CardList
          layout={layout}
          isNumbered={layout === 'tiles'}
          isRoute
          items={[
            { title: 'Plan', text: 'Stops come from the asset list.', fact: 'stop · window' },
            { title: 'Round', text: 'The crew starts, and is followed to the end.' },
          ]}
        />
      ),
    })),
    {
      name: 'CardList, rows without texts',
      shows: 'Which machine waits',
      frame: 'section',
      node: <CardList layout="rows" size="large" items={[{ title: 'Which machine waits for which?', fact: 'Factories' }]} />,
    },
    {
      name: 'CardList, lead, with a framed drawing',
      shows: 'The first card',
      frame: 'section',
      node: (
        <CardList
          layout="lead"
          hasFrames
          items={[
            { title: 'The first card', text: 'It is large.', visual: drawDiagram('battery-discharge'), href: '/blog' },
            { title: 'The second', text: 'Beside it.', visual: drawDiagram('cold-room-data') },
          ]}
        />
      ),
    },
    {
      name: 'CardList, rows, half of each a drawing',
      shows: 'A chart and its words',
      frame: 'section',
      node: (
        <CardList
          layout="rows"
          visuals="beside"
          size="subheading"
          hasFrames
          items={[
            { title: 'A chart and its words', text: 'In the middle of it.', fact: '20 Nov 2026', visual: drawDiagram('zigbee-zwave') },
          ]}
        />
      ),
    },
    {
      name: 'MediaSplit',
      shows: 'Words in the middle',
      frame: 'section',
      node: (
        <MediaSplit media={drawDiagram('nfc-tap')}>
          <Heading name="NFC" continuation="is a tap." />
          <p>Words in the middle of the drawing.</p>
        </MediaSplit>
      ),
    },
    {
      name: 'Statement',
      shows: 'and answers for it',
      frame: 'section',
      node: <Statement text="One team," emphasis="and answers for it." />,
    },
    { name: 'ReadingText', shows: 'of silence open an alarm', frame: 'section', node: <ReadingText sections={text} /> },
    {
      name: 'CallToAction',
      shows: 'Ask an engineer',
      frame: 'section',
      node: (
        <CallToAction
          heading="Want to know if your device can be connected?"
          text="An engineer tells you what it speaks."
          action={{ label: 'Ask an engineer', href: '/contact' }}
        />
      ),
    },
  ],
}
