import type { SheetCell, SheetColumn } from './sheet'

type Shows = SheetColumn['shows']

/** A style for each kind of column, in the order of `cellXfs`; words and counts have none. */
const styles: Record<Shows, string> = { words: '', count: '', money: ' s="1"', moment: ' s="2"', day: ' s="3"' }
const widths: Record<Shows, number> = { words: 18, money: 12, count: 10, moment: 17, day: 12 }

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What stands around the one sheet of a workbook (ECMA-376, parts 1 and 2), by path. */
export const workbookParts = (sheetName: string): readonly (readonly [path: string, content: string])[] => [
  [
    'xl/styles.xml',
    `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm"/>` +
      '<numFmt numFmtId="165" formatCode="yyyy-mm-dd"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
      // Of the standard, 4 is #,##0.00.
      [0, 4, 164, 165]
        .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
        .join('') +
      '</cellXfs></styleSheet>',
  ],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relationsOf([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
  ['_rels/.rels', relationsOf([['officeDocument', 'xl/workbook.xml']])],
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  ],
]

function relationsOf(targets: readonly (readonly [type: string, target: string])[]): string {
  const listed = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  )
  return `${declaration}<Relationships xmlns="${packages}/relationships">${listed.join('')}</Relationships>`
}

/** Up to the rows: `frozen` of them stay in sight. */
export function sheetHead(columns: readonly Pick<SheetColumn, 'shows'>[], frozen: number): string {
  const wide = columns.map(
    ({ shows }, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[shows]}" customWidth="1"/>`,
  )
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" ` +
    `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${wide.join('')}</cols><sheetData>`
  )
}
export const sheetTail = '</sheetData></worksheet>'

/** Writes rows, whose cells stand under these columns; the first row has number 1. */
export function rowWriter(columns: readonly Pick<SheetColumn, 'shows'>[]): (number: number, row: readonly SheetCell[]) => string {
  const letters = columns.map((_, index) => lettersOf(index))
  const styled = columns.map(({ shows }) => styles[shows])
  const inYuan = columns.map(({ shows }) => shows === 'money')
  return (number, row) => {
    let cells = ''
    for (let index = 0; index < row.length; index++) {
      const cell = row[index]
      if (cell === null || cell === undefined || cell === '') continue
      const start = `<c r="${letters[index]}${number}"`
      if (typeof cell === 'string') cells += `${start} t="inlineStr"><is>${textOf(cell)}</is></c>`
      else {
        const value = typeof cell === 'number' ? (inYuan[index] ? cell / 100 : cell) : serialOf(cell)
        cells += `${start}${styled[index]}><v>${value}</v></c>`
      }
    }
    return `<row r="${number}">${cells}</row>`
  }
}

/** A, B … Z, AA. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}

/** Days since the end of 1899, as sheets count them. */
const serialOf = (moment: Date): number => moment.getTime() / 86_400_000 + 25_569

/** Most words are written as they are. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const unusual = /[&<>"_\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]|^\s|\s$/
const textOf = (text: string): string =>
  text.length > lengthAtMost ? unusualText(shortened(text)) : unusual.test(text) ? unusualText(text) : `<t>${text}</t>`

const unusualText = (text: string): string =>
  /^\s|\s$|[\n\t]/.test(text) ? `<t xml:space="preserve">${escaped(text)}</t>` : `<t>${escaped(text)}</t>`

/** Characters of a cell that spreadsheets read; of more they call the file broken. */
const lengthAtMost = 32_767
/** Says that it was cut, and cuts no character in two. */
const shortened = (text: string): string => `${text.slice(0, lengthAtMost - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/**
 * XML knows no other control characters than tab and line feed, and no half of a character; sheets write them by their number, and so the
 * line before what looks like such a number (ECMA-376, 22.9.2.19).
 */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const special = /[&<>"\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}|_(?=x[\dA-Fa-f]{4}_)/gu
const escaped = (text: string): string =>
  text.replace(special, (one) => entities[one] ?? `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
