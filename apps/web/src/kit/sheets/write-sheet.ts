/** Lines as a workbook of one sheet, the first of them the head. Cells are text, never formulas, whatever they begin with. */
export async function writeSheet(name: string, lines: readonly (readonly string[])[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  const columns = (lines[0] ?? []).map((_head, index) => ({ width: widthOf(lines.map((line) => line[index] ?? '')) }))
  const rows = lines.map((line) => [...line])
  const content = await writeXlsx({ sheets: [{ name, columns, rows, freezePane: { rows: 1 } }] })
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
