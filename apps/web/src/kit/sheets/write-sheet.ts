export type SheetLine = readonly (string | number)[]
export interface NamedSheet {
  name: string
  /** Above the head: what the sheet is of. */
  about?: readonly string[]
  /** The first is the head. */
  lines: readonly SheetLine[]
}

/** Lines as a workbook of one sheet. */
export const writeSheet = (name: string, lines: readonly SheetLine[], about: readonly string[] = []): Promise<Blob> =>
  writeSheets([{ name, about, lines }])

/** A workbook. Words are text, never formulas, whatever they begin with. */
export async function writeSheets(sheets: readonly NamedSheet[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  const written = sheets.map(({ name, about = [], lines }) => ({
    name,
    columns: (lines[0] ?? []).map((_head, index) => ({ width: widthOf(lines.map((line) => String(line[index] ?? ''))) })),
    rows: [...about.map((words) => [words]), ...lines.map((line) => [...line])],
    freezePane: { rows: about.length + 1 },
  }))
  const content = await writeXlsx({ sheets: written })
  return new Blob([new Uint8Array(content)], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}

const widest = 48

/** In figures; a Chinese character is as wide as two. */
function widthOf(cells: readonly string[]): number {
  const lengths = cells
    .slice(0, 200)
    .map((cell) => Array.from(cell, (sign) => (sign > '\u2e7f' ? 2 : 1)).reduce((all, one) => all + one, 0))
  return Math.min(widest, Math.max(10, ...lengths) + 2)
}
