import { countWords } from '../../src/content/schemas/schema.ts'
import type { FormSchema } from '../../src/contracts/form-schema.ts'

/** Property of `window` that an injected script would set to the number of its field. */
export const hostileFlag = 'hostile'
const run = (field: number) => `window.${hostileFlag}=${field}`

/**
 * Markup that a browser or a rendering step could take for the beginning or end of a page or of a
 * part of it.
 */
export const pageMarkup = [
  '</head>',
  '<form method=post action=/admin/accounts>',
  '</title>',
  '</body>',
  '</html>',
  '<!--',
  '-->',
  '</style>',
  '</template>',
  '<template>',
  '<base href=//hostile.example>',
  '<meta http-equiv=refresh content=0;url=//hostile.example>',
  '<link rel=stylesheet href=//hostile.example>',
  '<style>astro-island,astro-slot{color:red}</style>',
  '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
  '<picture>',
  '</astro-island>',
  '<body class=staff>',
]

/** Texts that could break out of scripts, elements, attributes, comments, templates and headers. */
const pieces = (field: number) => [
  ...pageMarkup,
  `</script><script>${run(field)}</script>`,
  `<img src=x onerror=${run(field)}>`,
  `"'\`><b onclick=${run(field)}>`,
  `[x](javascript:${run(field)})`,
  '{name}',
  `</title></style></textarea></noscript><svg onload=${run(field)}>`,
  `\r\nBcc: ${hostileFlag}@example.com\r\n\r\n`,
  `--> ]]> $& $' $\` \\ \u2028`,
  '"\'><b>',
  '</script>',
  ';=1+2',
]

type Limits = Pick<FormSchema, 'minLength' | 'maxLength' | 'words'>

/**
 * Joins pieces into one text, leaving out pieces that exceed its limits and adding words if it is
 * too short.
 * @param field first piece
 */
function joined(
  field: number,
  parts: readonly string[],
  { minLength = 0, maxLength = Infinity, words }: Limits,
): string {
  let text = 'X'
  for (const index of parts.keys()) {
    const next = text + parts[(field + index) % parts.length]
    if (next.length <= maxLength && countWords(next) <= (words?.max ?? Infinity)) text = next
  }
  while (countWords(text) < (words?.min ?? 0) || text.length < minLength) text += ' x'
  return text
}

export type Candidate = { kind: string; text: string }

/**
 * Lists a text of a script and a single piece of page markup, which differs between fields, and
 * then the texts of `hostileTexts`.
 */
export const aloneTexts: typeof hostileTexts = (field, form, written) => [
  {
    kind: 'alone',
    text: joined(
      0,
      [pageMarkup[field % pageMarkup.length] ?? '', `<img src=x onerror=${run(field)}>`],
      form,
    ),
  },
  ...hostileTexts(field, form, written),
]

/**
 * Removes elements from a text but keeps its length and words, so that the page's layout stays the
 * same.
 */
export const harmless = (text: string) => text.replace(/[<>]/g, '^')

/**
 * Lists texts for a field, the most harmful first.
 * @param field number that a script in the text reports
 * @param written current value
 */
export function hostileTexts(field: number, form: FormSchema, written = ''): Candidate[] {
  const all = pieces(field)
  const plain = all.filter((piece) => piece !== '{name}')
  const { maxLength = Infinity } = form
  // For the values of tokens.
  const room = written.includes('{') ? 40 : 0
  return [
    { kind: 'whole', text: joined(field, all, form) },
    // Texts without a token follow, because the value of a token may make a text too long for its
    // field.
    { kind: 'without a token', text: joined(field, plain, form) },
    {
      kind: 'in one line',
      text: joined(
        field,
        plain.filter((piece) => !/[\r\u2028]/.test(piece)),
        form,
      ),
    },
    {
      kind: 'as a question',
      text: `${joined(field, plain, { ...form, maxLength: maxLength - 1 })}?`,
    },
    { kind: 'as an address that runs', text: `javascript:${run(field)}` },
    {
      kind: 'as an address',
      text: `https://${hostileFlag}.example;sandbox,x'/"><img/src=x/onerror=${run(field)}>`,
    },
    {
      kind: 'as an address with a path',
      text: `https://${hostileFlag}.example/;sandbox,x'/"><img/src=x/onerror=${run(field)}>`,
    },
    { kind: 'as a plain address', text: `https://${hostileFlag}.example` },
    {
      kind: 'behind the text',
      text: written + joined(field, plain, { maxLength: maxLength - written.length - room }),
    },
    { kind: 'as a mail address', text: `x'+${hostileFlag}${field}@${hostileFlag}.example` },
  ]
}
