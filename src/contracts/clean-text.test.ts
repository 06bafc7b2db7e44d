import { describe, expect, it } from 'vitest'
import { cleanIdentifier, cleanText, cleanTyped, findUnstorable } from './clean-text.ts'

const family = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'

const cases: [what: string, typed: string, several: string, one?: string][] = [
  ['a plain text', 'Smart Lock, ₦50,000', 'Smart Lock, ₦50,000'],
  ['controls', 'a\0b\u0007c\u001b[0md\u007fe\u009cf', 'abc[0mdef'],
  ['controls of chat and word processors', 'a\u0002b\u0010c\u001ad\u001de', 'abcde'],
  ['line breaks and tabs', 'a\r\nb\rc\nd\te', 'a\nb\nc\nd\te', 'a b c d e'],
  ['other line breaks', 'a\vb\fc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf', 'a b c d e f'],
  [
    'marks of direction and isolates',
    'a\u200eb\u200fc\u202ad\u202ee\u2066f\u2069g\u061ch',
    'abcdefgh',
  ],
  ['zero-width marks', '\ufeffa\u200bb\u2060c\u2063d\ufff9e\ufffbf', 'abcdef'],
  ['a mark between a letter and its accent', 'e\u200b\u0301', 'é'],
  ['letters with tone marks', 'i\u0300s\u0323o\u0323', 'ìṣọ'],
  ['joiners in Latin', 'pass\u200cword, l\u200dock', 'password, lock'],
  ['the half space of Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a joiner behind a vowel mark of Arabic', 'بِ\u200cا', 'بِ\u200cا'],
  ['a joiner at the end of a word of Arabic', 'ه\u200d. ', 'ه\u200d. '],
  ['joiners that repeat', 'می\u200c\u200c\u200dخ', 'می\u200cخ'],
  ['a conjunct of Devanagari', 'क्\u200dष', 'क्\u200dष'],
  ['a chillu of Malayalam', 'ന്\u200d', 'ന്\u200d'],
  ['a family', family, family],
  [
    'emoji with a colour of skin, a selector, a sign',
    '👩🏽\u200d🔧 🏳\ufe0f\u200d🌈 🏃\u200d♀\ufe0f',
    '👩🏽\u200d🔧 🏳\ufe0f\u200d🌈 🏃\u200d♀\ufe0f',
  ],
  ['a joiner that joins no two emoji', '👩\u200d, \u200d👩', '👩, 👩'],
  ['a flag of tags', scotland, scotland],
  ['words hidden in tags', `a\u{e0061}\u{e0062} ${scotland}\u{e0061}`, `a ${scotland}`],
  ['a soft hyphen and a hard space', 'pre\u00adpaid 5\u00a0km', 'pre\u00adpaid 5\u00a0km'],
  ['spaces at the ends', '\tif x:\n', '\tif x:\n', ' if x: '],
  [
    'marks in a heap',
    `a${'\u0315'.repeat(300_000)}${'\u0300'.repeat(300_000)}`,
    `a${'\u0315'.repeat(30)}`,
  ],
  ['halves and noncharacters', 'a\ud83d\ufffe', 'a\ud83d\ufffe'],
]

describe('cleanText', () => {
  it.each(cases)('%s', (_, typed, several, one = several) => {
    expect(cleanText(typed)).toBe(several)
    expect(cleanText(typed, 'one')).toBe(one)
    expect(cleanText(several)).toBe(several)
    expect(cleanText(one, 'one')).toBe(one)
  })

  it('leaves nothing that XML 1.0 forbids, apart from what is found', () => {
    const every = Array.from({ length: 0x11_00_00 }, (_, point) => String.fromCodePoint(point))
    const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u
    expect(
      every.filter((one) => findUnstorable(one) < 0 && forbidden.test(cleanText(one))),
    ).toEqual([])
  })
})

it.each([
  ['abc', -1],
  ['a😀', -1],
  ['a\ud83d', 1],
  ['\ude00a', 0],
  ['ab\ufffe', 2],
  ['\ufdd0', 0],
  ['a\u{1ffff}', 1],
  ['\ufffd', -1],
])('findUnstorable(%j) is %i', (text, at) => expect(findUnstorable(text)).toBe(at))

it.each([
  ['  Adé\u0301 ', 'Adé\u0301'],
  ['\u202aAda\u202c', 'Ada'],
  ['O\ud83d, a\ufffe', 'O\ufffd, a\ufffd'],
  ['Ada\nBcc: x', 'Ada Bcc: x'],
  ['\u3164', ''],
  ['\u2800 \u00ad\u200d', ''],
  ['-', '-'],
  ['\u0645\u06cc\u200c\u062e', '\u0645\u06cc\u200c\u062e'],
])('cleanTyped(%j) is %j', (typed, clean) => expect(cleanTyped(typed)).toBe(clean))

it('keeps the lines of a text of several', () =>
  expect(cleanTyped(' a\r\n\fb ', 'several')).toBe('a\n\nb'))

it.each([
  ['\u202a+234\u00a0802\u2009345\u20116789\u202c', '+234 802 345-6789'],
  ['0802\u2013345\u22126789', '0802-345-6789'],
  ['+1\ufe0d-555-123-4567', '+1-555-123-4567'],
  ['pass\u00adword@wo\u200brks.example', 'password@works.example'],
  ['\u0645\u06cc\u200c\u062e', '\u0645\u06cc\u062e'],
  ['e\u034f\u0301', '\u00e9'],
])('cleanIdentifier(%j) is %j', (typed, clean) => expect(cleanIdentifier(typed)).toBe(clean))
