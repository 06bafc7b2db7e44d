/**
 * What visitors agree to, in one wording and language (content/words/consent.yaml). Stored requests
 * refer to its version.
 */
export type Consent = {
  version: string
  /** Words of the box without which no request is sent, with their links. */
  request: string
  /** Words at the newsletter's form. */
  newsletter: string
  /** Words of the box that subscribes to the newsletter with a request. */
  marketing: string
}

/** Version of a request that staff entered, because its sender called. */
export const toldByPhone = 'told-by-phone'

/** Text in place of the consent of a person who called. @param by name of the account */
export const tellingByPhone = (by: string): string =>
  `Told on the telephone by ${by}: what was said is kept to answer it, as the privacy policy describes.`
