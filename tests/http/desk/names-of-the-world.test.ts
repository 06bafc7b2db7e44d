import { getCountries } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { examplePhone } from '#src/contracts/phone.ts'
import { contact, from, openTestSite, sqliteUnlessAll } from '../test-site.ts'

/** First and last names: the examples of the W3C's “Personal names around the world”, and others. */
const names = `Björk|Guðmundsdóttir
Guðmundur|Gunnarsson
Isa|bin Osman
Mao Ze Dong|毛泽东
Fred|Yao Ming
María José|Carreño Quiñones
José Eduardo|Santos Tavares Melo Silva
Борис Николаевич|Ельцин
Наина Иосифовна|Ельцина
John Q.|Public
Maria J.|Go
Kogaddu Birappa|Timappa Nair
V. S.|Achuthanandan
Abu Karim Muhammad|al-Jamil ibn Nidal ibn Abdulaziz al-Filistini
Nguyễn|Tấn Dũng
Zoë|McNamara
賢蔵|東海林
Jennifer|Null
Ọláyínká|Ṣóyínká
Siobhán|Ní Dhomhnaill
D'Artagnan|de Batz-Castelmore
محمد|بن سلمان
שלמה|בן־גוריון
சுப்பிரமணியன்|பாரதி
ዘውዴ|ሣህለ ወርቅ
X Æ A-12|Musk`.split('\n')

/** The example of each tenth country in the tables of libphonenumber, as written abroad. */
const phones = getCountries()
  .filter((_, index) => index % 10 === 0)
  .flatMap((country) => examplePhone(country) ?? [])

/** Addresses that browsers take, from the tests of validator.js and of RFC 3696. */
const addresses = [
  'x@x.au',
  'foo@bar.com.au',
  'foo+bar@bar.com',
  'hans@m端ller.com',
  'test|123@m端ller.com',
  'some.name.midd.leNa.me.and.locality+extension@GoogleMail.com',
  'test@1337.com',
  `${'a'.repeat(64)}@${'a'.repeat(63)}.com`,
  "o'brien@example.com",
  'customer/department=shipping@example.com',
  '!def!xyz%abc@example.com',
  'user-@example.org',
]

/** Addresses that browsers refuse, from the same tests. */
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
  'foo@_bar.com',
  'nbsp_test@te\u00a0st.com',
  'test123+invalid! sub_address@gmail.com',
  '"foo"bar@gmail.com',
  `${'a'.repeat(64)}@${'a'.repeat(64)}.com`,
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

describe.each(sqliteUnlessAll)(
  'names, numbers and addresses of the world on %s',
  async (engine) => {
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
  },
)
