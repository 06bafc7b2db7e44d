import { ArrowRight, Battery, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Section } from '#src/content/schema.ts'
import { ArrowLink } from '../base/ArrowLink.tsx'
import { Button, ButtonLink } from '../base/Button.tsx'
import { Checkbox } from '../base/Checkbox.tsx'
import { DetailDialog } from '../base/DetailDialog.tsx'
import { Dialog } from '../base/Dialog.tsx'
import { ErrorSummary } from '../base/ErrorSummary.tsx'
import { Facts } from '../base/Facts.tsx'
import { Field } from '../base/Field.tsx'
import { FormStatus } from '../base/FormStatus.tsx'
import { Heading } from '../base/Heading.tsx'
import { Icon } from '../base/Icon.tsx'
import { TextArea } from '../base/TextArea.tsx'
import { CallToAction } from '../sections/CallToAction.tsx'
import { DefinitionList } from '../sections/DefinitionList.tsx'
import { Ledger } from '../sections/Ledger.tsx'
import { PageHead } from '../sections/PageHead.tsx'
import { ProductCard } from '../sections/ProductCard.tsx'
import { ReadingText } from '../sections/ReadingText.tsx'
import { SideHead } from '../sections/SideHead.tsx'

export type Example = {
  name: string
  /** What it shows, and must therefore hold: the tests look for it. */
  shows: string
  node: ReactNode
}

const long = 'A label that is much longer than anybody would write and that has to break somewhere without pushing its neighbours away'

const sections: Section[] = [
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
      {
        table: {
          caption: 'A table',
          columns: ['Radio', 'Reach'],
          rows: [
            ['Zigbee', '30 m'],
            ['Z-Wave', '40 m'],
          ],
        },
      },
    ],
  },
]

/** One example of every component in each of its states: shown by the style guide, rendered by the tests. */
export const examples: Example[] = [
  { name: 'Button, filled', shows: 'Send', node: <Button>Send</Button> },
  {
    name: 'Button, line and small',
    shows: 'Retry',
    node: (
      <Button look="line" size="small">
        Retry
      </Button>
    ),
  },
  { name: 'Button, disabled', shows: 'disabled', node: <Button disabled>Sending</Button> },
  { name: 'Button with a long label', shows: long, node: <Button>{long}</Button> },
  {
    name: 'ButtonLink with an icon',
    shows: '/contact',
    node: (
      <ButtonLink href="/contact">
        Contact <Icon icon={ArrowRight} size="small" />
      </ButtonLink>
    ),
  },
  {
    name: 'ArrowLink inside and outside',
    shows: 'noopener',
    node: (
      <>
        <ArrowLink href="/about">About Us</ArrowLink> <ArrowLink href="https://example.com">Elsewhere</ArrowLink>
      </>
    ),
  },
  {
    name: 'Icon in three sizes',
    shows: 'aria-hidden',
    node: (
      <>
        <Icon icon={Wifi} size="small" />
        <Icon icon={Wifi} />
        <Icon icon={Battery} size="large" />
      </>
    ),
  },
  {
    name: 'Heading in two tones',
    shows: 'are sixteen devices',
    node: <Heading name="Our Products" continuation="are sixteen devices that join one gateway." />,
  },
  {
    name: 'Facts',
    shows: '5000',
    node: (
      <Facts
        facts={[
          { label: 'Battery', value: '5000', unit: 'mAh' },
          { label: 'Processor', value: 'quad-core' },
        ]}
      />
    ),
  },
  { name: 'Field', shows: 'First name', node: <Field form="example" name="firstName" label="First name" hint="As on your badge." /> },
  {
    name: 'Field with an error',
    shows: 'Enter your phone.',
    node: <Field form="example" name="phone" label="Phone" type="tel" error="Enter your phone." defaultValue="12" />,
  },
  { name: 'Field, optional', shows: 'optional', node: <Field form="example" name="company" label="Company" isOptional /> },
  { name: 'TextArea', shows: 'Message', node: <TextArea form="example" name="message" label="Message" rows={4} limit={5000} /> },
  {
    name: 'Checkbox with an error',
    shows: 'Tick the box',
    node: (
      <Checkbox form="example" name="terms" error="Tick the box to let us answer you.">
        I agree
      </Checkbox>
    ),
  },
  {
    name: 'ErrorSummary',
    shows: '2 fields need another look',
    node: (
      <ErrorSummary
        form="example"
        errors={{ phone: ['Enter your phone.'], firstName: ['Enter your first name.'] }}
        order={['firstName', 'phone']}
      />
    ),
  },
  {
    name: 'FormStatus, success',
    shows: 'Message sent successfully!',
    node: <FormStatus status={{ kind: 'success', message: 'Message sent successfully!', detail: 'Reference 1001' }} />,
  },
  {
    name: 'FormStatus, error',
    shows: 'Error submitting form',
    node: <FormStatus status={{ kind: 'error', message: 'Error submitting form', detail: 'What you typed is still here.' }} />,
  },
  {
    name: 'Dialog',
    shows: 'A dialog',
    node: (
      <>
        <Button look="line" command="show-modal" commandfor="example-dialog">
          Open the dialog
        </Button>
        <Dialog id="example-dialog" title="A dialog">
          <p>Closed by its button, Escape and a click outside.</p>
        </Dialog>
      </>
    ),
  },
  {
    name: 'DetailDialog',
    shows: 'A detail',
    node: (
      <>
        <Button look="line" command="show-modal" commandfor="example-detail">
          Open the detail
        </Button>
        <DetailDialog id="example-detail" title="A detail">
          <p>Facts in rows, Close at the lower right.</p>
        </DetailDialog>
      </>
    ),
  },
  {
    name: 'ProductCard without a photograph',
    shows: 'Price on request',
    node: (
      <ProductCard
        sizes="320px"
        product={{
          id: 7,
          name: 'Smart Adaptor',
          summary: 'Switches one socket',
          price: { text: 'Price on request' },
          label: 'Zigbee 3.0',
          picture: undefined,
          alt: '',
        }}
      />
    ),
  },
  {
    name: 'PageHead',
    shows: 'What the page is about',
    node: <PageHead heading="A page" lead="What the page is about, in at most thirty words." />,
  },
  {
    name: 'SideHead with a DefinitionList',
    shows: 'Timed codes',
    node: (
      <SideHead heading={{ name: 'Features' }} text="They hang from one hairline.">
        <DefinitionList
          items={[
            { title: 'Timed codes', text: 'Each has a start and an end.' },
            { title: 'Event log', text: 'The last 1,000 openings stay in the lock.' },
          ]}
        />
      </SideHead>
    ),
  },
  {
    name: 'Ledger, numbered',
    shows: 'a report every 60 s',
    node: (
      <Ledger
        isNumbered
        heading={{ name: 'Services', continuation: 'as a ledger.' }}
        items={[
          { title: 'Monitoring', text: 'Silence for three minutes counts as a fault.', fact: 'a report every 60 s' },
          { title: 'Updates', text: 'First one device, then the rest.', href: '/about' },
        ]}
      />
    ),
  },
  { name: 'ReadingText', shows: 'of silence open an alarm', node: <ReadingText sections={sections} /> },
  {
    name: 'CallToAction',
    shows: 'Ask an engineer',
    node: (
      <CallToAction
        heading="Bring the odd device."
        text="An engineer tells you what it speaks."
        action={{ label: 'Ask an engineer', href: '/contact' }}
      />
    ),
  },
]
