import type { ImportReport } from '@sojourn/contract/admin/people/import.shapes'
import { faultsAtMost } from '@sojourn/contract/admin/people/people-columns'
import type { Language } from '@sojourn/contract/kit/language'
import { importText } from '@sojourn/text/admin/import'
import type { LineFault } from './import-types'

/** What any line of any file comes to. */
export interface ReportedLine<Column extends string> {
  row: number
  name: string
  isNew: boolean
  /** What becomes different. */
  columns: readonly Column[]
  faults: readonly LineFault<Column>[]
}

const changesAtMost = 200

/** Line by line what is wrong, and of the first lines what becomes different. */
export function importReport<Column extends string>(
  lines: readonly ReportedLine<Column>[],
  language: Language,
): ImportReport<Column> {
  const good = lines.filter(({ faults }) => faults.length === 0)
  const different = good.filter(({ isNew, columns }) => isNew || columns.length > 0)
  const added = different.filter(({ isNew }) => isNew).length
  return {
    added,
    changed: different.length - added,
    same: good.length - different.length,
    wrong: lines.length - good.length,
    faults: lines
      .flatMap(({ row, faults }) =>
        faults.map(({ column, why }) => ({
          row,
          ...(column && { column }),
          why: 'sentence' in why ? why.sentence : importText[language].faults[why.kind],
        })),
      )
      .slice(0, faultsAtMost),
    changes: different.slice(0, changesAtMost).map(({ row, name, columns }) => ({ row, name, columns: [...columns] })),
  }
}
