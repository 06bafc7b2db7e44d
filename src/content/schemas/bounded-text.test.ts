import { expect, it } from 'vitest'
import { issueWords } from '../reading/issue-words.ts'
import { boundedText, webAddress } from './bounded-text.ts'
import { prose, slug, text, title } from './schema.ts'

it.each([
  ['a control in a paragraph', prose, 'Power\0 cut\u0007 at\u001b night', 'Power cut at night'],
  [
    'line breaks of a paragraph',
    prose,
    'One.\r\nTwo.\vThree.\u2028Four.',
    'One.\nTwo.\nThree.\nFour.',
  ],
  ['line breaks of a line', title, 'Smart\nLock\tand\vmore', 'Smart Lock and more'],
  ['a byte order mark before an address', slug, '\ufeffsmart-lock', 'smart-lock'],
  ['letters with tone marks', text, ' i\u0300s\u0323o\u0323 ', 'ìṣọ'],
  ['a listing of code', boundedText, '\tif x:\r\n\t\treturn\n', '\tif x:\n\t\treturn\n'],
  ['the half space of Persian', prose, 'می\u200cخواهم', 'می\u200cخواهم'],
  [
    'invisible marks in a web address',
    webAddress({ protocol: /^https$/ }),
    'https://a.example/\u200bb\u0000c',
    'https://a.example/bc',
  ],
])('cleans %s', (_, schema, typed, clean) => expect(schema.parse(typed)).toBe(clean))

it.each([
  [
    'half a character',
    prose,
    'Hire a gateway \ud83d now',
    'Half a character (U+D83D) after “Hire a gateway”: delete it, or type it again',
  ],
  [
    'its other half',
    title,
    '\ude00 Lock',
    'Half a character (U+DE00) at the beginning: delete it, or type it again',
  ],
  [
    'a noncharacter',
    text,
    'Lock\ufffe',
    'A code that is no character (U+FFFE) after “Lock”: delete it, or type it again',
  ],
  [
    'a noncharacter of another plane',
    text,
    'Lock \u{1ffff}',
    'A code that is no character (U+1FFFF) after “Lock”: delete it, or type it again',
  ],
  [
    'half a character in a web address',
    webAddress({ protocol: /^https$/ }),
    'https://a.example/\ud83d',
    'Half a character (U+D83D) after “https://a.example/”: delete it, or type it again',
  ],
  ['a text of controls alone', text, '\0\u200b', 'Write something here: it is empty'],
  [
    'another kind of web address',
    webAddress({ protocol: /^https$/ }),
    'http://a.example/',
    'An address that begins with https://',
  ],
])('refuses %s', (_, schema, typed, message) => {
  const { error } = schema.safeParse(typed, { error: issueWords })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
