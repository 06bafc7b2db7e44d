import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { builtPages } from './built-pages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How a tag is written is the renderer's business.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // Telephone numbers in reading text are rare and may break.
    'tel-non-breaking': 'off',
    // A policy by hash needs no integrity attribute for scripts of our own origin.
    'require-sri': 'off',
    // `<section aria-label>` gives a landmark its name; the rule knows only interactive elements.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React repeats no radio groups here, and a dialog's form is found by its label.
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

const pages = builtPages()

it.each([...pages.keys()])('%s is valid HTML', async (address) => {
  const report = await validator.validateString(pages.get(address) ?? '')
  expect(
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column} ${selector})`),
    ),
  ).toEqual([])
})
