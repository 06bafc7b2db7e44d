import { type DOMReadyEvent, type HtmlElement, HtmlValidate, Rule } from 'html-validate'

/** Reports faults that the Nu HTML checker finds and html-validate has no rule for. */
class NuChecker extends Rule {
  setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      const all = (selector: string) => document.querySelectorAll(selector)
      for (const input of all('input[type="hidden"][autocomplete]')) this.report(input, 'a hidden field takes no autocomplete')
      for (const section of all('section'))
        if (!isNamed(section) && !ownHeading(section)) this.report(section, 'a section has a heading of its own or a name')
      for (const region of all('section[aria-labelledby]'))
        if (all(`p[id="${region.getAttributeValue('aria-labelledby') ?? ''}"]`).length > 0)
          this.report(region, 'a section is named by a heading, not by a paragraph')
      for (const caption of all('figure > table > caption')) this.report(caption, 'the table of a figure is told by its figcaption')
    })
  }
}

const ownHeading = (section: HtmlElement) =>
  section.querySelectorAll('h1, h2, h3, h4, h5, h6').find((heading) => heading.closest('section')?.isSameNode(section))

const isNamed = (element: HtmlElement) => element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')

const validator = new HtmlValidate({
  plugins: [{ name: 'nu', rules: { 'nu-checker': NuChecker } }],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The renderer decides how a tag is written.
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
    // A policy by hash needs no integrity attribute for scripts of our own origin.
    'require-sri': 'off',
    // `<section aria-label>` gives a landmark its name; the rule knows only interactive elements.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A dialog's heading has the second level, because it continues the page's headings, and may come before them.
    'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'h2' }],
    // Other elements than `<button>` may have its role.
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

/** html-validate does not check drawings. Font weights in them are whole hundreds. */
const strangeWeights = (html: string) =>
  [...html.matchAll(/<\w+[^>]* font-weight="([^"]*)"/g)].filter(([, weight = '']) => !/^([1-9]00|normal|bold)$/.test(weight))

/** Parsers move content after the document into its body, so no rule sees it. */
const afterTheEnd = (html: string) => html.split('</html>')[1]?.trim() ?? ''

/** Lists the faults of a page, one line each; empty if it is valid. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column} ${selector})`),
  )
  const after = afterTheEnd(html)
  return [...faults, ...strangeWeights(html).map(([tag]) => `font-weight in ${tag}`), ...(after ? [`after </html>: ${after}`] : [])]
}
