/** U+2060, no width: no line ends on either side of it. The typeface has no hyphen that does not break (U+2011). */
const joiner = '\u2060'
const noBreakSpace = '\u00a0'

/**
 * The hyphen in a name or a measure: Wi-Fi, ESP-IDF, Cortex-M33, 24-hour, e-mail, and a name in quotation marks such as
 * “embed:social-feed”. Ordinary compounds break at theirs, and between figures it stays plain: dates and numbers of standards are
 * copied.
 */
const hyphenInName =
  /(?!(?<=\d)-\d)(?:(?<=[A-Z0-9][\w.]*)-(?=[A-Z0-9])|(?<=\d)-(?=[a-z])|(?<=\b[A-Za-z])-(?=[A-Za-z])|(?<=“[\w:]+)-(?=[\w:]+”))(?<!@[\w.-]*)(?![\w.-]*@)/g

/** The space between a figure and the sign of its unit (design rule 8). */
const beforeUnit =
  /(?<=\d) (?=(?:[GMk]Hz|m?Ah|[kMG]i?B|[kM]?bit\/s|[kcmµ]?m[²³]?|k?Wh?|[°%]C?|[km]?V|[mµ]?A|dBm?|K|Ω|ppm|h|s|min|[mµ]s|g|kg|grams)(?![\w-]))/g
/** The space inside a duration of two units, once its figures are joined to them: "3 h 40 min". */
const withinDuration = /(?<=\d\u00a0(?:h|min)) (?=\d+\u00a0(?:min|s)(?!\w))/g

/** Keeps on one line what is read as one: a name with a hyphen, a figure and its unit. Text that was treated before stays as it is. */
export const nonBreaking = (text: string): string =>
  text.replace(hyphenInName, `-${joiner}`).replace(beforeUnit, noBreakSpace).replace(withinDuration, noBreakSpace)
