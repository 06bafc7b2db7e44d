import { type DOMReadyEvent, type HtmlElement, HtmlValidate, Rule } from 'html-validate'

/** Reports faults that the Nu HTML checker reports, but for which html-validate has no rule. */
class NuChecker extends Rule {
  setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      const all = (selector: string) => document.querySelectorAll(selector)
      for (const input of all('input[type="hidden"][autocomplete]'))
        this.report(input, 'a hidden field takes no autocomplete')
      for (const section of all('section'))
        if (!isNamed(section) && !ownHeading(section))
          this.report(section, 'a section has a heading of its own or a name')
      for (const region of all('section[aria-labelledby]'))
        if (all(`p[id="${region.getAttributeValue('aria-labelledby') ?? ''}"]`).length > 0)
          this.report(region, 'a section is named by a heading, not by a paragraph')
      for (const caption of all('figure > table > caption'))
        this.report(caption, 'the table of a figure is told by its figcaption')
    })
  }
}

const ownHeading = (section: HtmlElement) =>
  section
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .find((heading) => heading.closest('section')?.isSameNode(section))

const isNamed = (element: HtmlElement) =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')

const validator = new HtmlValidate({
  plugins: [{ name: 'nu', rules: { 'nu-checker': NuChecker } }],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The notation of tags is left to the renderer.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    'nu-checker': 'error',
    // Telephone numbers in reading text are rare and may break.
    'tel-non-breaking': 'off',
    // Scripts of the site's own origin need no integrity attribute, because the
    // Content-Security-Policy lists hashes.
    'require-sri': 'off',
    // `<section aria-label>` gives a landmark its name, but by default the rule allows labels only
    // on interactive elements.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The first heading may be an `h2`, because a dialog may precede the page's `h1`, and the rule
    // counts the dialog's headings too.
    'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'h2' }],
    // Elements other than `<button>` may have the role `button`.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
  elements: [
    'html5',
    {
      button: { attributes: { command: {}, commandfor: {} } },
      dialog: { attributes: { closedby: {} } },
      'astro-island': { flow: true, phrasing: true, transparent: true },
    },
  ],
})

/**
 * Finds font weights that are not whole hundreds in drawings, which html-validate does not check.
 */
const strangeWeights = (html: string) =>
  [...html.matchAll(/<\w+[^>]* font-weight="([^"]*)"/g)].filter(
    ([, weight = '']) => !/^([1-9]00|normal|bold)$/.test(weight),
  )

/**
 * Returns the content after `</html>`. Parsers move such content into the body, so no rule of
 * html-validate finds it.
 */
const afterTheEnd = (html: string) => html.split('</html>')[1]?.trim() ?? ''

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${line}:${column} ${selector})`,
    ),
  )
  const after = afterTheEnd(html)
  return [
    ...faults,
    ...strangeWeights(html).map(([tag]) => `font-weight in ${tag}`),
    ...(after ? [`after </html>: ${after}`] : []),
  ]
}
