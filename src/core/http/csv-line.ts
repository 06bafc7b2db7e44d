/**
 * Matches an international telephone number that spreadsheets do not change. They would read groups
 * of only three digits as one number.
 */
const telephone = /^\+\d{1,3}(?=( \d{3})* (\d{1,2}|\d{4,})( |$))( \d+)+$/

/**
 * Characters that spreadsheets skip in front of a formula: spaces, control characters, invisible
 * ones, quotes.
 */
const blank = '\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800"\''
/**
 * Characters that begin a formula: `=`, `+`, `-`, `@`, the minus sign, and their small and
 * full-width forms.
 */
const sign = '=+\\-@\\u2212\\ufe62\\ufe63\\ufe66\\ufe6b\\uff0b\\uff0d\\uff1d\\uff20'
const atStart = new RegExp(`^(?:[${blank}]*[${sign}]|[\\t\\r\\n])`, 'u')
/**
 * Matches separators at which another program may split a field into cells: semicolon (most of
 * Europe), tab, line end.
 */
const insideField = new RegExp(`(;[${blank}]*|[${blank}]+)([${sign}]?)`, 'gu')
const separator = /[;\t\r\n]/g

/** Quotes a field and puts an apostrophe before formulas (decision 0021; OWASP, CSV injection). */
export function csvField(value: string): string {
  const guarded = value.replace(insideField, (all, before: string, begin: string) =>
    begin ? before.replace(separator, "$&'") + begin : all,
  )
  const text = telephone.test(value) ? value : atStart.test(value) ? `'${guarded}` : guarded
  return `"${text.replaceAll('"', '""')}"`
}

export const csvLine = (values: string[]) => `${values.map(csvField).join(',')}\r\n`

/** Byte order mark, which makes spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\ufeff'
