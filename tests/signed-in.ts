import type { SignedIn } from '#src/core/signed-in.server.ts'

/**
 * Makes the account of a session whose sign-in is complete; by default it is an owner's account.
 */
export const signedIn = (change: Partial<SignedIn> = {}): SignedIn => ({
  id: 1,
  name: 'Ngozi',
  role: 'owner',
  email: null,
  timeZone: null,
  shownName: null,
  sessionId: 1,
  device: 'Firefox on Android',
  network: '192.0.2.0/24',
  origin: null,
  standing: 'open',
  mustChangePassword: false,
  hasSecondFactor: false,
  provedAt: Date.now(),
  endsAt: 0,
  idleEndsAt: 0,
  ...change,
})
