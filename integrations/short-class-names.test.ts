import { expect, it } from 'vitest'
import { shortNames } from './short-class-names.ts'

const card = '.card { color: red; & .name { color: blue } }\n.card.wide .name { color: green }'
const list = '.list { animation: turn 0.5s } .card { padding: 1.2rem } @keyframes turn { to { rotate: 1turn } }'

it('gives each class of each file a name of its own, whatever the order in which files are read', () => {
  const nameOf = shortNames(['/site/b.module.css', '/site/a.module.css'])
  expect(['card', 'name', 'wide'].map((name) => nameOf(name, '/site/b.module.css', card))).toEqual(['b0', 'b1', 'b2'])
  expect(['list', 'card', 'turn'].map((name) => nameOf(name, '/site/a.module.css?used', list))).toEqual(['a0', 'a1', 'a2'])
  expect(shortNames(['/site/a.module.css', '/site/b.module.css'])('name', '/site/b.module.css', card)).toBe('b1')
})

it('goes on after the 26th file', () => {
  const files = Array.from({ length: 30 }, (_, index) => `/site/${String(index).padStart(2, '0')}.module.css`)
  const names = files.map((file) => shortNames(files)('card', file, card))
  expect(new Set(names).size).toBe(files.length)
})

it('refuses a class that the file does not have', () => {
  expect(() => shortNames(['/site/a.module.css'])('tile', '/site/a.module.css', card)).toThrow('.tile')
})
