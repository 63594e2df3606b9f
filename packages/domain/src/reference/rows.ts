import type { LocalText } from '@sojourn/contract/kit/language'

/** Cells of a generated table; trailing empty cells are not written and read as ''. */
export function tableRows(table: string): ((column: number) => string)[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|')
      return (column) => cells[column] ?? ''
    })
}

/** Space-separated words of a cell. */
export const words = (cell: string): string[] => (cell === '' ? [] : cell.split(' '))

/** Three neighbouring cells; the traditional one is left empty where it equals the simplified. */
export function localText(cell: (column: number) => string, first: number): LocalText {
  const chinese = cell(first)
  return { 'zh-CN': chinese, 'zh-TW': cell(first + 1) || chinese, en: cell(first + 2) }
}
