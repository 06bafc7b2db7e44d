/**
 * Splits a CSV file into cells as a spreadsheet does (RFC 4180). Text after a closing quote is read
 * as in LibreOffice.
 */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const [at, sign] of [...csv].entries()) {
    if (isQuoted && sign !== '"') cell += sign
    else if (sign === '"' && isQuoted) isQuoted = false
    else if (sign === '"' && (cell === '' || csv[at - 1] === '"')) {
      if (cell !== '') cell += sign
      isQuoted = true
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

const number = /^-?\d+(\.\d+)?$/
/** Matches the first character of a formula, after characters that a spreadsheet skips. */
const formula =
  /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff1d\uff0b\uff0d\uff20]/u

/**
 * Finds cells that a spreadsheet would run as formulas, whichever separator the spreadsheet uses.
 */
export const formulasIn = (csv: string): string[] =>
  [',', ';', '\t']
    .flatMap((separator) => cellsOf(csv, separator))
    .filter((cell) => formula.test(cell) && !number.test(cell.trim()))
