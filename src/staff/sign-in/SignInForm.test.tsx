import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { signInReasons } from '#src/contracts/account/proof.ts'
import { describeRefusal, SignInForm } from './SignInForm.tsx'

describe('§2 admin login', () => {
  it('shows Admin Login with two required fields and Login, and posts without JavaScript', () => {
    const html = renderToStaticMarkup(<SignInForm />)
    expect(html).toContain('>Admin Login</h1>')
    expect(html).toContain('action="/admin/signin" method="post"')
    expect(html).toMatch(/<label[^>]*>Username<\/label>/)
    expect(html).toMatch(/<label[^>]*>Password<\/label>/)
    for (const name of ['username', 'password'])
      expect(html).toMatch(new RegExp(`<input[^>]*required=""[^>]* name="${name}"`))
    expect(html).toMatch(/<button[^>]*>Login<\/button>/)
  })

  it('says Invalid credentials! in an alert and keeps the name alone', () => {
    const html = renderToStaticMarkup(
      <SignInForm
        posted={{
          outcome: 'failed',
          message: 'Invalid credentials!',
          detail: '',
          errors: {},
          values: { username: 'funmi' },
        }}
      />,
    )
    expect(html).toMatch(/role="alert"[^>]*>Invalid credentials!</)
    expect(html).toContain('value="funmi"')
  })

  it('says why somebody signs in again, and goes on where they were without JavaScript too', () => {
    const html = renderToStaticMarkup(
      <SignInForm next="/admin/content/edit?path=a" reason="kept" />,
    )
    expect(html).toContain(signInReasons.kept)
    expect(html).toContain(
      'action="/admin/signin?next=%2Fadmin%2Fcontent%2Fedit%3Fpath%3Da&amp;reason=kept"',
    )
  })

  it.each([
    [{ kind: 'refused', status: 401, detail: 'anything' }, /^Invalid credentials!$/],
    [
      { kind: 'refused', status: 429, detail: 'Wait 30 seconds, then try again.' },
      /^Wait 30 seconds/,
    ],
    [{ kind: 'refused', status: 503, detail: undefined }, /try again/],
    [{ kind: 'unanswered' }, /try again/],
  ] as const)('%j', (outcome, words) => expect(describeRefusal(outcome)).toMatch(words))
})
