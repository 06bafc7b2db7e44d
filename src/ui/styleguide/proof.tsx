import type { ShownPerson, ShownReference } from '#src/content/proof.ts'
import { CardList } from '../sections/cards/CardList.tsx'
import { Figure } from '../sections/Figure.tsx'
import { People, Person } from '../sections/People.tsx'
import { References } from '../sections/References.tsx'
import { Section } from '../sections/Section.tsx'
import type { ExampleGroup } from './example.ts'

/* What an owner can prove, as samples that say so; none of it is shipped (decision 0070). */

const photograph = { picture: { width: 600, height: 600, src: '/icon-512.png', sources: [] }, alt: 'A sample picture' }
const landscape = { ...photograph, picture: { ...photograph.picture, height: 400 } }

const person = (more: Partial<ShownPerson>): ShownPerson => ({
  id: 'sample',
  name: 'Sample Person',
  role: 'Sample role: surveys sites and hands them over',
  photograph,
  answersContact: true,
  ...more,
})
const people = [
  person({ phone: '+234 700 000 0001', email: 'sample.person@company.example' }),
  person({ id: 'without-picture', name: 'Sample Without-Picture', photograph: undefined, phone: '+234 700 000 0002' }),
  person({
    id: 'long',
    name: 'Sample-With-A-Very-Long-Double-Name Of-Exactly-Sixty-Letters',
    email: `${'sample.'.repeat(8)}@company.example`,
  }),
]

const reference = (more: Partial<ShownReference>): ShownReference => ({
  customer: 'Sample Customer Ltd',
  problem: 'A sample problem: what went wrong, how often, and what it cost.',
  installed: 'A sample of what was installed: 12 sensors and 1 gateway, in a month of a year.',
  result: { figure: '0 of 183', text: 'sample nights too warm, in six months, by the record of the gateway.' },
  quote: {
    text: 'A sample quote that goes on for five lines on a telephone, so that it is seen how long words of a customer stand: what they feared, what they saw in the first week, and what they would say to somebody who asks them whether it was worth it.',
    name: 'Sample Person',
    role: 'Sample role at the customer',
  },
  photograph: landscape,
  ...more,
})
const words = {
  heading: { name: 'Sample references' },
  problem: 'The problem',
  installed: 'What was installed',
  more: 'All of this sample',
}

export const proof: ExampleGroup = {
  id: 'proof',
  name: 'Proof, filled with samples',
  examples: [
    {
      name: 'People',
      shows: 'Sample Without-Picture',
      frame: 'section',
      node: (
        <Section layout="split" heading={{ name: 'Sample people' }}>
          <People people={people} />
        </Section>
      ),
    },
    { name: 'People who answer, in a card', shows: '+234 700 000 0001', node: <People people={people} isStacked /> },
    { name: 'Person as the author of an article', shows: 'Sample Person', frame: 'pair', node: <Person person={person({})} /> },
    {
      name: 'References, whole',
      shows: 'A sample problem',
      frame: 'section',
      node: (
        <References
          isWhole
          words={words}
          references={[reference({}), reference({ customer: 'Another Sample Customer', photograph: undefined })]}
        />
      ),
    },
    {
      name: 'References, in short',
      shows: '0 of 183',
      frame: 'section',
      node: <References words={words} references={[reference({})]} />,
    },
    {
      name: 'Certificates and test reports',
      shows: 'Sample type approval',
      frame: 'section',
      node: (
        <Section layout="split" heading={{ name: 'Sample certificates' }}>
          <CardList
            layout="ruled"
            hasArrows
            items={[
              {
                title: 'Sample type approval',
                text: 'Sample authority · SAMPLE/123',
                fact: '4 Mar 2027 · valid until 3 Mar 2032 · PDF, 240 kB',
                href: '/',
              },
              { title: 'Sample test report', text: 'Sample laboratory', fact: '9 Jan 2027 · PDF, 1.2 MB', href: '/' },
            ]}
          />
        </Section>
      ),
    },
    {
      name: 'Facts of the company',
      shows: 'SAMPLE 000',
      frame: 'section',
      node: (
        <Section layout="split" heading={{ name: 'Sample company' }}>
          <CardList
            layout="rows"
            size="subtitle"
            items={[
              { title: 'Registration', text: 'SAMPLE 000, sample register' },
              { title: 'Founded', text: 'A sample year' },
              { title: 'Insurance', text: 'A sample of what is covered, up to which sum, by whom and until when.' },
            ]}
          />
        </Section>
      ),
    },
    {
      name: 'State of a prototype',
      shows: 'A sample state',
      frame: 'section',
      node: (
        <Section layout="split" heading={{ name: 'A sample state' }} note="20 November 2026">
          <Figure photograph={landscape} />
          <p className="lead">A sample of what has been built and measured, and of what has not.</p>
        </Section>
      ),
    },
  ],
}
