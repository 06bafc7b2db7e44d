import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { smallPages } from '#src/content/schemas/pages/small-pages.ts'
import { ask } from '../../scripts/site/ask-site.ts'
import { readPages } from '../../scripts/site/read-pages.ts'
import { editSite } from './editing-site.ts'
import {
  approval,
  articleWithProof,
  certificate,
  fillProof,
  insurance,
  persons,
  photograph,
  photographed,
  prototypeWithProof,
  referencesWithProof,
  registration,
} from './filled-proof.ts'
import { htmlFaults } from './html-faults.ts'
import { startOwnSite } from './own-site.ts'
import { answersOfSite } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

/**
 * Matches markup that a page has only if people, references or certificates are published. The
 * styles of every page name the attributes.
 */
const marks = / data-person=| data-reference=|id="contact-people"|\/api\/certificates\//
const { rendering } = smallPages.image.parse(
  parse(readFileSync('content/pages/image.yaml', 'utf8')),
).kinds

const site = await startOwnSite()

const read = async (address: string) =>
  (await ask(site.origin, address, { headers: { accept: 'text/html' } })).body
const readAll = async () => [...(await readPages(site.origin, { pictures: 'logo' }))]
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

it('as delivered, articles are the company’s', async () => {
  expect(dataOf(await read(articleWithProof.address))).toMatchObject({
    author: { '@type': 'Organization' },
  })
})

it('a product with a rendered picture says so under its gallery', async () => {
  const rendered = [...(await answersOfSite())].filter(
    ([address, { html }]) =>
      address.startsWith('/product/') &&
      /<img [^>]*src="\/_astro\/(products|scenes)\.[^>]*alt="[^"]/.test(html),
  )
  expect(rendered.length).toBeGreaterThan(0)
  expect(
    rendered
      .filter(([, { html }]) => html.split(`>${rendering}<`).length !== 2)
      .map(([address]) => address),
  ).toEqual([])
})

describe('once an owner has filled them in', () => {
  const [one, two] = persons
  let digest = ''
  it('all of it is public', async () => {
    const owner = await editSite(site.origin, site.database, 'owner')
    digest = (await fillProof(site, owner)).digest
    // Pages that quote a published text change up to two seconds later.
    await expect.poll(() => read('/')).toMatch(marks)
    expect(await read('/about')).toMatch(/ data-person=/)
  })

  const { first, second } = referencesWithProof
  const whole = ({ customer, problem, installed, result, quote }: typeof first) => [
    customer,
    problem,
    installed,
    result.figure,
    result.text,
    quote.text,
    quote.name,
  ]
  const short = ({ customer, result, quote }: typeof first) => [
    customer,
    result.figure,
    result.text,
    quote.text,
    quote.role,
  ]
  it.each<[address: string, what: string, words: (string | undefined)[], html: string[]]>([
    [
      '/about',
      'everybody with their lines',
      [one?.name, one?.role, one?.phone, two?.name, two?.role],
      ['mailto:one@company.example'],
    ],
    [
      '/about',
      'the facts of the company',
      [registration.number, registration.register, '2024', insurance],
      [],
    ],
    [
      '/about',
      'certificates',
      [certificate.name, certificate.issuer, certificate.number],
      ['href="/api/certificates/'],
    ],
    [
      '/contact',
      'who answers, and the registration',
      [one?.name, one?.role, one?.phone, registration.number],
      ['tel:+2348030000001'],
    ],
    ['/', 'the first reference', short(first), ['href="/iot-use-cases#references"']],
    ['/services', 'the first reference', short(first), ['href="/iot-use-cases#references"']],
    ['/iot-use-cases', 'all references', [...whole(first), ...whole(second)], ['id="references"']],
    [articleWithProof.address, 'who wrote it', [one?.name, one?.role], []],
    [
      '/edge-gateway',
      'the state of the prototype with its day',
      [prototypeWithProof.heading, prototypeWithProof.text, '5 October 2026'],
      [],
    ],
  ])('%s shows %s', async (address, _, words, html) => {
    const page = await read(address)
    const text = textOfHtml(page)
    expect(words.filter((word) => word === undefined || !text.includes(word))).toEqual([])
    expect(html.filter((part) => !page.includes(part))).toEqual([])
    expect(await htmlFaults(page)).toEqual([])
  })

  it.each(Object.keys(photographed))(
    '%s shows the photograph with its place and day, and says what it is',
    async (address) => {
      const page = await read(address)
      expect(page).toMatch(/<img [^>]*src="\/_astro\/scenes\.sample-bench\./)
      const figure = /<div[^>]* id="photograph".*?<\/figure>/s.exec(page)?.[0] ?? ''
      expect(figure).toContain(`alt="${photograph.alt}"`)
      expect(textOfHtml(figure)).toMatch(
        new RegExp(`${photograph.caption}.*${photograph.place}, 6 October 2026`),
      )
      expect(textOfHtml(figure)).not.toContain(one)
      expect(await htmlFaults(page)).toEqual([])
    },
  )

  it('shows elsewhere only what belongs there', async () => {
    const contact = await read('/contact')
    expect(contact).not.toContain(two?.name)
    for (const address of ['/', '/services'])
      expect(await read(address)).not.toContain(second.customer)
    expect(await read(articleWithProof.address)).not.toContain('mailto:one@company.example')
  })

  it('no page names a customer who has not agreed', async () => {
    const named = (await readAll()).filter(([, { html }]) =>
      html.includes(referencesWithProof.withoutConsent.customer),
    )
    expect(named.map(([address]) => address)).toEqual([])
  })

  it('the approval of a product leads to its certificate, which is saved', async () => {
    const lock = (await readAll()).find(
      ([address, { html }]) => address.startsWith('/product/') && html.includes(digest),
    )
    expect(textOfHtml(lock?.[1].html ?? '')).toMatch(
      new RegExp(`${approval.number}[^.]*\\. ${certificate.name} \\(PDF\\)`),
    )
    const { status, headers, body } = await ask(site.origin, `/api/certificates/${digest}`)
    expect([status, body]).toEqual([200, '%PDF-1.7\nA sample'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="approval\.pdf"/)
    expect(dataOf(lock?.[1].html ?? '')).toMatchObject({
      hasCertification: { url: expect.stringContaining(digest) },
    })
  })

  it('machines read who wrote an article, and the number and year of the company', async () => {
    expect(dataOf(await read(articleWithProof.address))).toMatchObject({
      author: { '@type': 'Person', name: one?.name, jobTitle: one?.role },
    })
    const organisation = {
      identifier: { value: registration.number, propertyID: registration.register },
      foundingDate: '2024',
    }
    for (const address of ['/', '/about'])
      expect(dataOf(await read(address))).toMatchObject(organisation)
  })
})
