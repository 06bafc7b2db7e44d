export type Attempt = { key: string; sent: string }

/** A fresh key; `crypto.randomUUID` exists only where the connection is safe. */
export const createIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The same words again keep their key, so that a retry is stored once; changed words get a new one (product-decisions.md, Forms). */
export function nextAttempt(previous: Attempt | undefined, fields: Record<string, unknown>): Attempt {
  const sent = JSON.stringify(fields)
  return previous?.sent === sent ? previous : { key: createIdempotencyKey(), sent }
}
