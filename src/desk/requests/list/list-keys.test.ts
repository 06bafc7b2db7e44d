import { expect, it } from 'vitest'
import { listKeyOf } from './list-keys.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false }
const press = (key: string, code = '', change = {}) =>
  listKeyOf({ key, code, target: new EventTarget(), ...none, ...change })

it.each([
  ['j', 'KeyJ', 'j'],
  ['J', 'KeyJ', 'j'],
  ['о', 'KeyJ', 'j'],
  ['ى', 'KeyN', 'n'],
  ['/', 'Slash', '/'],
  ['?', 'Slash', '?'],
  ['e', 'KeyE', null],
  // On a Dvorak keyboard the letter counts, not its place.
  ['h', 'KeyJ', null],
  ['Enter', 'Enter', null],
  ['toString', '', null],
])('reads %j at %s as %j', (key, code, expected) => expect(press(key, code)).toBe(expected))

it.each(['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'])(
  'leaves a key with %s alone',
  (name) => expect(press('j', 'KeyJ', { [name]: true })).toBeNull(),
)
