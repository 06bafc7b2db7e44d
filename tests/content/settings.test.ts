import { globSync, readFileSync } from 'node:fs'
import { z } from 'astro/zod'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkContent } from '#src/content/check/check-content.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { company as companySchema } from '#src/content/schemas/company-schema.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import { countryName } from '#src/contracts/formats.ts'
import { changedSetting, readSetting } from './changed-content.ts'
import { needed } from './optional-fields.ts'
import { someProduct } from './some-products.ts'

const date = '2100-01-01'
const check = (name: string, values: Record<string, unknown>) =>
  checkContent(
    '.',
    date,
    new Map([
      [`content/${name}.json`, JSON.stringify({ ...readSetting(name), ...values }, null, 2)],
    ]),
  )
const faults = (name: string, values: Record<string, unknown>) =>
  check(name, values).problems.map(describeProblem)

const nullable = Object.entries(companySchema.shape).flatMap(([name, field]) =>
  field.safeParse(null).success && !needed.includes(`company:${name}`) ? [name] : [],
)

describe('what a company need not have may be null', () => {
  it.each(nullable)('%s', (name) => expect(faults('company', { [name]: null })).toEqual([]))
  it('all of it at once', () => {
    expect(nullable.length).toBeGreaterThan(7)
    expect(faults('company', Object.fromEntries(nullable.map((name) => [name, null])))).toEqual([])
  })
  it('except the places, which texts of the example name', () =>
    expect(faults('company', { places: null })).toContainEqual(
      expect.stringMatching(/^content\/products\/.*No value for \{homePlace\}/),
    ))
})

const withEach = (value: unknown, text: () => string): object =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? text() : part)))

it('names as long as they may be break no text of the site', () => {
  const { address, places, hours, privacyLaw } = readSetting('company') as Record<string, object>
  const long = (length: number) => 'Mm'.repeat(length / 2)
  const values = {
    name: long(40),
    legalName: long(80),
    address: { ...address, street: long(80), city: long(32), region: long(40), country: long(40) },
    places: withEach(places, () => long(14)),
    hours: { ...hours, text: long(80) },
    privacyLaw: { ...privacyLaw, name: long(80) },
    radioRegulator: { name: long(80), short: long(12) },
  }
  expect(faults('company', values)).toEqual([])
})

