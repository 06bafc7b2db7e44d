import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { site } from '#src/content/settings/site.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import type { ProofContext } from '#src/staff/sign-in/session-proofs.server.ts'
import { consumeChallenge, writeChallenge } from '#src/staff/sign-in/session-rows.server.ts'
import { noteAddition, noteProof, type ProofResult } from './identity.server.ts'
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
  type PasskeyRow,
} from './second-factor-rows.server.ts'

/** Milliseconds for which a challenge is valid. */
const challengeMs = 5 * 60_000

/** Accepted signatures (COSE): EdDSA, ES256, RS256. Every authenticator supports one of these. */
const algorithms = [-8, -7, -257]

/** Domain of a passkey, and the origins that may use it (WebAuthn §4, relying party). */
export type RelyingParty = { id: string; origins: string[] }

type Addition = { outcome: 'added'; token: string } | { outcome: 'refused' } | { outcome: 'known' }

/**
 * Returns the relying party: the configured host, or else the request's. Assumes https except on
 * localhost, because a proxy hides it.
 */
export function relyingPartyOf(url: string, publicOrigin: string | undefined): RelyingParty {
  if (publicOrigin) return { id: new URL(publicOrigin).hostname, origins: [publicOrigin] }
  const { host, hostname } = new URL(url)
  return {
    id: hostname,
    origins: [`https://${host}`, ...(hostname === 'localhost' ? [`http://${host}`] : [])],
  }
}

// Loaded only at the first use of a passkey, because that takes 200 ms and 20 MB.
const library = () => import('@simplewebauthn/server')

const idsOf = (passkeys: PasskeyRow[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(',').filter(Boolean),
  }))

const toBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

const writeOwnChallenge = (
  { database }: ProofContext,
  { sessionId }: SignedIn,
  challenge: string,
  now: number,
) => database.write((tx) => writeChallenge(tx, sessionId, `${now}.${challenge}`))

async function consumeOwnChallenge(
  { database }: ProofContext,
  { sessionId }: SignedIn,
  now: number,
): Promise<string | null> {
  const stored = await database.write((tx) => consumeChallenge(tx, sessionId))
  const [sentAt, challenge] = (stored ?? '').split('.')
  return challenge && now - Number(sentAt) < challengeMs ? challenge : null
}

async function verify(
  passkey: PasskeyRow,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  challenge: string,
) {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: toBytes(passkey.public_key),
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for every fault: challenge, origin, domain, signature, or a counter that
    // goes back.
    return null
  }
}

/** Returns the options for adding a passkey (WebAuthn level 3). */
export async function offerPasskey(
  context: ProofContext,
  staff: SignedIn,
  party: RelyingParty,
  now = Date.now(),
) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: site().name,
    rpID: party.id,
    userName: staff.name,
    userDisplayName: staff.name,
    // This user id is the same for each passkey of an account, and reveals nothing about the
    // account (WebAuthn §14.6.1).
    userID: new TextEncoder().encode(context.secretKey(`passkey account ${staff.id}`)),
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: idsOf(await listPasskeys(context.database.db, staff.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await writeOwnChallenge(context, staff, options.challenge, now)
  return options
}

export async function addPasskey(
  context: ProofContext,
  staff: SignedIn,
  party: RelyingParty,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<Addition> {
  const now = Date.now()
  const challenge = await consumeOwnChallenge(context, staff, now)
  if (!challenge) return { outcome: 'refused' }
  const { verifyRegistrationResponse } = await library()
  const registered = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!registered?.verified) return { outcome: 'refused' }
  const { id, publicKey, counter, transports = [] } = registered.registrationInfo.credential
  return context.database.write(async (tx) => {
    const isNew = await insertPasskey(tx, {
      staff_id: staff.id,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
      name,
      created_at: now,
      used_at: null,
    })
    if (!isNew) return { outcome: 'known' }
    const token = await noteAddition(context, { tx, staff, now }, 'passkey')
    return { outcome: 'added', token }
  })
}

/** Returns the options for using a passkey of the account; null if it has none. */
export async function askForPasskey(
  context: ProofContext,
  staff: SignedIn,
  party: RelyingParty,
  now = Date.now(),
) {
  const passkeys = await listPasskeys(context.database.db, staff.id)
  if (passkeys.length === 0) return null
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMs,
    allowCredentials: idsOf(passkeys),
    userVerification: 'preferred',
  })
  await writeOwnChallenge(context, staff, options.challenge, now)
  return options
}

/**
 * Checks the answer of a passkey. Not throttled, because a signature cannot be guessed, and an
 * attack must not lock out the owner.
 */
export async function provePasskey(
  context: ProofContext,
  staff: SignedIn,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<ProofResult> {
  const now = Date.now()
  const challenge = await consumeOwnChallenge(context, staff, now)
  const passkey = await findPasskey(context.database.db, staff.id, response.id)
  const counter = challenge && passkey ? await verify(passkey, party, response, challenge) : null
  return context.database.write(async (tx) => {
    const act = { tx, staff, now }
    if (!passkey || counter === null) return noteProof(context, act, null)
    await markPasskeyUsed(tx, passkey.id, { counter, now })
    return noteProof(context, act, 'passkey')
  })
}
