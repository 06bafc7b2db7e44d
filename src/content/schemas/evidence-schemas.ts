import { z } from 'astro/zod'
import { namesIn } from '#src/contracts/tokens.ts'
import { boundedText } from './bounded-text.ts'
import { companyEmail, companyPhone, dialled } from './company-schema.ts'
import { group } from './group.ts'
import {
  characters,
  heading,
  isoDate,
  picture,
  pictureWith,
  productSlug,
  shownName,
  slug,
  text,
  title,
  unshown,
} from './schema.ts'

/*
 * Facts that an owner can prove. If a list is empty, pages leave out its section.
 */

const withoutTokens = (value: string) => namesIn(value).length === 0
const namesTokens = {
  error: ({ input }: { input?: unknown }) =>
    `Write what {${namesIn(String(input)).join('}, {')}} stands for; a fact takes no tokens`,
}
/** A text of a fact, which is shown as it is written: no token is filled in it. */
const line = (most: number) => characters(1, most).refine(withoutTokens, namesTokens)
const nameOf = (most: number) => shownName(most).refine(withoutTokens, namesTokens)
const named = slug.meta({
  title: 'Short name',
  description: 'Small letters and hyphens, such as ada-obi. Articles name their author by it.',
})

const sampleOf = line(40)
  .meta({
    ...unshown,
    title: 'Sample of',
    description:
      'The name of the example company: visitors see the entry only while the company is called so. Leave it out: the entry is yours.',
  })
  .optional()

const person = z.strictObject({
  id: named,
  name: nameOf(80).meta({ title: 'Name' }),
  role: line(120).meta({
    title: 'Role',
    description: 'What they do here: “Engineer for surveys and handover”.',
  }),
  picture: picture
    .meta({
      title: 'Picture',
      description: 'A photograph of the face; it is shown as a square.',
    })
    .optional(),
  phone: companyPhone.meta({ title: 'Direct telephone', description: dialled }).optional(),
  email: companyEmail.meta({ title: 'Direct e-mail' }).optional(),
  answersContact: z.boolean().default(false).meta({
    title: 'Answers contact requests',
    description: 'The contact page names them beside the form.',
  }),
  sampleOf,
})
export type PersonContent = z.infer<typeof person>

export const people = z.strictObject({
  heading: heading.meta({
    title: 'Heading',
    description: 'Over the people on the page about the company.',
  }),
  answers: title.meta({
    title: 'Words on the contact page',
    description: 'Over those who answer contact requests.',
  }),
  people: z.array(person).meta({
    title: 'People',
    description:
      'In the order in which they are shown. Without one, no page says anything of people.',
  }),
})

const reference = z.strictObject({
  customer: nameOf(80).meta({ title: 'Customer', description: 'As they want to be named.' }),
  consentOn: isoDate
    .meta({
      title: 'Consent given on',
      description:
        'The day on which the customer agreed to this text and picture. Until then no visitor sees the reference.',
    })
    .optional(),
  problem: line(400).meta({ title: 'Their problem' }),
  installed: line(400).meta({
    title: 'What was installed',
    description: 'Devices with their number, and when.',
  }),
  result: group('Measured result', '', {
    figure: line(24).meta({ title: 'Figure', description: 'With its unit: “0 of 183”, “−31 %”.' }),
    text: line(240).meta({
      title: 'What was measured',
      description: 'What the figure counts, over which time, and by what.',
    }),
  }),
  quote: group('Quote', '', {
    text: line(500).meta({
      title: 'Words',
      description: 'As they were said, without quotation marks.',
    }),
    name: nameOf(80).meta({ title: 'Who said it' }),
    role: line(120).meta({ title: 'Their role' }),
  }).optional(),
  picture: picture
    .meta({
      title: 'Picture',
      description: 'Of the place, or of what was installed there.',
    })
    .optional(),
  sampleOf,
})
export type Reference = z.infer<typeof reference>

