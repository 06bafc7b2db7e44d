import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { groups } from './groups.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    'tel-non-breaking': 'off',
    // Off, because heading levels depend on the page around an example.
    'heading-level': 'off',
  },
  elements: ['html5', { button: { attributes: { command: {}, commandfor: {} } }, dialog: { attributes: { closedby: {} } } }],
})

describe.each(groups)('$name', ({ examples }) => {
  it.each(examples)('$name shows what it is for, as valid HTML', async ({ shows, node }) => {
    const html = renderToStaticMarkup(node)
    expect(html).toContain(shows)
    const report = await validator.validateString(html)
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  })
})
