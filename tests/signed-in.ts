import type { SignedIn } from '#src/server/services/accounts/sessions.ts'

/** Makes a signed-in account that needs no further step, by default an owner's. */
export const signedIn = (change: Partial<SignedIn> = {}): SignedIn => ({
  id: 1,
  name: 'Ngozi',
  role: 'owner',
  email: null,
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
