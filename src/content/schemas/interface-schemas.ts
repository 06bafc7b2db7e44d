import { z } from 'astro/zod'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { boundedText } from './bounded-text.ts'
import { textWith } from './company-schema.ts'
import { group, listOf, withLabels } from './group.ts'
import { prose, text, title } from './schema.ts'

const label = (words: string, help?: string) => title.meta(withLabels(words, help))
const sentence = (words: string, help?: string) => text.meta(withLabels(words, help))

const snippet = text.max(2000, 'Write at most 2000 characters').meta({
  title: 'Text',
  description: '{firstName} is the sender, {reference} the request, {name} the company.',
  widget: 'paragraph',
})

/**
 * The floating button and the popup of the scheduling page (spec.md §2; product-decisions.md, third
 * parties).
 */
export const booking = z.strictObject({
  button: label('Floating button'),
  pageButton: label('Button on the contact page'),
  heading: label('Heading'),
  notice: textWith('{provider}').meta({
    title: 'Notice',
    description: '{provider} is the host that is called.',
  }),
  link: label('Link'),
  late: sentence('While it has not loaded'),
  refused: sentence('Where it cannot be reached'),
  callBack: label('Link to the form'),
  lead: sentence('Lead of the page'),
  clock: sentence('Whose clock', '{place} is the town of the office.'),
  choose: label('Over the half hours'),
  more: textWith('{count}').meta({
    title: 'Further half hours of a day',
    description: '{count} is their number, {time} the last of them.',
  }),
  none: sentence('Where no half hour is free'),
  submit: label('Button that books'),
  booked: label('Once it is booked'),
  held: sentence('Once it is stored for you to confirm'),
  taken: sentence('If another visitor was faster'),
  limit: sentence('Once it is stored without a half hour, above a limit of bookings'),
  calendar: label('Link to the calendar file'),
  change: label('Link to move or cancel'),
  changeHeading: label('Heading of that page'),
  move: label('Button that moves'),
  cancel: label('Button that cancels'),
  moved: label('Once it is moved'),
  cancelled: label('Once it is cancelled'),
  remove: label('Link that takes a cancelled call out of the calendar'),
  soon: sentence('Where a call begins too soon to be moved'),
  present: label('At the half hour of the present call'),
  notMailed: sentence('Where a change is not mailed to the visitor'),
  keep: sentence(
    'At the link to move or cancel',
    'Visitors without an e-mail address have no other.',
  ),
  copy: label('Button that copies this link'),
  copied: label('Once it is copied'),
  ended: sentence('Where a link has ended'),
  callsAtOnce: z.int().min(1).max(20).meta({
    title: 'Calls at once',
    description: 'How many people can be called in the same half hour.',
  }),
})
export type Booking = z.infer<typeof booking>

export const newsletter = z.strictObject({
  heading: label('Heading'),
  label: label('Label of the field'),
  button: label('Button'),
  privacy: prose.meta(withLabels('Note', 'Follows what visitors agree to.')),
})
export type NewsletterBanner = z.infer<typeof newsletter>

/** The placeholder of the embedded social feed (product-decisions.md, third parties). */
export const socialFeed = z.strictObject({
  latest: label('Over our newest articles', 'In the footer.'),
  heading: label('Heading'),
  note: textWith('{provider}').meta({
    title: 'Note',
    description: '{provider} is the host that is called.',
  }),
  button: label('Button that loads it'),
  withdraw: label('Button that stops it'),
  link: label('Link to the social page'),
})
export type SocialFeedWords = z.infer<typeof socialFeed>

/**
 * The overlay with the promotional video (spec.md §2), with captions and transcript for people who
 * do not watch it.
 */
export const film = z.strictObject({
  file: boundedText
    .regex(/^\/film\/[a-z0-9-]+$/)
    .meta({
      title: 'File',
      description: 'Where the release has its film. Leave it out where there is none.',
    })
    .nullable(),
  title: label('Title'),
  close: label('Close button'),
  fallback: sentence('Where no video is shown'),
  transcriptHeading: label('Heading of the transcript'),
  transcriptNote: sentence('Note of the transcript'),
  scenes: listOf({
    until: z
      .number()
      .positive()
      .meta({ title: 'Ends at', description: 'Seconds from the beginning of the film.' }),
    shows: sentence('What is seen'),
    heading: z
      .array(text)
      .min(1)
      .meta({ title: 'Large words in the picture', description: 'Line by line.' }),
    text: label('Small words below them'),
  })
    .min(1)
    .meta({
      title: 'Scenes',
      description:
        'Captions and transcript are made from them. The words are in the picture too, so the film has to be made again after a change.',
    }),
})
export type Film = z.infer<typeof film>

export const whatsApp = z.strictObject({
  label: label('Name', 'If there is a number or a link below it.'),
  link: label('Link', 'On the contact page and in mails.'),
  ask: label('Link on a product’s page'),
  aboutPage: textWith('{address}').meta({
    title: 'Message from a page',
    description: '{name} is the company, {page} the title of the page.',
  }),
  aboutProduct: textWith('{address}').meta({
    title: 'Message from a product’s page',
    description: '{name} is the company, {product} the product.',
  }),
  aboutRequest: textWith('{reference}').meta({
    title: 'Message from the mail that confirms a request',
    description: '{name} is the company.',
  }),
})

/**
 * Openings for staff's answers to contact requests. Tokens: {name} is the company, {firstName} the
 * person, {reference} the request.
 */
export const replies = z.strictObject({
  subject: label(
    'Subject of a reply',
    '{name} is the company. The reference of the request is added.',
  ),
  greeting: textWith('{firstName}').meta({
    title: 'Greeting',
    description: 'A reply begins with it. {firstName} is the person.',
  }),
  snippets: listOf({ name: label('Name', 'Staff choose by it.'), text: snippet })
    .max(contentLimits.snippets)
    .meta({ title: 'Snippets', description: 'Texts that staff begin a reply with.' }),
  proForma: group('Mail of a pro-forma', '', {
    subject: label('Subject', 'The number is added.'),
    text: snippet,
  }),
  followUp: group(
    'When the customer does not answer',
    'A request waits for the customer after each reply and offer, and then comes back to you.',
    {
      days: z.int().min(1).max(90).meta({ title: 'Days after a reply or an offer' }),
      daysBeforeEnd: z.int().min(0).max(30).meta({ title: 'Days before an offer ends' }),
      text: snippet,
    },
  ),
  whatsApp: textWith('{reference}').meta({
    title: 'Message on WhatsApp',
    description: '{name} is the company, {firstName} the sender, {reference} the request.',
  }),
})
