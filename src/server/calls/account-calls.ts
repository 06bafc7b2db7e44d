import { z } from 'zod'
import {
  accountJoin,
  codeProof,
  passkeyAddition,
  passkeyProof,
  passwordChange,
  passwordProof,
  signInRequest,
} from '#src/contracts/account/account-forms.ts'
import {
  ownSessions,
  passkeyOptions,
  sessionRecord,
} from '#src/contracts/account/session-records.ts'
import { plainAnswer } from '#src/contracts/contact/records.ts'
import { type ApiCall, call } from './api-call.ts'
import { always } from './staff-route.ts'

const setUp = ['set-up-second-factor'] as const

/** Calls of sign-in, sessions and the own account. */
export const accountCalls: readonly ApiCall[] = [
  call('GET', '/session', 'account.own', 'Who is signed in', sessionRecord, {
    during: always,
    isWatch: true,
  }),
  call('POST', '/session', 'anyone', 'Sign in; the cookie is set', plainAnswer, {
    takes: signInRequest,
    problems: [401],
  }),
  call('DELETE', '/session', 'anyone', 'Sign out', plainAnswer),
  call(
    'POST',
    '/session/join',
    'anyone',
    'Choose a password by the link of an invitation or a recovery, and sign in',
    plainAnswer,
    {
      takes: accountJoin,
      problems: [410],
      during: always,
    },
  ),
  call(
    'POST',
    '/session/proof',
    'account.own',
    'Confirm one’s identity; a new cookie is set',
    plainAnswer,
    {
      about:
        'With a code where the account has a second factor, else with the password: at the second step of signing in, and after a problem of the type /problems/proof-needed.',
      takes: z.union([codeProof, passwordProof]),
      during: always,
    },
  ),
  call('POST', '/session/passkey/options', 'account.own', 'Ask for a passkey', passkeyOptions, {
    about:
      'Gives what `navigator.credentials.get` takes (WebAuthn, PublicKeyCredentialRequestOptionsJSON).',
    problems: [409],
    during: always,
  }),
  call(
    'POST',
    '/session/passkey',
    'account.own',
    'Confirm one’s identity by a passkey; a new cookie is set',
    plainAnswer,
    {
      takes: passkeyProof,
      problems: [409],
      during: always,
    },
  ),
  call(
    'POST',
    '/session/password',
    'account.own',
    'Change one’s own password; other sessions end',
    plainAnswer,
    {
      about: 'The current one may be left out while a one-time password waits to be changed.',
      takes: passwordChange,
      during: ['change-password'],
    },
  ),
  call(
    'GET',
    '/sessions',
    'account.own',
    'Read one’s own sessions, the last used first',
    ownSessions,
  ),
  call(
    'DELETE',
    '/sessions',
    'account.own',
    'End one’s own sessions but the one in use',
    plainAnswer,
  ),
  call('DELETE', '/sessions/:id', 'account.own', 'End one of one’s own sessions', plainAnswer, {
    about: 'The answer is the same for one that had ended before.',
  }),
  call(
    'POST',
    '/account/passkeys/options',
    'account.own',
    'Begin to add a passkey',
    passkeyOptions,
    {
      about:
        'Gives what `navigator.credentials.create` takes (WebAuthn, PublicKeyCredentialCreationOptionsJSON).',
      during: setUp,
      needsProof: true,
    },
  ),
  call(
    'POST',
    '/account/passkeys',
    'account.own',
    'Add a passkey; a new cookie is set',
    plainAnswer,
    {
      takes: passkeyAddition,
      problems: [409],
      during: setUp,
      needsProof: true,
    },
  ),
]
