import { Badges } from '../../base/Badges.tsx'
import { BulletList } from '../../base/BulletList.tsx'
import { Disclosure } from '../../base/Disclosure.tsx'
import { Facts } from '../../base/Facts.tsx'
import { Heading } from '../../base/Heading.tsx'
import { Table } from '../../base/Table.tsx'
import { FlipCards } from '../../islands/FlipCards.tsx'
import { ProductCard } from '../../sections/ProductCard.tsx'
import type { ExampleGroup } from '../example.ts'
import { Grid } from '../Grid.tsx'

const product = {
  summary: 'Switches one socket',
  price: { text: 'Price on request' },
  priceNote: 'before VAT',
  picture: undefined,
  alt: '',
  kind: undefined,
}

export const contentExamples: ExampleGroup = {
  id: 'content',
  name: 'Content',
  examples: [
    {
      name: 'Heading in two tones',
      shows: 'one gateway',
      frame: 'pair',
      node: <Heading name="Our Products." continuation="Many devices, one gateway." />,
    },
    ...(['rows', 'columns'] as const).map((layout) => ({
      name: `Facts in ${layout}`,
      shows: '5000',
      frame: 'pair' as const,
      node: (
        <Facts
          layout={layout}
          facts={[
            { label: 'Battery', value: '5000', unit: 'mAh' },
            { label: 'Processor', value: 'quad-core' },
          ]}
        />
      ),
    })),
    {
      name: 'BulletList, ruled',
      shows: 'Six houses',
      frame: 'pair',
      node: <BulletList isRuled items={['Six houses on one SIM card', 'Fans start at 28 °C']} />,
    },
    {
      name: 'Facts as on a data sheet',
      shows: 'Operating temperature',
      frame: 'pair',
      node: (
        <Facts
          layout="sheet"
          facts={[
            { label: 'Operating temperature', value: '−10 to +55', unit: '°C' },
            { label: 'Protection', value: 'IP54' },
          ]}
        />
      ),
    },
    {
      name: 'Badges',
      shows: 'Z-Wave',
      frame: 'pair',
      node: <Badges label="Protocols" names={['Zigbee 3.0', 'Z-Wave', 'NFC 13.56 MHz']} />,
    },
    {
      name: 'Table, its rows small lists on a phone',
      shows: 'Reach indoors',
      node: (
        <Table
          caption="Radios"
          columns={['Radio', 'Reach indoors', 'Runs on']}
          rows={[
            ['Zigbee', '30 m', 'a coin cell'],
            ['Z-Wave', '40 m', 'two AAA'],
          ]}
          note="Planning values; walls decide."
        />
      ),
    },
    {
      name: 'Disclosure, open and closed; one closes the other',
      shows: 'A second question',
      node: (
        <>
          <Disclosure name="example" summary={<h3>A question with its answer open</h3>} open>
            <p>The answer stands here, without a script.</p>
          </Disclosure>
          <Disclosure name="example" summary={<h3>A second question</h3>}>
            <p>And closes the first.</p>
          </Disclosure>
        </>
      ),
    },
    {
      name: 'ProductCard without a photograph, with a long name and with a price',
      shows: 'Price on request',
      node: (
        <Grid>
          <ProductCard sizes="320px" product={{ slug: 'example', id: 7, name: 'Smart Adaptor', ...product }} />
          <ProductCard
            sizes="320px"
            product={{ slug: 'example', id: 8, name: 'Curtain and Blind Control with a Longer Name', ...product }}
          />
          <ProductCard
            sizes="320px"
            product={{
              slug: 'example',
              id: 9,
              name: 'Gateway',
              ...product,
              price: { text: '$120', offer: { price: '120', currency: 'USD' } },
            }}
          />
        </Grid>
      ),
    },
    {
      name: 'FlipCards',
      shows: 'Rules on the gateway',
      node: (
        <FlipCards
          cards={[
            {
              front: 'Hours on battery',
              note: 'in every gateway, with LTE connected.',
              backHeading: 'Ready for the next power cut',
              back: 'Readings and alarms carry on through the night.',
              fact: 'measured with LTE on',
              drawing: 'battery',
            },
            {
              front: 'Rules run on site',
              note: 'and keep running without internet.',
              backHeading: 'Rules on the gateway',
              back: 'What has to happen does not wait for a server.',
              fact: 'decided within one second',
              href: '/edge-gateway',
              drawing: 'cloud',
            },
            {
              front: 'Priced before we start',
              note: 'hardware, data and support on one page.',
              backHeading: 'One page',
              back: 'A difference needs your signature before it is worked on.',
              fact: 'fixed price',
              drawing: 'quote',
            },
            {
              front: 'Nothing locked in',
              note: 'Zigbee, Z-Wave, MQTT and Modbus.',
              backHeading: 'Your readings',
              back: 'They leave in open formats, whoever runs them next.',
              fact: 'open standards',
              drawing: 'standards',
            },
          ]}
        />
      ),
    },
  ],
}
