/**
 * Characters that control a terminal or change the direction of text: control and format
 * characters, line separators.
 */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

export const withoutSteering = (text: string): string => text.replace(steering, '\ufffd')

/**
 * Returns a path for the log, without query and fragment (plain or encoded), because visitors type
 * words and names there.
 */
export const loggedPath = (path: string): string =>
  withoutSteering(path.replace(/([?#]|%(25)*(3f|23)).*$/is, ''))
