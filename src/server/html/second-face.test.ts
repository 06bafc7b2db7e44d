import { describe, expect, it } from 'vitest'
import { needsSecondFace } from '#src/content/typeface.ts'
import { finishHtml } from './finish-html.ts'

const finished = (html: string) => finishHtml(html, { sheets: {}, scripts: {} }).html
const inSecond = (word: string) => `<span data-second-face="">${word}</span>`

it.each([
  ['Yoruba with tones', 'Ẹ káàbọ̀ sí ilé wa, Adé', `Ẹ ${inSecond('káàbọ̀')} sí ilé wa, Adé`],
  ['a dot below that Manrope lacks', 'ìṣẹ́ dé', `${inSecond('ìṣẹ́')} dé`],
  ['a mark in two characters', 'ise\u0323\u0301 dé', `${inSecond('ise\u0323\u0301')} dé`],
  [
    'Hausa',
    'ɓarna, Ƙofa & ɗaki',
    `${inSecond('ɓarna')}, ${inSecond('Ƙofa')} & ${inSecond('ɗaki')}`,
  ],
  ['Vietnamese', 'Tiếng Việt Nghiêng Ưu đãi', null],
  ['English, French and Polish', 'Naïve œuvre, Łódź', null],
  ['letters that are composed', 'cafe\u0301', null],
  ['other scripts', 'Москва مرحبا नमस्ते 冷蔵庫', null],
])('%s', (_, text, expected) => {
  const page = (inside: string) => `<body><p title="${text}">${inside}</p></body>`
  expect(finished(page(text))).toBe(page(expected === null ? text : `<span>${expected}</span>`))
})

describe('what is not the text of the page', () => {
  const word = 'ọ̀rọ̀'
  it.each([
    `<head><title>${word}</title><meta content="${word}"></head>`,
    `<script>const a = "${word}"</script>`,
    `<style>a::after { content: "${word}" }</style>`,
    `<!-- ${word} -->`,
    `<textarea>${word}</textarea>`,
    `<select><option>${word}</option></select>`,
    `<pre>${word}</pre>`,
    `<svg><title>${word}</title></svg>`,
    `<astro-island props="${word}"><p>${word} <b>1</b></p></astro-island>`,
  ])('%s', (html) => {
    const after = `<p>${word}</p>`
    expect(finished(html + after)).toBe(`${html}<p><span>${inSecond(word)}</span></p>`)
  })
})

it('gives an element of an island or a drawing the face, and leaves its text', () => {
  const island = (face: string) =>
    `<astro-island><h2 class="a"${face}>Ọ̀rọ̀ wa</h2><svg><text x="1"${face}>ọ̀nà</text></svg></astro-island>`
  expect(finished(island(''))).toBe(island(' data-second-face=""'))
})

it('asks about letters and marks alone', () => {
  expect(needsSecondFace('₦1,001,700 → −10.0 °C ✓ 😀 \u2060\u00a0')).toBe(false)
})
