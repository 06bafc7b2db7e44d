/**
 * An international telephone number that every program leaves as it is: digits in groups are no formula, and where one group has not
 * three digits they are not one number either, which French spreadsheets write so.
 */
const telephone = /^\+\d{1,3}(?=( \d{3})* (\d{1,2}|\d{4,})( |$))( \d+)+$/

/** What begins a formula, full-width signs included, with the quotes and spaces that a program may drop in front of it. */
const formula = '[\\s"\']*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'
const atStart = new RegExp(`^(?=${formula}|[\\t\\r])`)
/**
 * Inside a field a cell begins behind what another program splits the line by: a semicolon in most of Europe, a tab, the end of a line.
 * The pattern takes each run of them, with what may stand in between, at once: to look ahead from each would cost quadratic time.
 */
const insideField = /([;\s"']+)([=+\-@\uff1d\uff0b\uff0d\uff20]?)/g
const guardRun = (run: string, gaps: string, sign: string): string => {
  if (sign === '') return run
  const last = Math.max(0, gaps.lastIndexOf(';'))
  return `${gaps.slice(0, last)}${gaps.slice(last).replace(/[;\t\r\n]/g, "$&'")}${sign}`
}

/**
 * A field in quotes. An apostrophe makes a text of what a spreadsheet would run as a formula, however it splits the line (decision 0040;
 * OWASP, CSV injection).
 */
export function csvField(value: string): string {
  const text = telephone.test(value) ? value : value.replace(insideField, guardRun).replace(atStart, "'")
  return `"${text.replaceAll('"', '""')}"`
}

/** A line of fields in quotes. */
export const csvLine = (values: string[]) => `${values.map(csvField).join(',')}\r\n`

/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\ufeff'
