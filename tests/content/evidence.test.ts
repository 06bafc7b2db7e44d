import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { certificateLinks, getCertificates, getReferences } from '#src/content/evidence.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { expiredIn } from '#src/editor/overview/attention.server.ts'
import { changedSetting, snapshotWith } from './changed-content.ts'
import { sampleArticle } from './sample-entries.ts'
import { someProduct } from './some-products.ts'

const today = '2027-06-15'
const { slug } = someProduct
const check = (...overlay: [string, string][]) => checkContent('.', today, new Map(overlay))
const faults = (...overlay: [string, string][]) => check(...overlay).problems.map(describeProblem)

const person = { id: 'ada-obi', name: 'Ada Obi', role: 'Engineer', answersContact: true }
const reference = {
  customer: 'A customer',
  problem: 'A problem',
  installed: 'Two sensors',
  result: { figure: '0 of 90', text: 'warm nights' },
}
const file = { digest: 'a'.repeat(43), name: 'a.pdf', bytes: 1 }
const certificate = { name: 'Approval', issuer: 'Authority', issuedOn: '2027-01-31', file }

describe('the content check finds', () => {
  it('nothing wrong with any kind filled', () =>
    expect(
      faults(
        changedSetting('people', {
          people: [{ ...person, email: 'ada@works.example', phone: '+234 803 123 4567' }],
        }),
        changedSetting('references', { references: [{ ...reference, consentOn: today }] }),
        changedSetting('certificates', { certificates: [{ ...certificate, product: slug }] }),
        changedSetting('company', {
          registration: { number: 'RC 1', register: 'A register' },
          founded: 2024,
          insurance: 'Liability',
        }),
      ),
    ).toEqual([]))

  it('nothing wrong with words of a customer that are none of ours', () => {
    const quote = {
      text: 'No telephone, no cutting-edge. Nobody sold us anything, and nothing failed. '.repeat(
        5,
      ),
      name: 'A',
      role: 'B',
    }
    const references = Array.from({ length: 5 }, (_, index) => ({
      ...reference,
      customer: `${index}`,
      consentOn: today,
      quote,
    }))
    expect(faults(changedSetting('references', { references }))).toEqual([])
  })

  it.each<[what: string, name: string, values: object, message: RegExp]>([
    [
      'two people of one id',
      'people',
      { people: [person, { ...person, name: 'Other' }] },
      /ada-obi is already used in content/,
    ],
    [
      'a direct line that is an address',
      'people',
      { people: [{ ...person, email: 'https://a.example' }] },
      /email: An e-mail address/,
    ],
    [
      'a telephone without its country',
      'people',
      { people: [{ ...person, phone: '0803 123 4567' }] },
      /is no phone number that begins with \+/,
    ],
    [
      'a portrait that is not there',
      'people',
      { people: [{ ...person, picture: { name: 'people/ada', alt: 'Ada' } }] },
      /No picture src/,
    ],
    [
      'a certificate without its file',
      'certificates',
      { certificates: [{ ...certificate, file: { digest: '' } }] },
      /Choose a file/,
    ],
    [
      'a certificate of no product',
      'certificates',
      { certificates: [{ ...certificate, product: 'no-such' }] },
      /No product content/,
    ],
    [
      'a certificate whose name would end its link',
      'certificates',
      { certificates: [{ ...certificate, name: 'a](//b' }] },
      /brackets/,
    ],
  ])('%s', (_, name, values, message) =>
    expect(faults(changedSetting(name, values))).toEqual([expect.stringMatching(message)]),
  )

  const own = { alt: 'A bench', caption: 'Two boards', on: '2027-01-31', place: 'A town' }
  const onAbout = (picture: object): [string, string] => {
    const path = 'content/pages/about.yaml'
    return [
      path,
      `photograph: ${JSON.stringify({ ...own, ...picture })}\n${readFileSync(path, 'utf8')}`,
    ]
  }
  const sent: [string, string] = ['src/assets/pictures/scenes/bench.webp', '']
  it.each<[what: string, picture: object, messages: RegExp[]]>([
    ['nothing wrong with a photograph of ours', { name: 'scenes/bench', kind: 'photograph' }, []],
    ['a rendering in its place', { name: 'scenes/bench', kind: 'rendering' }, [/Use a photograph/]],
    ['a picture of which nobody says what it is', { name: 'scenes/bench' }, [/Use a photograph/]],
    [
      'a rendered picture that is called a photograph',
      { name: 'scenes/about', kind: 'photograph' },
      [/is a rendering/],
    ],
  ])('%s', (_, picture, messages) =>
    expect(faults(onAbout(picture), sent)).toEqual(
      messages.map((message) => expect.stringMatching(message)),
    ),
  )

  it('an author whom content/people.json does not name', () => {
    const { file: path, text } = sampleArticle
    const article: [string, string] = [path, `person: ada-obi\n${text}`]
    expect(faults(article)).toEqual([`${path}:1: Nobody in content/people.json is called ada-obi`])
    expect(faults(article, changedSetting('people', { people: [person] }))).toEqual([])
  })
})

describe('a reference', () => {
  const days = {
    agreed: '2027-06-14',
    'agreed today': today,
    'not yet agreed': '2027-06-16',
    'never asked': undefined,
  }
  const references = Object.entries(days).map(([customer, consentOn]) => ({
    ...reference,
    customer,
    ...(consentOn && { consentOn }),
  }))
  const overlay = new Map([changedSetting('references', { references })])

  it('is shown from the day on which its customer agreed', async () => {
    const snapshot = snapshotWith(overlay, today)
    const shown = await withSnapshot(snapshot, () => getReferences())
    expect(shown.map(({ customer }) => customer)).toEqual(['agreed', 'agreed today'])
    expect(await withSnapshot(snapshot, () => getReferences(1))).toHaveLength(1)
    expect(JSON.stringify(shown)).not.toContain('consentOn')
  })

  it('says in its form why visitors do not see it, and can be published all the same', () => {
    const { problems, warnings } = checkContent('.', today, overlay)
    expect(problems).toEqual([])
    const found = warnings.filter(({ file }) => file === 'content/references.json')
    expect(found.map(({ path }) => path)).toEqual(
      [2, 3].map((index) => ['references', index, 'consentOn']),
    )
    for (const { message } of found) expect(message).toContain('Visitors do not see this reference')
  })
})

describe('a certificate', () => {
  const ends = { expired: '2027-06-14', 'valid today': today, 'without an end': undefined }
  const list = Object.entries(ends).map(([name, validUntil]) => ({
    ...certificate,
    name,
    product: slug,
    ...(validUntil && { validUntil }),
  }))
  const overlay = new Map([changedSetting('certificates', { certificates: list })])

  it('is shown and linked until its last day', async () => {
    const snapshot = snapshotWith(overlay, today)
    const [cards, links] = await withSnapshot(
      snapshot,
      async () => [getCertificates(), certificateLinks(slug)] as const,
    )
    expect(cards.map(({ title }) => title)).toEqual(['valid today', 'without an end'])
    expect(links).toContain('[valid today (PDF)]')
    expect(links).not.toContain('expired')
  })

  it('that has expired is named to who edits, and to owners', () => {
    const place = ['certificates', 0, 'validUntil']
    const { problems, warnings } = checkContent('.', today, overlay)
    expect(problems).toEqual([])
    expect(warnings.filter(({ file }) => file === 'content/certificates.json')).toMatchObject([
      { path: place },
    ])
    expect(expiredIn({ root: '.', published: overlay, drafts: new Map() }, today)).toMatchObject([
      { field: place },
    ])
  })
})