describe('the content check names file, field, length and limit of', () => {
  const nowhere = { ...Object(readSetting('company')['address']), countryCode: 'XX' }
  const url = 'https://calendar.example;sandbox'
  const noWord = (field: string) =>
    new RegExp(`: synonyms\\.0\\.${field}: Remove the comma that has no word on one side$`)
  const meaning = (means: string) => ({ synonyms: [{ words: 'guarantee', means }] })
  it.each<[what: string, file: string, values: Record<string, unknown>, message: RegExp]>([
    [
      'a name that is too long',
      'company',
      { name: 'x'.repeat(41) },
      /:2: name: 41 characters; at most 40 fit$/,
    ],
    ['a missing phone number', 'company', { phone: undefined }, /:1: phone: This is missing$/],
    [
      'a phone number without its country',
      'company',
      { phone: '0802 345 6789' },
      /: phone: 0802 345 6789 is no phone number that begins with \+/,
    ],
    [
      'a WhatsApp number without its country',
      'company',
      { whatsApp: '0802 345 6789' },
      /: whatsApp: 0802 345 6789 is no WhatsApp number/,
    ],
    [
      'a WhatsApp number with a zero that nobody dials',
      'company',
      { whatsApp: '+44 (0)20 7946 0000' },
      /: whatsApp: .* is no WhatsApp/,
    ],
    [
      'an unknown currency',
      'company',
      { currency: 'XYZ' },
      /: currency: A currency by its code, like USD or RWF$/,
    ],
    [
      'an unknown time zone',
      'company',
      { timeZone: 'Africa/Atlantis' },
      /: timeZone: A time zone like Africa\/Lagos$/,
    ],
    [
      'an unknown country',
      'company',
      { address: nowhere },
      /: address\.countryCode: A country by its/,
    ],
    [
      'an address with a path',
      'company',
      { url: 'https://company.example/home' },
      /: url: The site’s own address/,
    ],
    [
      'a host that would begin another directive of a policy',
      'company',
      { scheduling: { url } },
      /: scheduling\.url: A whole address that/,
    ],
    ['an unknown field', 'company', { fax: '1' }, /: fax: No such field$/],
    [
      'a colour that is none',
      'brand',
      { warmInk: 'orange' },
      /: warmInk: A colour in six hexadecimal digits behind #$/,
    ],
    [
      'a link that leads nowhere',
      'navigation',
      { contact: { label: 'Contact', href: '/nowhere' } },
      /: No page \/nowhere$/,
    ],
    [
      'an empty text',
      'booking',
      { callBack: ' ' },
      /: callBack: Write something here: it is empty$/,
    ],
    [
      'a notice that does not name its host',
      'booking',
      { notice: 'From elsewhere.' },
      /: notice: The text names \{provider\}$/,
    ],
    [
      'a synonym that is empty before a comma',
      'search',
      { synonyms: [{ words: 'light,,dark', means: 'mains' }] },
      noWord('words'),
    ],
    [
      'a synonym that is empty behind a comma',
      'search',
      { synonyms: [{ words: 'guarantee,', means: 'warranty' }] },
      noWord('words'),
    ],
    [
      'a meaning that is empty',
      'search',
      { synonyms: [{ words: 'guarantee', means: ' , warranty' }] },
      noWord('means'),
    ],
    [
      'more meanings than are searched',
      'search',
      meaning('a,b,c,d,e,f,g'),
      /: synonyms\.0\.means: Write at most 6, with commas between$/,
    ],
    [
      'a meaning of many words',
      'search',
      meaning('a b c d e'),
      /: synonyms\.0\.means: Write at most 4 words between commas$/,
    ],
    [
      'a rate at which everything is rounded to nothing',
      'prices',
      { local: { currency: 'NGN', rate: 0.0001, roundTo: 100 } },
      /: local\.rate: At this rate 100 of the catalogue’s currency are rounded to nothing$/,
    ],
    [
      'an address that has moved to nowhere',
      'redirects',
      { redirects: [{ from: '/old', href: '/new' }] },
      /: No page \/new$/,
    ],
  ])('%s', (_, file, values, message) => {
    expect(faults(file, values)).toEqual([expect.stringMatching(message)])
    expect(faults(file, values)[0]).toMatch(new RegExp(`^content/${file}\\.json:\\d+: `))
  })

  const ofProgram =
    /: redirects\.0\.from: This is an address of the program itself: it cannot move$/
  const ofPage = /: \/contact is a page, so this redirect would never be used: remove it$/
  const ofFile = / is a file of the site, so this redirect would never be used: remove it$/
  it.each<[from: string, href: string, message: RegExp]>([
    ['/admin', '/about', ofProgram],
    ['/%61dmin', '/about', ofProgram],
    ['/_astro/a.css', '/about', ofProgram],
    ['/contact', '/about', ofPage],
    ['/%63ontact', '/about', ofPage],
    [`${someProduct.address}/datasheet.pdf`, '/about', ofFile],
    [`/share${someProduct.address}.jpg`, '/about', ofFile],
    ['/share/home.jpg', '/about', ofFile],
    ...globSync('*.yaml', { cwd: 'content/accessories' })
      .slice(0, 1)
      .map((file): [string, string, RegExp] => [
        `/accessories/${file.replace('.yaml', '')}/datasheet.pdf`,
        '/about',
        ofFile,
      ]),
    ['/%E0', '/about', /: redirects\.0\.from: This cannot be read as an address$/],
    ...['/old\n', '/old page', '/old?a=b', '/old#a', '/\\old', 'old'].map(
      (from): [string, string, RegExp] => [
        from,
        '/about',
        /: redirects\.0\.from: A path of this site/,
      ],
    ),
    ['/old', '/\\elsewhere.example', /: redirects\.0\.href: A path of this site like/],
  ])('a redirect from %j to %s', (from, href, message) =>
    expect(faults('redirects', { redirects: [{ from, href }] })).toEqual([
      expect.stringMatching(message),
    ]),
  )

  it('an address that has moved twice, also spelled otherwise', () => {
    const spellings = ['/old', '/old', '/%6Fld', '//old', '/old/']
    const inSlovenian = ['/sl/čebele', '/sl/%C4%8Debele', '/sl/c%cc%8cebele/']
    const redirects = [...spellings, ...inSlovenian].map((from) => ({ from, href: '/about' }))
    const twice = (from: string) =>
      expect.stringMatching(`: ${from} already has a redirect above: remove one$`)
    expect(faults('redirects', { redirects })).toEqual([
      ...Array(4).fill(twice('/old')),
      ...Array(2).fill(twice('/sl/čebele')),
    ])
  })

  it('nothing of a redirect from an old address to a page or another site', () => {
    const redirects = [
      ...[
        '/caf%C3%A9',
        '/sl/čebele',
        '/ar/نحل',
        '/hi/पानी/',
        "/a/Bee_(insect),_a'b@c;d=e:f!*+$&.",
      ].map((from) => ({ from, href: '/about' })),
      { from: '/product/0/datasheet.pdf', href: '/about' },
      { from: '/administration', href: '/products?page=1' },
      { from: '/old.html', href: 'https://elsewhere.example/here' },
    ]
    expect(faults('redirects', { redirects })).toEqual([])
  })

  it('an ink that cannot be read on its ground', () => {
    const { palette } = readSetting('brand') as {
      palette: Record<string, { light: string; dark: string }>
    } // as its schema says
    const page = palette['page']
    if (!page) throw new Error('no page')
    expect(faults('brand', { palette: { ...palette, ink: page } })).toContainEqual(
      expect.stringMatching(
        /^content\/brand\.json:\d+: palette\.ink\.light: 1\.0:1 against page; readable from 4\.5:1$/,
      ),
    )
  })
})

