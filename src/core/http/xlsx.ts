import { setImmediate as nextRound } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { cutText } from '#src/contracts/cut-text.ts'
import { escapeMarkup } from '#src/contracts/text/markup.ts'
import type { UnreadableRow } from '#src/core/stored-rows.server.ts'
import { streamOf } from './answers.ts'
import { type Column, csvCells } from './csv.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const package2006 = 'http://schemas.openxmlformats.org/package/2006'
const document2006 = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheet2006 = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${sheetType}.${type}+xml"/>`
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${document2006}/${type}" Target="${target}"/>`
const relations = (...all: string[]) =>
  `${head}<Relationships xmlns="${package2006}/relationships">${all.join('')}</Relationships>`

/**
 * The parts of a workbook beside its one sheet (ECMA-376). Format 49 is that of text, 14 and 22 are
 * those of a day and a time, which a spreadsheet shows as its reader writes them. openpyxl refuses
 * a fill without a pattern and warns where the style Normal is missing; Excel expects these two
 * fills first.
 */
const frame: Record<string, string> = {
  '[Content_Types].xml': `${head}<Types xmlns="${package2006}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${part('sheet', 'worksheet')}</Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${head}<workbook xmlns="${sheet2006}" xmlns:r="${document2006}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'sheet.xml'),
    relation(2, 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `${head}<styleSheet xmlns="${sheet2006}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>${[49, 14, 22].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

/** Most characters of a cell in Excel. */
const longestCell = 32_767

/** Day 0 of a spreadsheet, in milliseconds. */
const dayZero = Date.UTC(1899, 11, 30)
/** What a column of this program may hold; anything else is written as text. */
const kinds = {
  number: { pattern: /^-?\d+(\.\d+)?$/, style: 0, read: Number },
  day: {
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    style: 2,
    read: (text: string) => (Date.parse(text) - dayZero) / 86_400_000,
  },
  time: {
    pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/,
    style: 3,
    read: (text: string) => (Date.parse(`${text.replace(' ', 'T')}Z`) - dayZero) / 86_400_000,
  },
} as const

function cellOf(value: string, kind?: keyof typeof kinds): string {
  if (kind && value === '') return '<c/>'
  if (kind && kinds[kind].pattern.test(value))
    return `<c s="${kinds[kind].style}"><v>${kinds[kind].read(value)}</v></c>`
  return textCell(value)
}

function textCell(value: string): string {
  const text = value.length > longestCell ? `${cutText(value, longestCell - 1)}…` : value
  const written = escapeMarkup(
    text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''),
  )
    // Excel would read `_x0041_` as the letter with this number.
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  return `<c t="inlineStr" s="1"><is><t xml:space="preserve">${written}</t></is></c>`
}
const rowOf = (cells: string[]) => `<row>${cells.join('')}</row>`

/**
 * Streams rows as a workbook. What people typed is text, because spreadsheets read `007` and `3/4`
 * of a CSV file as numbers and dates; numbers, days and times of this program can be counted and
 * sorted.
 * @param pages each page is read once the client has taken the previous one
 */
export function xlsxResponse<Row extends object>(
  fileName: string,
  pages: AsyncGenerator<(Row | UnreadableRow)[]>,
  columns: Column<Row>[],
): Response {
  async function* bytes() {
    let made: Uint8Array[] = []
    const take = () => {
      const all = Buffer.concat(made)
      made = []
      return all
    }
    const zip = new Zip((error, data) => {
      if (error) throw error
      made.push(data)
    })
    const add = (name: string) => {
      const file = new ZipDeflate(name, { level: 4 })
      zip.add(file)
      return (text: string, isLast = false) => file.push(strToU8(text), isLast)
    }
    for (const [name, text] of Object.entries(frame)) add(name)(text, true)
    const write = add('xl/sheet.xml')
    write(`${head}<worksheet xmlns="${sheet2006}"><sheetData>`)
    write(rowOf(columns.map(([title]) => textCell(title))))
    for await (const rows of pages) {
      write(
        rows
          .map((row) =>
            rowOf(csvCells(row, columns).map((text, place) => cellOf(text, columns[place]?.[2]))),
          )
          .join(''),
      )
      yield take()
      await nextRound()
    }
    write('</sheetData></worksheet>', true)
    zip.end()
    yield take()
  }
  return new Response(streamOf(bytes()), {
    headers: {
      'content-type': `${sheetType}.sheet`,
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
}
