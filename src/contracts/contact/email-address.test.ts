import { expect, it } from 'vitest'
import { asciiHost, cleanEmail, hasPlainLetters, isEmail } from './email-address.ts'

it.each([
  ...['ade@works.example', 'r&d@works.example', "o'neil+iot@works.example", '_@works.example'],
  ...['!#$%&`*+/=?^`{|}~@iana.org', 'test@iana.co-uk', 'test@c--n.com', 'a@b.c', 'test@123.com'],
  ...['.test@iana.org', 'test.@iana.org', 'te..st@iana.org', 'test@255.255.255.255'],
  ...['info@xn--e1afmkfd.xn--p1ai', 'info@пример.рф', 'info@münchen.de', 'अजय@डाटा.भारत'],
  ...['info＠works．example', 'info@例え。テスト', '用户@例子.广告', 'dörte@sörensen.example.com'],
  ...['ADE@WORKS.EXAMPLE', 'info@Пример.РФ', ' ade@works.example\u202c'],
])('%j is an address', (typed) => expect(isEmail(cleanEmail(typed))).toBe(true))

it.each([
  ...['', 'no', '@', 'test@', '@iana.org', 'a@b', 'test@io', 'test@@iana.org', 'a b@c.example'],
  ...['test@.iana.org', 'test@iana..com', 'test@-iana.org', 'test@iana-.com'],
  ...['"test"@iana.org', 'test\\@test@iana.org', 'test@[127.0.0.1]', 'test@a_b.example'],
  ...['ada at works.example', '<ada@works.example', 'a@b.example, c@d.example'],
  ...['Ada <a@b.example>, Obi <c@d.example>', 'ada@works.example (work)', 'a@b.example c'],
  ...['(comment)test@iana.org', 'a;b@works.example', '😀@works.example', 'a@xn--.\ud800'],
  ...[`a@${'b'.repeat(64)}.example`, 'info@пример', 'info@при мер.рф', 'a@b.example?bcc=c@d'],
])('%j is no address', (typed) => expect(isEmail(cleanEmail(typed))).toBe(false))

it.each([
  ['info@xn--e1afmkfd.xn--p1ai', 'info@пример.рф'],
  ['info@XN--E1AFMKFD.xn--p1ai', 'info@пример.рф'],
  ['xn--@works.example', 'xn--@works.example'],
  ['info@xn--a', 'info@xn--a'],
  ["o'brien@works.example", "o'brien@works.example"],
  ['o’brien@works.example', "o'brien@works.example"],
  ['Pat O‘Brien <o´brien@works.example>', "o'brien@works.example"],
  ['oʼbrien＠works.example', "o'brien@works.example"],
  ['o`brien@works.example', 'o`brien@works.example'],
  ['ada@works.example or obi@works.example', 'ada@works.example or obi@works.example'],
])('%s is kept as %s', (typed, kept) => expect(cleanEmail(typed)).toBe(kept))

it.each([
  ...['mailto:ada@works.example', 'MAILTO:ada@works.example?subject=Hi', '<ada@works.example>'],
  ...['Ada Obi <ada@works.example>', '"Obi, Ada" <ada@works.example>;'],
  ...['ada@works.example.', 'ada@works.example, ', '“ada@works.example”', "'ada@works.example'"],
  ...['(ada@works.example)', 'E-mail: ada@works.example', 'ada @works.example'],
  ...[
    'ada@ works.example',
    'ada@works. example',
    'ada@works.example/',
    '\tada@works.example\u00a0',
  ],
])('takes the address out of %j', (pasted) => expect(cleanEmail(pasted)).toBe('ada@works.example'))

it.each([
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai', true],
  ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai', true],
  ['Ade@Works.example', 'Ade@Works.example', true],
  ['dörte@sörensen.example', 'dörte@xn--srensen-90a.example', false],
  ['no', 'no', true],
])('%s is sent to %s', (typed, sent, isPlain) => {
  expect(asciiHost(typed)).toBe(sent)
  expect(hasPlainLetters(typed)).toBe(isPlain)
})
