import { expect, it } from 'vitest'
import { nameOfFile, refuseFile } from './use-upload.ts'

it.each([
  ['Front Door (2).JPG', 'front-door-2'],
  ['ìsopọ̀ lock.webp', 'isopo-lock'],
  ['___.png', 'picture'],
  ['图片2026.jpg', 'picture-2026'],
  ['مخطط.png', 'mkhtt'],
  ['Холодильник №2.png', 'kholodilnik-no2'],
  ['Θερμόμετρο.jpg', 'thermometro'],
  ['Nørrebro Ægir.jpg', 'norrebro-aegir'],
  ['Łódź Straße.jpg', 'lodz-strasse'],
  [
    'How long should an autoclave be valid between inspections.jpg',
    'how-long-should-an-autoclave-be-valid',
  ],
  [`${'a'.repeat(200)}.png`, 'a'.repeat(40)],
])('%s is kept as %s', (file, name) => expect(nameOfFile(file)).toBe(name))

it('says at once why a file cannot be a picture of the library', () => {
  expect(refuseFile({ type: 'image/gif', size: 10 })).toBe(
    'Pictures are JPEG, PNG, WebP or AVIF files.',
  )
  expect(refuseFile({ type: 'image/jpeg', size: 30 * 1024 * 1024 })).toBe(
    'This file has 30 MB; 20 MB are taken at most.',
  )
  expect(refuseFile({ type: 'image/webp', size: 1024 })).toBeUndefined()
})
