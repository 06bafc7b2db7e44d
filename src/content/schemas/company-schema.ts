import { z } from 'astro/zod'
import { listedTimeZone, listTimeZones } from '#src/contracts/listed-time-zones.ts'
import { completeAddress } from '#src/contracts/paths.ts'
import { isSinglePhone } from '#src/contracts/phone.ts'
import { currencyNames, languageNames, localeNames } from '#src/contracts/place/country-facts.ts'
import { plainDigits } from '#src/contracts/text/plain-digits.ts'
import { trimEnd } from '#src/contracts/text/trim-end.ts'
import { boundedText, webAddress } from './bounded-text.ts'
import { group, listOf, withLabels } from './group.ts'
import { countryCode } from './law-schema.ts'
import { noneTwice } from './none-twice.ts'
import { officeHours } from './office-hours-schema.ts'
import { characters, shownName, text } from './schema.ts'

const name = shownName(40)
/**
 * The host is written into security policies, where other characters could begin another directive.
 */
const address = webAddress({
  protocol: /^https$/,
  hostname: /^[a-z\d.-]+$/,
  error: 'A whole address that begins with https://',
})
export const companyEmail = z
  .email('An e-mail address like info@company.com')
  .max(254)
  .meta({ isName: true })
/**
 * A phone number for people, with the country code for calls from abroad. The editor adds the
 * company's code (editor/texts/own-phones.server.ts).
 */
export const companyPhone = shownName(32)
  .overwrite(plainDigits)
  .refine((value) => value.startsWith('+') && isSinglePhone(value, ''), {
    error: ({ input }) =>
      `${String(input)} is no phone number that begins with + and the code of its country`,
  })

/** Whether Node knows a language code; Intl throws for a malformed code. */
export function isLanguage(code: string): boolean {
  try {
    return (
      new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
    )
  } catch {
    return false
  }
}
export const currencyCode = boundedText
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    error: 'A currency by its code, like USD or RWF',
  })
  .meta({
    get choices() {
      return currencyNames()
    },
  })
const place = (title: string, help?: string) => shownName(14).meta(withLabels(title, help))
/** @param namesOf only asked for a form, because they take some time to list */
const language = (description: string, namesOf: () => Record<string, string>) =>
  boundedText
    .refine((code) => isLanguage(code), { error: 'A language code like en-GB or yo' })
    .meta({
      title: 'Language',
      description,
      get choices() {
        return namesOf()
      },
    })
/** Whether a code is written as `Intl` writes it: `fr`, `pt-BR`, not `FR` or the former `iw`. */
export const isLanguageCode = (code: string) =>
  isLanguage(code) && Intl.getCanonicalLocales(code)[0] === code
const languageCode = boundedText
  .refine(isLanguageCode, { error: 'A language code like fr or pt-BR' })
  .meta({
    title: 'Language',
    get choices() {
      return languageNames()
    },
  })
export const mostLanguages = 12
export const dialled =
  'International, or as it is dialled in your country: it is kept with its country code.'
const absent = 'Leave it out where there is none: what names it falls away.'
/** Tells a law of the present country from one that was there before the company moved. */
const lawOf = countryCode.nullable().default(null).meta({
  title: 'Of which country',
  description: 'While it is not the company’s, this is still to be replaced.',
})
const named = { name: name.meta({ title: 'Name' }), url: address.meta({ title: 'Address' }) }
const sister = { name: named.name, suffix: name.meta({ title: 'Behind the logo' }), url: named.url }

/**
 * content/company.json. Null means that the company has no such thing; pages, mails and copy then
 * leave it out.
 */
