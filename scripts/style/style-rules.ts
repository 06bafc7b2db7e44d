export const avoided: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern:
      /\b(cutting[- ]edge|seamless(ly)?|unlock(s|ing)? the|empower(s|ing)?|game[- ]chang\w+|state[- ]of[- ]the[- ]art)\b/i,
    instead: 'Say what it does',
  },
  {
    pattern:
      /\b(revolutioni[sz]e|in today’s|leverag(e|ing)|next[- ]level|world[- ]class|innovative|synerg\w+|turnkey|one-stop|lorem ipsum)\b/i,
    instead: 'Say what it does',
  },
  { pattern: /\b(to be plain|we say so|in all honesty|honest(ly)?)\b/i, instead: 'Leave it out' },
  { pattern: /\bas a rule\b(?! of)/i, instead: 'Write “usually”' },
  { pattern: /\b(the grid|the mains) go(es)?\b/i, instead: 'Write “power cut”' },
  { pattern: /\bhangs? on\b/i, instead: 'Say what it is connected to, or depends on' },
  {
    pattern: /\bstands? on (the|this|that|its|our|each|every) page\b/i,
    instead: 'Write “is on the page”, or leave it out',
  },
  { pattern: /\btelephones?\b(?! (number|line|company))/i, instead: 'Write “phone”' },
  { pattern: /\baerials?\b/i, instead: 'Write “antenna”' },
  { pattern: /\bis the (whole )?(point|idea)\b/i, instead: 'Say the benefit' },
  {
    pattern: /\bno(body|thing)\b[^.!?]*\b(nobody|nothing)\b/i,
    instead: 'Say what happens instead',
  },
]

export const brands: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /\b(zigbee|ZigBee|ZIGBEE)\b/, right: 'Zigbee' },
  { wrong: /\b(ZWave|Zwave|z-wave)\b/, right: 'Z-Wave' },
  { wrong: /\b(WiFi|Wifi|wifi|WIFI)\b/, right: 'Wi-Fi' },
  { wrong: /\b(bluetooth|BlueTooth)\b/, right: 'Bluetooth' },
]

/**
 * Patterns of figures from content/facts.json, with the number in a group. Each begins with a
 * number or word, to match in linear time.
 */
export const statedFigures = [
  { pattern: /keeps (\d[\d,.]*) hours? of readings/i, fact: 'storeHours' },
  { pattern: /(?<![\d,.])(\d[\d,.]*)[  ]?mAh battery/i, fact: 'batteryCapacity' },
  { pattern: /(?<![\d,.])(\d[\d,.]*) bytes a reading/i, fact: 'readingBytes' },
  { pattern: /\bcharg\w+ (?:stops|ends|waits) above \+?(\d+) °C/i, fact: 'chargeTo' },
] as const

/** Maximum number of closing buttons with the same words. */
export const sameButtons = 4
/**
 * Maximum percentage of negative sentences on a page; it leaves room for a section about limits.
 */
export const negativeShare = 20
/** Pages with fewer sentences are not checked for their share of negative ones. */
export const fewSentences = 12

/** Sentences with fewer words may repeat; up to 11 words twice, longer ones never. */
export const longSentence = 8
export const sameSentences = (words: number): number => (words < 12 ? 2 : 1)
/** Minimum words of a page with sections. */
export const pageWords = 150
/** Words of an article, with its tables. */
export const articleWords = { min: 600, max: 900 }
