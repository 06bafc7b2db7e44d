import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['Adébáyọ̀', 'adebayo'],
  ['ＷｉＦｉ', 'wifi'],
  ['ﬁlter', 'filter'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['ẞ', 'ss'],
  ['Ærø', 'aero'],
  ['İstanbul, ısı', 'istanbul, isi'],
  ['ɓarɗo ƙofa ƴanci', 'bardo kofa yanci'],
  ['Kɔfi', 'kofi'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['مُحَمَّد', 'محمد'],
  ['محمـــد', 'محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['O’Neil', "o'neil"],
  ['Oʼneil', "o'neil"],
  ['O´Neil', "o'neil"],
  ['Z‑Wave', 'z-wave'],
  ['Z–Wave', 'z-wave'],
  ['Z−Wave', 'z-wave'],
  ['pre\u00adpaid', 'prepaid'],
  ['zero\u200bwidth', 'zerowidth'],
  ['H₂O, 5 m²', 'h2o, 5 m2'],
  ['a  b', 'a  b'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(foldText(folded)).toBe(folded)
})
