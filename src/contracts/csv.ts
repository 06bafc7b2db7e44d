/** An international number that spreadsheets leave as it is: digits in groups, of which one has not three (French thousands). */
const telephone = /^\+\d{1,3}(?=( \d{3})* (\d{1,2}|\d{4,})( |$))( \d+)+$/

/** What spreadsheets pass over in front of a formula: spaces, control characters, everything that is not seen, quotes. */
const blank = '\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800"\''
/** What begins a formula: `=`, `+`, `-`, `@`, the minus sign, and the small and full-width forms of these. */
const sign = '=+\\-@\\u2212\\ufe62\\ufe63\\ufe66\\ufe6b\\uff0b\\uff0d\\uff1d\\uff20'
const atStart = new RegExp(`^(?:[${blank}]*[${sign}]|[\\t\\r\\n])`, 'u')
/** Inside a field a cell begins behind what another program splits the line by: a semicolon in most of Europe, a tab, the end of a line. */
const insideField = new RegExp(`(;[${blank}]*|[${blank}]+)([${sign}]?)`, 'gu')
const separator = /[;\t\r\n]/g

/** In quotes, and an apostrophe before what a spreadsheet would run as a formula (decision 0040; OWASP, CSV injection). */
export function csvField(value: string): string {
  const guarded = value.replace(insideField, (all, before: string, begin: string) =>
    begin ? before.replace(separator, "$&'") + begin : all,
  )
  const text = telephone.test(value) ? value : atStart.test(value) ? `'${guarded}` : guarded
  return `"${text.replaceAll('"', '""')}"`
}

/** A line of fields in quotes. */
export const csvLine = (values: string[]) => `${values.map(csvField).join(',')}\r\n`

/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\ufeff'
