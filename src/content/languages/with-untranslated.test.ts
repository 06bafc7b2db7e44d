import { expect, it } from 'vitest'
import { withUntranslated } from './with-untranslated.ts'

const about = 'content/pages/about.yaml'
const faq = 'content/faq/protocols.yaml'
const entriesWith = (days: string, heading: string) => [
  { collection: 'pages' as const, id: 'about', file: about, data: { lead: `For ${days}` } },
  {
    ...{ collection: 'faq' as const, id: 'protocols', file: faq },
    data: {
      name: heading,
      entries: [
        { id: 'a', question: 'Quand ?', answer: 'Oui' },
        { id: 'b', question: 'How long?', answer: `For ${days}` },
      ],
    },
  },
]

it('shows an untranslated page or question with the numbers of its own language', () => {
  const [page, group] = withUntranslated(
    entriesWith('14 jours', 'Protocoles'),
    entriesWith('14 days', 'Protocols'),
    { untranslated: [about], questions: new Map([[faq, new Set(['b'])]]) },
  )
  expect(page?.data).toEqual({ lead: 'For 14 days' })
  expect(group?.data).toEqual({
    name: 'Protocoles',
    entries: [
      { id: 'a', question: 'Quand ?', answer: 'Oui' },
      { id: 'b', question: 'How long?', answer: 'For 14 days' },
    ],
  })
})
