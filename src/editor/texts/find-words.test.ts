import { expect, it } from 'vitest'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { filledTexts, findWords, textsAround } from './find-words.ts'

const schema: FormSchema = {
  title: 'Entry',
  properties: {
    heading: { title: 'Heading', type: 'string', isText: true },
    needs: { title: 'Shown only with', widget: 'onlyWith', items: { title: 'Needs' } },
    title: { title: 'Title', isText: true },
    icon: { title: 'Icon', type: 'string', enum: ['lock', 'door'] },
    link: {
      title: 'Link',
      properties: {
        label: { title: 'Label', isText: true },
        href: { title: 'Address', widget: 'address' },
      },
    },
    questions: {
      title: 'Questions',
      items: {
        title: 'Question',
        properties: {
          question: { title: 'Question', isText: true },
          answer: { title: 'Answer', isText: true },
        },
      },
    },
  },
}
const value = {
  heading: 'All of {name}, in {products:words} products',
  needs: ['Why a lock?'],
  icon: 'lock',
  link: { label: 'Lock', href: '/lock' },
  questions: [
    {
      question: 'Why a lock?',
      answer: 'Because “open” is [open for all](/open) & a thief’s friend.',
    },
    { question: 'Read more', answer: '135' },
  ],
  title: 'Read more',
}
const texts = filledTexts(schema, value, { name: 'Acme', sister: null })
const find = (...pressed: string[]) => findWords(texts, pressed).map(({ field }) => field.join('/'))

it('finds the field that says just what was pressed, however the page writes it', () => {
  expect(find('Why\u00a0a lo\u00adck?')).toEqual(['questions/0/question'])
  expect(find('LOCK')).toEqual(['link/label'])
})

it('finds a text by what its tokens stand for, also where that is not known', () => {
  expect(find('All of Acme, in sixteen products')).toEqual(['heading'])
  expect(find('All of Acme, in sixteen')).toEqual([])
  // A text that consists of a token has no words that could match.
  expect(findWords(filledTexts(schema, { heading: '{count}' }, {}), ['Anything'])).toEqual([])
})

it('finds a text by some of its words, and by those of a link in it', () => {
  expect(find('open for all')).toEqual(['questions/0/answer'])
  expect(find("a thief's friend")).toEqual(['questions/0/answer'])
})

it('finds the text that is a good part of what was pressed, and not one that only occurs in it', () => {
  expect(find('$135.00')).toEqual(['questions/1/answer'])
  expect(find('It costs $135.00 each')).toEqual([])
})

it('gives every field that says it, and takes the outer words where the inner ones stand nowhere', () => {
  expect(find('Read more')).toEqual(['questions/1/question', 'title'])
  expect(find('↗', 'Nobody says this', 'read more')).toEqual(['questions/1/question', 'title'])
  expect(find('', ' ')).toEqual([])
})

it('names the texts of a field, then those around it, and none of the rest', () => {
  const texts = filledTexts(schema, value, { name: 'Isopo', products: 16 })
  expect(textsAround(texts, ['questions', 0, 'question'])[0]).toBe('why a lock?')
  const [answer, question] = textsAround(texts, ['questions', 0, 'picture'])
  expect([answer?.startsWith('because'), question]).toEqual([true, 'why a lock?'])
  expect(textsAround(texts, ['heading'])).toEqual([texts[0]?.text])
  expect(textsAround(texts, ['gone'])).toEqual([])
})
