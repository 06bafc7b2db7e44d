import type { Queryable } from '#src/core/database/connect.ts'
import {
  recordAttempt,
  resetAttempts,
  type Throttle,
  uncountHits,
} from '#src/core/database/rates.ts'
import { createFairQueue, type FairQueue, type Permit } from '#src/core/fairness/fair-queue.ts'
import { networksOf } from '#src/core/http/client-address.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { nameKey } from '#src/staff/account-rows.server.ts'

const minute = 60_000

/**
 * Number of failures in a window that cause no delay. After these each attempt waits longer, up to
 * a limit (decision 0031).
 */
export const signInThrottle = {
  account: { free: 5, windowMs: 15 * minute, longestDelayMs: minute },
  network: { free: 20, windowMs: 15 * minute, longestDelayMs: 5 * minute },
  /**
   * Attempts of an IPv6 /48: at an account, and in all. Delays are short, because thousands of
   * phones of a mobile network may share it.
   */
  widerAccount: {
    free: 5 * serverLimits.sharesOfWider,
    windowMs: 15 * minute,
    longestDelayMs: 10_000,
  },
  wider: { free: 20 * serverLimits.sharesOfWider, windowMs: 15 * minute, longestDelayMs: 10_000 },
  /**
   * Attempts of all networks at one account: delays are short and there is no lock, because the
   * owner may use a new device.
   */
  everybody: { free: 100, windowMs: 15 * minute, longestDelayMs: 10_000 },
  /** Attempts of a known device of the account, counted separately from those of strangers. */
  device: { free: 5, windowMs: 15 * minute, longestDelayMs: minute },
} satisfies Record<string, Throttle>

/** `deviceId`: null for an unknown device. */
export type SignInAttempt = { username: string; prefix: string; deviceId: string | null }

type Hashing = { secretKey: (text: string) => string }

/** Password checks take turns by network. */
export type SignInQueues = { device: FairQueue; stranger: FairQueue }

/** Known devices have a queue of their own, so that guessers cannot keep staff waiting. */
export const openSignInQueues = (): SignInQueues => ({
  device: createFairQueue(serverLimits.signIns),
  stranger: createFairQueue(serverLimits.signIns),
})

/**
 * Waits for a permit to check a password.
 * @returns null if the queue is full
 */
export async function enterQueue(
  queues: SignInQueues,
  { prefix, deviceId }: SignInAttempt,
): Promise<Permit | null> {
  const permit = await (deviceId
    ? queues.device.enter({ network: `device ${deviceId}` })
    : queues.stranger.enter({ network: prefix }))
  return typeof permit === 'string' ? null : permit
}

/**
 * Returns counters always in this order, because locking the same rows in another order could
 * deadlock.
 */
function countersOf(
  { secretKey }: Hashing,
  { username, prefix, deviceId }: SignInAttempt,
): { key: string; throttle: Throttle; isOwn: boolean }[] {
  if (deviceId)
    return [
      {
        key: secretKey(`sign-in device ${deviceId}`),
        throttle: signInThrottle.device,
        isOwn: true,
      },
    ]
  const name = nameKey(username)
  const networks = networksOf(prefix)
  return [
    ...networks.map((network, level) => ({
      key: secretKey(`sign-in prefix ${network}`),
      throttle: level === 0 ? signInThrottle.network : signInThrottle.wider,
      isOwn: false,
    })),
    ...networks.map((network, level) => ({
      key: secretKey(`sign-in account ${name} ${network}`),
      throttle: level === 0 ? signInThrottle.account : signInThrottle.widerAccount,
      isOwn: level === 0,
    })),
    {
      key: secretKey(`sign-in everybody ${name}`),
      throttle: signInThrottle.everybody,
      isOwn: false,
    },
  ]
}

/**
 * Counts an attempt.
 * @returns milliseconds to wait until the next attempt; 0 if this one may be checked
 */
export async function countSignIn(
  context: Hashing,
  tx: Queryable,
  attempt: SignInAttempt,
  now: number,
): Promise<number> {
  for (const { key, throttle } of countersOf(context, attempt)) {
    const wait = await recordAttempt(tx, key, throttle, now)
    if (wait > 0) return wait
  }
  return 0
}

/**
 * Subtracts a successful attempt, and clears the failures of its network or device at this account.
 */
export async function forgetSignIn(
  context: Hashing,
  tx: Queryable,
  attempt: SignInAttempt,
): Promise<void> {
  for (const { key, isOwn } of countersOf(context, attempt))
    await (isOwn ? resetAttempts(tx, key) : uncountHits(tx, key, 1))
}