describe('a text that states a country’s law', () => {
  const policy = 'content/pages/privacy-policy.yaml'
  const ours = parse(readFileSync(policy, 'utf8'))
  const lawOf: string = ours.law.country
  const [elsewhere = ''] = ['KE', 'GH', 'RW'].filter(
    (code) => !Object.values(ours.law).includes(code),
  )
  const { address } = readSetting('company') as Record<string, object>
  const within = (countryCode: string) => ({ address: { ...address, countryCode } })
  it('is quiet where the company stands in that country', () =>
    expect(
      check('company', within(lawOf)).warnings.filter(({ path }) => path[0] === 'law'),
    ).toEqual([]))
  it('is named where the company stands in another, and is no fault', () => {
    const { problems, warnings } = check('company', within(elsewhere))
    expect(problems).toEqual([])
    expect(warnings.map(describeProblem)).toContainEqual(
      expect.stringMatching(
        `^${policy}:\\d+: states the law of ${countryName(lawOf, 'en')}: adapt it to ${countryName(elsewhere, 'en')}, then choose “Reviewed for”: ${countryName(elsewhere, 'en')}$`,
      ),
    )
  })
  it('is quiet again once it has been reviewed', () => {
    const reviewed = stringify({ ...ours, law: { country: lawOf, reviewedFor: elsewhere } })
    const { warnings } = checkContent(
      '.',
      date,
      new Map([changedSetting('company', within(elsewhere)), [policy, reviewed]]),
    )
    const ofPolicy = warnings.filter(({ file }) => file === policy)
    expect(ofPolicy.filter(({ path }) => path[0] === 'law')).toEqual([])
  })
})

/**
 * Reads the title of a field, also if the field's schema is wrapped as nullable or optional or has a
 * default.
 */
const titleOf = (field: z.core.$ZodType): unknown =>
  z.globalRegistry.get(field)?.title ??
  (field instanceof z.core.$ZodNullable ||
  field instanceof z.core.$ZodDefault ||
  field instanceof z.core.$ZodOptional
    ? titleOf(field._zod.def.innerType)
    : undefined)

it('every file of settings says what each of its fields is for an editor', () => {
  for (const schema of Object.values(settingSchemas))
    for (const [name, field] of Object.entries(schema.shape))
      expect(titleOf(field), name).toBeTruthy()
})
