import { describe, expect, it } from 'vitest'
import { anyEngine, contact, from, openTestSite } from '../test-site.ts'

/** First and last names as people of many countries have them. */
const names = `Björk|Guðmundsdóttir
José|Ruiz y Picasso
Nguyễn|Tấn Dũng
Ọláyínká|Ṣóyínká
Chimamanda Ngozi|Adichie
Mary-Jane|O’Neill
Siobhán|Ní Dhomhnaill
D'Artagnan|de Batz-Castelmore
Łukasz|Żółć
Þórunn|Ægisdóttir
李|小龙
山田|太郎
김|영희
Νίκος|Καζαντζάκης
Фёдор|Достоевский
محمد|بن سلمان
שלמה|בן־גוריון
अमिताभ|बच्चन
சுப்பிரமணியன்|பாரதி
สมชาย|ใจดี
ଗୋପବନ୍ଧୁ|ଦାସ
ዘውዴ|ሣህለ ወርቅ
Henry|Ford II
Sammy|Davis Jr.
X Æ A-12|Musk`.split('\n')

/** Numbers as countries print them. */
const phones = [
  '+1 (202) 555-0143',
  '+44 20 7946 0958',
  '+49 30 901820',
  '+33 1 42 68 53 00',
  '+81-3-3224-5000',
  '+86 10 6552 9988',
  '+91 98765 43210',
  '+27 21 480 4911',
  '+234 803 123 4567',
  '+254 712 345678',
  '+55 (11) 91234-5678',
  '+61 2 9374 4000',
]

/** Mail addresses that are unusual and valid. */
const addresses = [
  'simple@example.com',
  'very.common@example.com',
  'x@example.com',
  'user.name+tag+sorting@example.com',
  'name/surname@example.com',
  'user-@example.org',
  "o'brien@example.com",
  'mailhost!username@example.org',
  'user%example.com@example.org',
  '_______@example.com',
  'customer/department=shipping@example.com',
  '!def!xyz%abc@example.com',
  'firstname-lastname@sub.example.co.uk',
]

const refusedAddresses = [
  'abc.example.com',
  'a@b@c@example.com',
  'a"b(c)d,e:f;g<h>i[j\\k]l@example.com',
  'just"not"right@example.com',
  'this is"not\\allowed@example.com',
  '@example.com',
  'name@',
  'name@-example.com',
  'name@example-.com',
  'name@.example.com',
  'name@example..com',
  'name@localhost',
  'Joe Smith <name@example.com>',
  'name@example.com (Joe)',
  'name@exa mple.com',
]
const refusedPhones = [
  'none',
  '-----',
  '12',
  '1',
  '+',
  '+234',
  'call me',
  'name@works.example',
  '99999999999999999999999999',
  '??????',
]
const refusedNames = ['', ' ', '\u200b\u200b', '\u202e', 'a'.repeat(101)]

describe.each(anyEngine)('names, numbers and addresses of the world on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()
  let network = 0
  const send = (fields: object) => {
    network += 1
    const businessEmail = `ann${network}@works.example`
    const body = { ...contact, businessEmail, ...site.hiddenFields(), ...fields }
    return site.send('POST', '/api/contact', body, from(`192.0.2.${network}`))
  }

  it.each([
    ...names.map((name) => {
      const [firstName, lastName] = name.split('|')
      return { firstName, lastName }
    }),
    ...phones.map((phone) => ({ phone })),
    ...addresses.map((businessEmail) => ({ businessEmail })),
  ])('takes %j and reads it back as typed', async (fields) => {
    expect((await send(fields)).status).toBe(201)
    expect((await site.listContacts(cookie))[0]).toMatchObject({ ...fields, state: 'new' })
  })

  it.each([
    ...refusedNames.map((firstName) => ({ firstName })),
    ...refusedPhones.map((phone) => ({ phone })),
    ...refusedAddresses.map((businessEmail) => ({ businessEmail })),
  ])('refuses %j at its field', async (fields) => {
    const answer = await send(fields)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).errors)).toEqual(Object.keys(fields))
  })
})
