/** First words of labels that are names, which keep their capital inside a sentence. */
const names =
  /^(Canadian|French|English|Nigerian|Google|Bluetooth|Zigbee|Instagram|Facebook|Linux)\b/

/**
 * Writes a label for use in a sentence: `Amount` → `amount`. Names such as WhatsApp, E-mail, NFC or
 * Canadian site stay unchanged.
 */
export const inSentence = (label: string): string =>
  names.test(label)
    ? label
    : label.replace(/^\p{Lu}(?=\p{Ll}+( |$))/u, (letter) => letter.toLowerCase())
