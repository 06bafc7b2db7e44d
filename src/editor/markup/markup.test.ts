import { describe, expect, it } from 'vitest'
import { type Edit, linkAt, type Range, type TextMark, toggleMark, writeLink } from './markup.ts'

function read(written: string): { text: string; range: Range } {
  const from = written.indexOf('|')
  const rest = written.slice(from + 1)
  const to = rest.includes('|') ? from + rest.indexOf('|') : from
  return { text: written.replaceAll('|', ''), range: { from, to } }
}
function apply(text: string, { from, to, text: next, selected }: Edit): string {
  const result = text.slice(0, from) + next + text.slice(to)
  const { from: begin, to: end } = selected
  const marks = begin === end ? '|' : `|${result.slice(begin, end)}|`
  return result.slice(0, begin) + marks + result.slice(end)
}
const toggle = (written: string, mark: TextMark) => {
  const { text, range } = read(written)
  return apply(text, toggleMark(text, range, mark))
}

describe('a mark', () => {
  it.each<[string, TextMark, string]>([
    ['a |lock| here', 'bold', 'a **|lock|** here'],
    ['a |lock |here', 'bold', 'a **|lock|** here'],
    ['a lo|ck here', 'code', 'a `|lock|` here'],
    ['the owner’s d|ọ̀̌r', 'bold', 'the owner’s **|dọ̀̌r|**'],
    ['a  |  here', 'bold', 'a  **|**  here'],
    ['a |**lock** or| here', 'bold', 'a **|lock or|** here'],
    ['a |`lock`| here', 'bold', 'a **|`lock`|** here'],
    ['So it stays.|', 'quotation', '""|So it stays.|""'],
    ['So |it| stays.', 'quotation', 'So ""|it|"" stays.'],
  ])('is put around the words: %s, %s', (before, mark, after) =>
    expect(toggle(before, mark)).toBe(after),
  )

  it.each<[string, TextMark, string]>([
    ['a **|lock|** here', 'bold', 'a |lock| here'],
    ['a |**lock**| here', 'bold', 'a |lock| here'],
    ['a **smart lo|ck** here', 'bold', 'a |smart lock| here'],
    ['a `|lock|` here', 'code', 'a |lock| here'],
    ['""So it stays.|""', 'quotation', '|So it stays.|'],
  ])('is taken away where the words have it: %s, %s', (before, mark, after) =>
    expect(toggle(before, mark)).toBe(after),
  )
})

describe('a link', () => {
  it('is made of the words that are selected, or of the word at the caret', () => {
    const { text, range } = read('see |our locks |here')
    expect(linkAt(text, range)).toEqual({
      from: 4,
      to: 13,
      words: 'our locks',
      href: '',
      isLink: false,
    })
    expect(linkAt('see locks', { from: 6, to: 6 })).toMatchObject({ words: 'locks', isLink: false })
    expect(linkAt('see ', { from: 4, to: 4 })).toEqual({
      from: 4,
      to: 4,
      words: '',
      href: '',
      isLink: false,
    })
  })

  it('that is there is changed as a whole', () => {
    const text = 'see [our locks](/products#locks) here'
    const link = linkAt(text, { from: 7, to: 9 })
    expect(link).toMatchObject({ words: 'our locks', href: '/products#locks', isLink: true })
    expect(apply(text, writeLink(link, 'all locks', '/products'))).toBe(
      'see [all locks](/products)| here',
    )
    expect(apply(text, writeLink(link, link.words, ''))).toBe('see our locks| here')
  })

  it('is written so that no sign of its words or address ends it', () =>
    expect(writeLink({ from: 0, to: 0 }, ' a [b] ', ' https://a.example/b (c) ').text).toBe(
      '[a (b)](https://a.example/b%20%28c%29)',
    ))
})
