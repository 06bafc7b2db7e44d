import { describe, expect, it } from 'vitest'
import { checkForm } from '#src/contracts/contact/check-form.ts'
import { passwordChange, signInRequest } from './sign-in.ts'

describe('§5 sign-in', () => {
  it('requires both fields of a sign-in and never gives a password back', () => {
    const form = checkForm(signInRequest, { username: '', password: 'secret' })
    expect(form).toMatchObject({ ok: false, values: { username: '' } })
    expect(!form.ok && form.values).not.toHaveProperty('password')
    expect(checkForm(signInRequest, { username: 'a' }).ok).toBe(false)
  })
  it('wants a new password that is long and new', () => {
    expect(checkForm(passwordChange, { currentPassword: 'x', newPassword: 'short' }).ok).toBe(false)
    expect(
      checkForm(passwordChange, {
        currentPassword: 'the same long words',
        newPassword: 'the same long words',
      }).ok,
    ).toBe(false)
    expect(
      checkForm(passwordChange, { currentPassword: 'x', newPassword: 'four words in a row' }).ok,
    ).toBe(true)
  })
})
