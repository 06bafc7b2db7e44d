import { describe, expect, it } from 'vitest'
import type { Piece } from './pasted.ts'
import { readPastedHtml } from './pasted-html.ts'

/** A paragraph of a list as Word writes it. */
const wordItem = (level: number, marker: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
const word = (...parts: string[]) => `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><style><!--
 /* Style Definitions */
 @list l7:level1 {mso-level-number-format:bullet; mso-level-text:·;}
 p.MsoNormal {margin:0cm;}
--></style></head><body lang=EN-GB><!--StartFragment-->${parts.join('\n\n')}<!--EndFragment--></body></html>`
const docs = (inner: string) =>
  `<meta charset='utf-8'><b style='font-weight:normal;' id="docs-internal-guid-1">${inner}</b>`
const sheet = (rows: string, css = '') =>
  `<html><head><style>${css}</style></head><body><table border=0><!--StartFragment-->${rows}<!--EndFragment--></table></body></html>`

describe('what offices write', () => {
  it.each<[string, string, Piece[], string[]?]>([
    [
      'Word: a list with two levels',
      word(wordItem(1, '·', 'Doors'), wordItem(2, 'o', 'Wood'), wordItem(1, '·', 'Gates')),
      [{ list: ['Doors', { inset: 'Wood' }, 'Gates'] }],
    ],
    [
      'Word: numbers that begin again, and ones that go on',
      word(
        wordItem(1, '1.', 'Open'),
        wordItem(1, '2.', 'Close'),
        wordItem(1, '1.', 'Lock', 'l1'),
        '<p class=MsoNormal>Then:</p>',
        wordItem(1, '3.', 'Leave'),
      ),
      [
        { numbered: ['Open', 'Close'] },
        { numbered: ['Lock'] },
        { paragraph: 'Then:' },
        { numbered: ['Leave'] },
      ],
      ['the first number of a list'],
    ],
    [
      'Word: an indented paragraph belongs to the item before it',
      word(
        wordItem(1, 'a)', 'Open'),
        '<p class=MsoListParagraph>and wait</p>',
        wordItem(1, 'b)', 'Go'),
      ),
      [{ numbered: ['Open and wait', 'Go'] }],
    ],
    [
      'Word: a tick of Wingdings is no word of an item',
      word(
        wordItem(1, "<span style='font-family:Wingdings'>ü</span>", 'One'),
        "<p class=MsoNormal><span style='font-family:Wingdings'>à</span> here</p>",
      ),
      [{ list: ['One'] }, { paragraph: '→ here' }],
    ],
    [
      'Word: bold, headings, and a title',
      word(
        '<p class=MsoTitle>Our locks</p><h2>At <b>night</b></h2>',
        "<p class=MsoNormal>It runs <b style='mso-bidi-font-weight:normal'>all </b><b>night</b>.</p>",
      ),
      [{ heading: 'Our locks' }, { heading: 'At night' }, { paragraph: 'It runs **all night**.' }],
    ],
    [
      'Word: struck, hidden and commented words are left out',
      word(
        `<p class=MsoNormal>Price <s>₦15,000</s> ₦12,000<span style='display:none;mso-hide:all'> secret</span></p>`,
        "<p>Now<a style='mso-comment-reference:A_1' class=MsoCommentReference>[A1]</a></p>",
        "<div style='mso-element:comment-list'><p>Really?</p></div>",
      ),
      [{ paragraph: 'Price ₦12,000' }, { paragraph: 'Now' }],
      ['struck words', 'hidden text', 'comments'],
    ],
    [
      'raised and lowered figures',
      '<p>12 m<sup>2</sup>, 10<sup>6</sup>, CO<sub>2</sub>, the 1<sup>st</sup><sup><a href="#_ftn1">[1]</a></sup></p>',
      [{ paragraph: '12 m², 10^6, CO2, the 1st' }],
      ['lowered figures', 'references to footnotes'],
    ],
    [
      'Google Docs: bold by style, lists in lists, lines',
      docs(
        `<h1 dir="ltr"><span style='font-weight:400'>Plan</span></h1><p><span style='font-weight:400'>a </span><span style='font-weight:700'>b</span></p><br><ol><li aria-level="1"><p><span>One</span></p></li><ol><li aria-level="2"><p>Two</p></li></ol></ol>`,
      ),
      [{ heading: 'Plan' }, { paragraph: 'a **b**' }, { numbered: ['One', { inset: 'Two' }] }],
    ],
    [
      'Word for the web: each item in a list of its own',
      ['1', '2']
        .map(
          (level) =>
            `<div class="ListContainerWrapper"><ul><li data-aria-level="${level}"><p>${level}</p></li></ul></div>`,
        )
        .join(''),
      [{ list: ['1', { inset: '2' }] }],
    ],
    [
      'Excel: a range is a table, with what its styles strike',
      sheet(
        '<tr><td>Item</td><td class=xl65>Price</td><td></td></tr><tr height=20><td>Lock &amp; bolt</td><td class=xl66>₦15,000</td><td>&nbsp;</td></tr><tr><td>Gate</td><td align=right> ₦9,000 </td><td></td></tr>',
        '<!--.xl65 {font-weight:700;}\n.xl66 {text-decoration:line-through;}-->',
      ),
      [
        {
          table: {
            caption: '',
            columns: ['Item', 'Price'],
            rows: [
              ['Lock & bolt', ''],
              ['Gate', '₦9,000'],
            ],
          },
        },
      ],
      ['struck words'],
    ],
    [
      'Excel: a column is a list',
      sheet('<tr><td>a</td></tr><tr><td>b</td></tr>'),
      [{ list: ['a', 'b'] }],
    ],
    [
      'merged cells',
      sheet(
        '<tr><td colspan=2>Lagos</td><td>Abuja</td></tr><tr><td rowspan=2>x</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>',
      ),
      [
        {
          table: {
            caption: '',
            columns: ['Lagos', '', 'Abuja'],
            rows: [
              ['x', '1', '2'],
              ['x', '3', '4'],
            ],
          },
        },
      ],
      ['merged cells'],
    ],
    [
      'Outlook and newsletters: a table that lays the page out',
      '<table><tr><td><table><tr><td><p>Dear all,</p><p>see you.</p></td></tr></table></td></tr></table>',
      [{ paragraph: 'Dear all,' }, { paragraph: 'see you.' }],
    ],
    [
      'Pages: bold by a class',
      '<style>span.s1 {font-weight: bold}</style><p class="p1">a <span class="s1">b</span></p><ul class="ul1"><li class="li1">c</li></ul>',
      [{ paragraph: 'a **b**' }, { list: ['c'] }],
    ],
    [
      'a browser: links with brackets, entities, emoji as pictures',
      '<p>See <a href="https://a.example/Lagos_(state)"><b>the</b> state [PDF]</a> &mdash; &#x1F512;<img alt="😀" src=x></p>',
      [{ paragraph: 'See [**the** state (PDF)](https://a.example/Lagos_%28state%29) — 🔒😀' }],
    ],
    [
      'a browser: flags and keycaps as pictures, and a picture whose text begins with a number',
      '<p>Call <img alt="🇳🇬" src=x> <img alt="1️⃣" src=x> <img alt="🏴󠁧󠁢󠁳󠁣󠁴󠁿" src=x><img alt="3 locks" src=x></p>',
      [{ paragraph: 'Call 🇳🇬 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿' }],
      ['pictures'],
    ],
    [
      'a browser: links that a text cannot hold',
      '<p><a href="javascript:alert(1)">press</a> <a href="http://a.example">here</a><img src=x></p>',
      [{ paragraph: 'press here' }],
      ['links', 'links without https', 'pictures'],
    ],
    [
      'typed marks that would format the text',
      '<p>Type **now** and _TOKEN_, 2 * 3, [x]</p>',
      [{ paragraph: 'Type now and TOKEN, 2 * 3, [x]' }],
      ['characters that would become formatting'],
    ],
  ])('%s', (_, html, pieces, leftOut = []) =>
    expect(readPastedHtml(html, true)).toEqual({ pieces, leftOut }),
  )
})

it('keeps italics and quotations', () =>
  expect(readPastedHtml('<p>a <i>b</i></p><blockquote>c <b>d</b></blockquote>', true)).toEqual({
    pieces: [{ paragraph: 'a _b_' }, { paragraph: '""c **d**""' }],
    leftOut: [],
  }))

it('names what a field without marks loses', () =>
  expect(
    readPastedHtml('<p><b>a</b> <i>b</i> <code>c</code> <a href="/x">d</a></p>', false),
  ).toEqual({ pieces: [{ paragraph: 'a b c d' }], leftOut: ['bold', 'italics', 'code', 'links'] }))

const many = 20_000
/** The time limit of a test ends work that grows with the square of the length. */
it.each([
  ['rules of a class', `<style>${'.a {font-weight: bold}'.repeat(many)}</style>`, '<p class=a>b'],
  ['paragraphs of an item', wordItem(1, '·', 'a'), '<p class=MsoListParagraph>b'],
  ['elements at depth', '<span>'.repeat(300), '<i>b</i>'],
])('reads many %s', (_, start, repeated) =>
  expect(readPastedHtml(start + repeated.repeat(many), true).pieces).not.toEqual([]),
)

it('refuses elements that are nested too deeply', () =>
  expect(() => readPastedHtml('<span>x'.repeat(2000), true)).toThrow('nested too deeply'))

it.each([
  '<p',
  '</b></i>text',
  '<a href="x',
  '<li>a<li>b',
  '<td>a<td>b',
  '<!-- ',
  '&#x110000;&nope;',
  '<script>if (a < b)',
  '<ul><ul><ul>'.repeat(50),
  '<table><tr><td colspan=9999999 rowspan=-1>a',
])('reads %s whatever it is', (html) => expect(() => readPastedHtml(html, true)).not.toThrow())
