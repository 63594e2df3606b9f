/** A sheet as a workbook. Cells are text, never formulas, whatever they begin with. */
export async function writeSheet(name: string, [head = [], ...rows]: readonly (readonly string[])[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  const columns = head.map((header, index) => ({ header, width: widthOf([header, ...rows.map((row) => row[index] ?? '')]) }))
  const freezePane = { rows: 1 }
  const content = await writeXlsx({ sheets: [{ name, columns, rows: rows.map((row) => [...row]), freezePane }] })
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
