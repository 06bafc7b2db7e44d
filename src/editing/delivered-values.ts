import { deliveredCompany } from '#src/content/schemas/delivered-company.ts'
import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import type { ChecklistGroup } from '#src/contracts/content/launch-checklist.ts'

/**
 * A field with the placeholder that the program ships as its value. `why`: the reason why an owner
 * has to replace the placeholder.
 */
export type DeliveredValue = {
  id: string
  group: ChecklistGroup
  path: string
  field: FieldPath
  value: ContentValue
  why: string
  /** Title in the checklist, if the label in the form is not clear enough there. */
  title?: string
}

const company = (
  group: ChecklistGroup,
  field: FieldPath,
  value: ContentValue,
  why: string,
): DeliveredValue => ({
  id: `company:${field.join('.')}`,
  group,
  path: 'content/company.json',
  field,
  value,
  why,
})
const link = (name: string, value: ContentValue, why: string) =>
  company('links', [name], value, why)
const evidence = (name: string, why: string): DeliveredValue => ({
  id: name,
  group: 'evidence',
  path: `content/${name}.json`,
  field: [name],
  value: [],
  why,
})
const at = (address: string) => `https://${address}`

/**
 * Placeholders that only an owner can replace. A field with any other value is done. Do not change
 * this file for another company.
 */
export const delivered: readonly DeliveredValue[] = [
  company(
    'company',
    ['legalName'],
    deliveredCompany.legalName,
    'It answers for the site in the privacy policy and in every contract.',
  ),
  company('company', ['phone'], deliveredCompany.phone, 'A customer who calls it reaches nobody.'),
  company(
    'company',
    ['whatsApp'],
    '+234 700 000 0000',
    'A customer who writes to it reaches nobody.',
  ),
  company(
    'company',
    ['email'],
    deliveredCompany.email,
    'Contact requests are sent to it, and visitors write to it.',
  ),
  company(
    'company',
    ['privacyEmail'],
    'privacy@isopo.example',
    'The law gives people an answer from it within a term.',
  ),
  company(
    'company',
    ['url'],
    deliveredCompany.url,
    'Links in mails, search engines and shared cards lead to it.',
  ),
  company(
    'company',
    ['address', 'street'],
    deliveredCompany.street,
    'Visitors and letters are sent there.',
  ),
  company('company', ['registration'], null, 'Buyers look a company up by it before they pay.'),
  company('company', ['tax'], null, 'No pro-forma is sent without a tax number.'),
  company('company', ['bank'], [], 'No pro-forma is sent without an account to pay into.'),
  company('company', ['tradeTerms'], null, 'No pro-forma is sent without terms of delivery.'),
  {
    id: 'logo',
    group: 'company',
    path: 'content/brand.json',
    field: ['symbol', 'paths'],
    title: 'Logo',
    value: [
      { d: 'M12.5 15a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0z', colour: 'ink', stroke: 3.25 },
      { d: 'M3 15h9.5', colour: 'ink', stroke: 3.25 },
      { d: 'M0 15a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z', colour: 'signal' },
    ],
    why: 'Every page, mail and shared card carries it.',
  },
  link(
    'scheduling',
    { url: at('calendar.isopo.example/book') },
    '“Book A Call” opens it: nobody gets an appointment there.',
  ),
  link(
    'canadianSite',
    { name: 'Isopo Canada', suffix: 'Canada', url: at('ca.isopo.example') },
    'Visitors from Canada are sent there.',
  ),
  link(
    'sisterBrand',
    { name: 'Isopo Smart Home', suffix: 'Smart Home', url: at('smarthome.isopo.example') },
    'The home page and every footer lead to it.',
  ),
  link(
    'healthBrand',
    { name: 'Isopo Care Kit', url: at('smarthome.isopo.example/care') },
    'The home page and every footer lead to it.',
  ),
  link(
    'social',
    { name: 'Mastodon', url: at('social.isopo.example/@isopo') },
    'Every footer leads to it.',
  ),
  link(
    'professionalNetwork',
    { name: 'LinkedIn', url: at('network.isopo.example/company/isopo') },
    'Every footer leads to it.',
  ),
  link(
    'appStore',
    { name: 'App Store', url: at('apps.isopo.example/isopo') },
    'Every footer offers an app that is not there.',
  ),
  evidence('people', 'Buyers want to see who answers them.'),
  evidence('references', 'Buyers ask who has bought before them.'),
  evidence('certificates', 'Buyers ask for type approvals and test reports.'),
]
