const noBreak = '\u00a0'

/** The space between a figure and its unit, which must not break (design rule 8). */
const beforeUnit = /(?<=\d) (?=(?:[GMk]Hz|mAh|[kMG]B|k?bit\/s|[kcm]?m|k?Wh?|[°%]C?|V|A|K|h|s|min|ms|grams)(?![\w-]))/g
/** The space inside a duration of two units, once its figures are joined to them: "3 h 40 min". */
const withinDuration = /(?<=\d\u00a0(?:h|min)) (?=\d+\u00a0(?:min|s)(?!\w))/g

/** Keeps figures and their units on one line. */
export const joinUnits = (text: string): string => text.replace(beforeUnit, noBreak).replace(withinDuration, noBreak)
