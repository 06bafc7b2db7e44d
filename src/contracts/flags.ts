/** The words for what makes a submission look unusual. */
const reasons: Record<string, string> = {
  'honeypot-missing': 'a field of our form is missing',
  'honeypot-filled': 'a field that people do not see was filled',
  'token-missing': 'not sent from our form',
  'token-invalid': 'the form’s seal is broken',
  'token-too-young': 'sent within half a second of opening the page',
  'token-expired': 'sent more than a day after the page was opened',
  'many-from-network': 'many messages from the same network',
  'many-from-address': 'many messages from the same address',
  'many-on-site': 'unusually many messages at once',
  'key-unknown': 'sent with a key that is not in API_KEYS',
  'many-links': 'three links or more',
  advertising: 'reads like an advertisement',
}

/** Why a submission looks unusual, in words; a reason without words of its own stands as it is. */
export const flagReasons = (flags: string[]): string => flags.map((flag) => reasons[flag] ?? flag).join('; ')