export const references = z.strictObject({
  heading: heading.meta({ title: 'Heading' }),
  problem: text.meta({ title: 'Name of the row with the problem', widget: 'line' }),
  installed: text.meta({ title: 'Name of the row with what was installed', widget: 'line' }),
  more: text.meta({ title: 'Words of the link to the whole', widget: 'line' }),
  references: z.array(reference).meta({
    title: 'References',
    description:
      'The most telling first: the home page and the services show that one, the use cases all.',
  }),
})
export type ReferencesContent = z.infer<typeof references>

export const awards = z.strictObject({
  heading: heading.meta({ title: 'Heading' }),
  awards: z
    .array(
      z.strictObject({
        name: nameOf(80).meta({ title: 'Award', description: 'With who gives it.' }),
        year: z.int().min(1900).max(2100).meta({ title: 'Year' }),
        reason: line(160).meta({ title: 'What for' }),
        sampleOf,
      }),
    )
    .meta({
      title: 'Awards',
      description: 'The newest first. Without one, no page says anything of awards.',
    }),
})

/**
 * SHA-256 in base64url, under which the bytes of a certificate are stored
 * (editor/published/certificate-files.server.ts).
 */
const fileDigest = boundedText.regex(/^[\w-]{43}$/, 'Choose a file')
const certificate = z.strictObject({
  name: line(80)
    // The name becomes the text of a Markdown link.
    .refine((value) => !/[[\]]/.test(value), { error: 'Without square brackets' })
    .meta({
      title: 'Name',
      description:
        'What it certifies or reports: “Type approval”, “Test report: ingress of dust and water”.',
    }),
  issuer: nameOf(80).meta({
    title: 'Issued by',
    description: 'The authority or the laboratory.',
  }),
  number: nameOf(40).meta({ title: 'Number', description: 'As on the document.' }).optional(),
  issuedOn: isoDate.meta({ title: 'Issued on' }),
  validUntil: isoDate.meta({ title: 'Valid until' }).optional(),
  product: productSlug
    .meta({ title: 'Product', description: 'Whose approval it is: its page leads to the file.' })
    .optional(),
  file: z
    // Name and size come with the file. They have defaults, so that a missing file is reported as
    // one fault.
    .strictObject({
      digest: fileDigest,
      name: boundedText.max(100).default(''),
      bytes: z.int().min(0).default(0),
    })
    .meta({
      title: 'File',
      widget: 'file',
      description: 'A PDF of at most 5 MB. Visitors save it.',
    }),
})
export type Certificate = z.infer<typeof certificate>

export const certificates = z.strictObject({
  heading: heading.meta({ title: 'Heading' }),
  certificates: z.array(certificate).meta({
    title: 'Certificates and test reports',
    description: 'In the order in which they are shown.',
  }),
})

export const ownPhotograph = pictureWith({
  caption: characters(1, 240).meta({
    title: 'Caption',
    description: 'What is seen, and what the picture alone does not tell.',
  }),
  on: isoDate.meta({ title: 'Taken on' }),
  place: nameOf(80).meta({
    title: 'Taken at',
    description: 'A town or a site, as its owner wants it named.',
  }),
})
  .refine(({ kind }) => kind === 'photograph', {
    path: ['kind'],
    error: 'Use a photograph: a rendering or a drawing cannot show that a thing exists',
  })
  .meta({
    title: 'Photograph',
    description:
      'Of a prototype, a bench, a person or a site. The page shows it large; without it, it has no gap.',
  })
export type OwnPhotographContent = z.infer<typeof ownPhotograph>

export const prototype = group(
  'State of the prototype',
  'The page shows it with its day. Without it, the page says nothing of a prototype.',
  {
    heading: title.meta({ title: 'Heading', description: 'What works, in a few words.' }),
    on: isoDate.meta({ title: 'State of', description: 'The day that it describes.' }),
    text: characters(1, 600).meta({
      title: 'Text',
      description: 'What has been built and measured, and what has not.',
    }),
    picture: picture
      .meta({
        title: 'Picture',
        description: 'A photograph of the prototype itself.',
      })
      .optional(),
  },
)
