import { describe, expect, it } from 'vitest'
import { site } from '#src/content/settings/site.ts'
import { contactFieldNames, mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { judgeText } from './advertising.ts'

const judge = (message: string) =>
  judgeText({
    ...mapContactFields(() => ''),
    phone: '+234 803 123 4567',
    businessEmail: 'a@works.com',
    message,
  })

describe('§4 contact form · words and links', () => {
  it.each([
    ['Look: https://a.example/1 https://b.example/2 and https://c.example/3', ['many-links']],
    ['See best-deals.com, www.cheap-things.net and more-deals.xyz', ['many-links']],
    ['Nice site. <a href="https://a.example">watches</a>', ['many-links']],
    ['CRYPTO PROFIT!!!', ['advertising']],
    ['𝐂𝐑𝐘𝐏𝐓𝐎 is the future. Double your money within a week.', ['advertising']],
    ['We offer SEO and backlinks that bring you to the first page of Google.', ['advertising']],
    ['Earn $5000 per week with Bitcoin. Join now.', ['advertising']],
    [
      'Guest post on our blog with high domain authority? Click here: https://a.example',
      ['advertising'],
    ],
    ['Instant loan, no collateral. Claim your bonus.', ['advertising']],
    ['Buy Instagram followers today, 100% guaranteed', ['advertising']],
    [
      'Dear owner, we bring targeted traffic to your website. Reply to unsubscribe.',
      ['advertising'],
    ],
    [
      `https://${new URL(site().url).hostname}.a.example/1 https://b.example https://c.example`,
      ['many-links'],
    ],
    ['Best casino https://a.example https://b.example', ['advertising']],
  ])('flags: %s', (message, flags) => expect(judge(message)).toEqual(flags))

  it.each([
    'We have three cold rooms in Apapa and lose the temperature record every time the link drops.',
    'Please quote 84 locks. The drawings: https://drive.example/folder',
    'Our shop is https://shop.example and the building is here: https://maps.example/x',
    `We saw ${site().url}/product/smart-lock, ${site().url}/products and ${site().url}/prices. Which one fits a door of 44 mm?`,
    'I NEED FIFTY SENSORS. CALL ME!!!',
    'We are a crypto exchange in Yaba and need access control for two floors.',
    'A betting shop in Ikeja with eight branches wants cameras and door sensors.',
    'Can your gateway send an SMS to 20 people when the generator stops?',
    'We want to rank the sites by energy use, and to earn back the investment within a year.',
    'Our hotel in Abuja has 60 rooms. What do locks and the management cost per month?',
    'The profit of our farm depends on the pumps. Is there a free trial of the dashboard?',
    'Write to me at tunde@hotel.com, info@hotel.com or ops@hotel.net.',
    'Do you also offer website design services for the app?',
    'Ẹ jọ̀ọ́, mo fẹ́ mọ iye owó sensọ fún ilé mi.',
    'Send the price list and the data sheet, please. Is delivery to Kano included? Can we pay in naira?',
  ])('lets pass: %s', (message) => expect(judge(message)).toEqual([]))

  it('looks at every field', () => {
    for (const name of contactFieldNames)
      expect(judgeText({ ...mapContactFields(() => ''), [name]: 'Bitcoin casino' })).toEqual([
        'advertising',
      ])
  })
})
