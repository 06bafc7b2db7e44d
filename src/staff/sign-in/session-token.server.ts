import { createHash, randomBytes } from 'node:crypto'

/** Makes a token for the cookie. The server stores only the token's digest. */
export const newToken = () => randomBytes(32).toString('base64url')
export const tokenDigest = (token: string) => createHash('sha256').update(token).digest('base64url')
