import { expect, it } from 'vitest'
import { findPasswordFault } from './password-strength.server.ts'

const faultOf = (password: string) => findPasswordFault(password, ['Isopo', 'Ngozi Eze'])

it.each([
  ['passwordpassword', 'repeats'],
  ['aaaaaaaaaaaa', 'repeats'],
  ['123456789012', 'tried first'],
  ['P@ssw0rd2026', 'tried first'],
  ['iloveyou2024!', 'tried first'],
  ['abcdefghijkl', 'follow one another'],
  ['qwertyuiopas', 'too easy'],
  ['isopo2026isopo', 'your name'],
  ['Isopo isopo isopo', 'your name'],
  ['ngozi eze ngozi', 'your name'],
  ['      trustno1      ', 'tried first'],
])('refuses %s, and says what to do', async (password, reason) => {
  const fault = await faultOf(password)
  expect(fault).toContain(reason)
  expect(fault).toContain('Use four words')
})

it.each([
  'ngozi likes a quiet lagoon',
  'a lagoon at seven in the morning',
  'correct horse battery staple',
  'kx8#Qm2$vL9!',
  'ọjà ọ̀la yóò dára',
])('takes %s', async (password) => expect(await faultOf(password)).toBeNull())
