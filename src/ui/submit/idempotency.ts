export type Attempt = { key: string; sent: string }

/** Creates a key; `crypto.randomUUID` exists only on secure connections. */
export const createIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/**
 * Returns the same key for the same content, so that a retry is stored once; otherwise a new key
 * (product-decisions.md, Forms).
 */
export function nextAttempt(
  previous: Attempt | undefined,
  fields: Record<string, unknown>,
): Attempt {
  const sent = JSON.stringify(fields)
  return previous?.sent === sent ? previous : { key: createIdempotencyKey(), sent }
}
