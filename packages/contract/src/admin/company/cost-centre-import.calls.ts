import type { Static } from 'typebox'
import { call } from '../../kit/call'
import { words } from '../../kit/words'
import { costCentreColumns, costCentresAtMost } from './cost-centre-columns'
import { importReportOf, importSheetOf, Taken } from '../people/import.shapes'

const Column = words(...costCentreColumns)
const CostCentreFile = importSheetOf(Column, { columnsAtMost: costCentreColumns.length, linesAtMost: costCentresAtMost })
export type CostCentreFile = Static<typeof CostCentreFile>

const shared = { method: 'POST', access: 'manageCosts', agents: 'refused', clause: 'S2.48', large: true } as const

/** Known by their codes. An empty cell leaves what there is; what is not in the file stays and does not end. */
export const checkCostCentreFile = call({
  ...shared,
  summary: 'Tells line by line what a file of cost centres would do, and does nothing.',
  path: 'api/Manage/CheckCostCentreFile',
  request: CostCentreFile,
  response: importReportOf(Column),
})

export const importCostCentres = call({
  ...shared,
  summary: 'Takes a file of cost centres over: every line, or none where one is wrong. The same file again changes nothing.',
  path: 'api/Manage/ImportCostCentres',
  audited: 'rights',
  write: true,
  request: CostCentreFile,
  response: Taken,
  problems: ['importWrong'],
})
