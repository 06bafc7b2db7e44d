import { expect, it } from 'vitest'
import { decodeReturned } from './decode-returned.ts'
import { isInLanguage, otherLanguage } from './returned-language.ts'

it.each([
  ['fr_FR.UTF-8', 'fr'],
  ['fr@euro', 'fr'],
  ['fr_FR@euro', 'fr'],
  ['fr-FR,', 'fr'],
  ['français', 'fr'],
  ['French', 'fr'],
  ['sr@latin', 'sr-Latn'],
  ['sr_RS.UTF-8@cyrillic', 'sr'],
  ['pt_BR', 'pt-BR'],
  ['zh_TW', 'zh-Hant'],
  ['zh_Hant', 'zh-TW'],
  ['zh_CN', 'zh'],
])('reads the language %s of a header as %s', (written, language) => {
  expect(isInLanguage(written, language)).toBe(true)
})

it.each([
  ['sr@latin', 'sr-Cyrl', 'Serbian (Latin)'],
  ['sr@latin', 'sr', 'Serbian (Latin)'],
  ['zh_CN', 'zh-Hant', 'Chinese (China)'],
  ['zh_TW', 'zh', 'Chinese (Taiwan)'],
  ['pt_BR.UTF-8', 'fr', 'Brazilian Portuguese'],
  ['français', 'de', '“français”'],
  ['-', 'fr', '“-”'],
  ['tlh!', 'fr', '“tlh!”'],
])('names the other language %s of a header', (written, language, name) => {
  expect(isInLanguage(written, language)).toBe(false)
  expect(otherLanguage(written, language)).toContain(`in ${name}, not in `)
})

const header = (charset: string) =>
  `msgid ""\nmsgstr "Content-Type: text/plain; charset=${charset}\\n"\n\nmsgid "Price"\nmsgstr "Coût"\n`

it('decodes UTF-8 alone and names another encoding', () => {
  expect(decodeReturned(Buffer.from(header('UTF-8')))).toEqual({ text: header('UTF-8') })
  const refusals: [Buffer, string][] = [
    [Buffer.from(header('ISO-8859-1'), 'latin1'), 'ISO-8859-1'],
    [Buffer.from(header('UTF-8'), 'latin1'), 'Latin-1'],
    [Buffer.from(header('CHARSET'), 'latin1'), 'Latin-1'],
    [Buffer.from(`\ufeff${header('UTF-16')}`, 'utf16le'), 'UTF-16'],
    [Buffer.from(`\ufeff${header('UTF-16')}`, 'utf16le').swap16(), 'UTF-16'],
    [Buffer.from(header('UTF-16'), 'utf16le'), 'UTF-16'],
  ]
  for (const [bytes, encoding] of refusals)
    expect(decodeReturned(bytes)).toEqual({ refused: expect.stringContaining(encoding) })
})
