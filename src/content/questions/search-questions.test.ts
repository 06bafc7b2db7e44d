import { expect, it } from 'vitest'
import { holdsWords, questionText, searchWords } from './search-questions.ts'

it.each([
  ['ZigBee mesh', 'zigbee', true],
  ['How many devices per hub?', 'HUB devices', true],
  ['What is MQTT?', 'mqtt coap', false],
  ['Ìsopọ̀ means connection', 'isopo', true],
  ['Wi-\u2060Fi on 5\u00a0V', 'wi-fi 5 v', true],
  ['anything', '   ', true],
  ['a block of flats', 'lock', false],
  ['the locks of a door', 'lock', true],
  ['LoRa, Zigbee (and locks)', 'lock zig', true],
  ['the 868 MHz band', '68', false],
])('"%s" holds "%s": %s', (text, query, found) => expect(holdsWords(text, searchWords(query))).toBe(found))

it('takes at most eight words of forty characters', () => {
  expect(searchWords('a '.repeat(50))).toHaveLength(8)
  expect(searchWords('x'.repeat(900))[0]).toHaveLength(40)
})

it('searches a question as a page shows it, without the addresses of its links', () =>
  expect(questionText({ question: 'Why?', answer: 'See **the** [price list](/prices).' })).toBe('Why? See the price list.'))