export const company = z.strictObject({
  name: name.meta({
    title: 'Name',
    description: 'As people call the company. It is shown in the header, in titles and in mails.',
  }),
  word: group('Word behind the name', `The home page shows it. ${absent}`, {
    text: shownName(24).meta({
      title: 'Word',
      description: 'With its accents and tone marks.',
    }),
    language: language('Of the word.', languageNames),
    meaning: characters(1, 40).meta({ title: 'Meaning' }),
  }).nullable(),
  legalName: shownName(80).meta({
    title: 'Legal name',
    description: 'As it is registered: who answers for the site.',
  }),
  registration: group('Registration', `In the register of companies. ${absent}`, {
    number: shownName(40).meta({
      title: 'Number',
      description: 'As in the register.',
    }),
    register: shownName(80).meta({ title: 'Register', description: 'Who keeps it.' }),
  })
    .nullable()
    .default(null),
  founded: z
    .int()
    .min(1800)
    .max(2100)
    .nullable()
    .default(null)
    .meta({ title: 'Founded', description: `The year. ${absent}` }),
  employees: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullable()
    .default(null)
    .meta({ title: 'Employees', description: `How many people work for you. ${absent}` }),
  insurance: characters(1, 200)
    .nullable()
    .default(null)
    .meta({
      title: 'Insurance',
      description: `What is covered, up to which sum, by whom, until when. ${absent}`,
    }),
  tax: group('Tax', `On every pro-forma and on the page about the company. ${absent}`, {
    number: shownName(40).meta({
      title: 'Tax number',
      description: 'As it is written on invoices.',
    }),
    vatNumber: shownName(40).nullable().default(null).meta({
      title: 'Tax registration',
      description:
        'For VAT or GST: often the tax number again. Leave it out if you are not registered: a pro-forma then adds no tax.',
    }),
  })
    .nullable()
    .default(null),
  bank: listOf({
    label: characters(1, 40).meta({
      title: 'What it is',
      description: 'Such as Bank, Account name, Account number, Sort code, SWIFT.',
    }),
    value: shownName(80).meta({ title: 'As it is written', description: '' }),
  })
    .max(8)
    .default([])
    .meta({
      title: 'Bank account',
      description:
        'Where customers pay. It is printed on every pro-forma, which cannot be made without it, and shown on no page.',
    }),
  tradeTerms: group(
    'Terms of offers',
    'A pro-forma begins with them. Without them, and the bank account, none can be made.',
    {
      delivery: characters(1, 200).meta({
        title: 'Delivery',
        description: 'When and where, such as “Six weeks after payment, to your site”.',
      }),
      payment: characters(1, 200).meta({
        title: 'Payment',
        description:
          'Such as “70% with the order, 30% at handover”, of what is firm. An offer adds that its estimates are paid alike, once they are priced.',
      }),
      firstShare: z
        .number()
        .gt(0)
        .max(100)
        .meta({
          title: 'Share that is paid first, in percent',
          description:
            'Of what is firm. An offer then names the amount of the first payment. Without it, its customer reads the terms above alone.',
        })
        .optional(),
      validDays: z.int().min(1).max(365).meta({
        title: 'Days for which an offer is valid',
        description:
          'From the day on which it is written. If the quote of the request holds longer, the offer does too.',
      }),
      asksForCode: z.boolean().default(false).meta({
        title: 'Ask for a code before an offer is accepted',
        description:
          'The page of the offer then mails six digits to the address to which the offer went, and only who types them accepts it. It needs a mail server. Without it, whoever has the link can accept.',
      }),
    },
  )
    .nullable()
    .default(null),
  url: boundedText
    .overwrite((typed) => trimEnd(completeAddress(typed), /\//))
    .regex(
      /^https:\/\/[a-z0-9.-]+$/,
      'The site’s own address, like https://company.com, without a slash at the end',
    )
    .meta({
      title: 'Address of the site',
      description: 'Whoever runs the server can set another, which then counts.',
      widget: 'line',
      format: 'uri',
    }),
  locale: language('Of the site; it decides how dates and amounts are written.', localeNames),
  languages: z
    .array(languageCode)
    .min(1, 'List at least one language')
    .max(mostLanguages, `At most ${mostLanguages} languages`)
    .check(
      noneTwice(
        (code) => code.toLowerCase(),
        (code) => `${code} is listed twice`,
      ),
    )
    .nullable()
    .default(null)
    .meta({
      isOrdered: true,
      title: 'Languages of the site',
      description:
        'The first is the language of the texts. Each other one needs a translation, and has addresses that begin with its code, such as /fr.',
    }),
  preparedLanguages: z.array(languageCode).max(mostLanguages).default([]).meta({
    isOrdered: true,
    title: 'Languages in preparation',
    description: 'Staff translate and preview them. No address of them answers a visitor.',
  }),
  timeZone: boundedText
    .refine((zone) => listedTimeZone(zone) !== null, { error: 'A time zone like Africa/Lagos' })
    .overwrite((zone) => listedTimeZone(zone) ?? zone)
    .meta({
      title: 'Time zone',
      get choices() {
        return Object.fromEntries(listTimeZones().map((zone) => [zone, zone.replaceAll('_', ' ')]))
      },
    }),
  currency: currencyCode.meta({
    title: 'Currency',
    description:
      'Of every price of the catalogue. Prices show its sign where the site’s typeface has it (₦, $, €, ₹), else its code: THB 1,200.',
  }),
  email: companyEmail.meta({
    title: 'E-mail',
    description: 'For visitors. Notifications of contact requests are sent here too.',
  }),
  privacyEmail: companyEmail.meta({
    title: 'E-mail for privacy',
    description: 'Where people ask what is kept about them.',
  }),
  phone: companyPhone.meta({ title: 'Phone', description: dialled }),
  whatsApp: shownName(32)
    .overwrite(plainDigits)
    // No brackets and no extension, because the chat's address is made of all the digits.
    .refine((phone) => /^\+[1-9][\d .-]+$/.test(phone) && isSinglePhone(phone, ''), {
      error: ({ input }) =>
        `${String(input)} is no WhatsApp number that begins with + and the code of its country`,
    })
    .nullable()
    .default(null)
    .meta({
      title: 'WhatsApp',
      description: `The number that answers there. ${dialled} ${absent}`,
    }),
  address: group('Postal address', '', {
    street: shownName(80).meta({ title: 'Street' }),
    city: shownName(32).meta({ title: 'City' }),
    postalCode: shownName(12)
      .nullable()
      .default(null)
      .meta({ title: 'Postal code', description: absent }),
    region: name.nullable().default(null).meta({ title: 'State or region', description: absent }),
    country: name.meta({ title: 'Name of the country', description: 'As texts write it.' }),
    countryCode: countryCode.meta({
      title: 'Country',
      description:
        'Phone numbers without a country code, yours and those of visitors, are read as numbers of this country.',
    }),
  }),
  places: group(
    'Places of examples',
    `Quarters, regions and towns near the company, which texts and drawings name in examples. ${absent}`,
    {
      home: place('Where people live'),
      clinic: place('Where clinics and plants are'),
      warehouse: place('Where cold stores are'),
      workshop: place('Where workshops are'),
      depot: place('Where depots are'),
      farm: place('Where farms are'),
      otherCity: place('Another city', 'Where relatives of customers live.'),
      road: group('A long road', 'From the company’s city, with a part without mobile coverage.', {
        through: place('Through', 'After an hour and a half.'),
        lastCoverage: place('Last coverage', 'After a little more than two hours.'),
        to: place('To', 'After five hours.'),
      }),
    },
  )
    .nullable()
    .default(null),
  hours: officeHours,
  privacyLaw: group(
    'Data protection law',
    `The law of the company’s country, and the authority people may complain to. ${absent}`,
    {
      name: shownName(80).meta({ title: 'Law', description: 'With its year.' }),
      country: lawOf,
      authority: group('Authority', '', {
        name: shownName(80).meta({ title: 'Name' }),
        url: address.meta({ title: 'Address' }),
      }),
    },
  ).nullable(),
  radioRegulator: group(
    'Radio regulator',
    `Who approves radio equipment in the company’s country. ${absent}`,
    {
      name: shownName(80).meta({ title: 'Name' }),
      short: shownName(12).meta({ title: 'Short name' }),
      country: lawOf,
    },
  ).nullable(),
  canadianSite: group(
    'Canadian site',
    `Where visitors from Canada are sent. ${absent}`,
    sister,
  ).nullable(),
  sisterBrand: group('Sister company', absent, sister).nullable(),
  healthBrand: group('Health brand', absent, named).nullable(),
  social: group('Social page', absent, named).nullable(),
  professionalNetwork: group('Professional network', absent, named).nullable(),
  appStore: group('App', absent, named).nullable(),
  scheduling: group(
    'Calendar',
    'A page of another site on which visitors book a call. Without one they book a half hour of the opening hours on this site.',
    {
      url: address.meta({ title: 'Address' }),
    },
  ).nullable(),
  socialFeed: group(
    'Social feed',
    'Shown in the footer when a visitor asks for it. Leave it out where there is none.',
    {
      url: address.meta({ title: 'Address' }),
    },
  ).nullable(),
})
export type Company = z.infer<typeof company>
export const textWith = (placeholder: string) =>
  text.refine((value) => value.includes(placeholder), { error: `The text names ${placeholder}` })
