import { expect, it } from 'vitest'
import { createSigner, linkBytes } from './signer.ts'

const { write, read } = createSigner('secret', 'letter', linkBytes)

it.each(['', '7', '7.a', 'ü'])('reads back the text “%s” that it signed', (text) =>
  expect(read(write(text))).toBe(text),
)

it('reads no token that was changed, or signed elsewhere or for another purpose', () => {
  const token = write('7.a')
  const signature = token.slice('7.a.'.length)
  const foreign = [
    createSigner('other', 'letter', linkBytes),
    createSigner('secret', 'card', linkBytes),
  ].map((one) => one.write('7.a'))
  const changed = [
    `8.a.${signature}`,
    `7.b.${signature}`,
    `.${signature}`,
    token.slice(0, -1),
    `${token}x`,
    `${token}AAAA`,
  ]
  for (const one of ['', '.', '7', '7.', '7.%', 'ü.ü.ü', ...changed, ...foreign])
    expect(read(one), one).toBeNull()
})
