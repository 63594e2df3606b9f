import type { Static } from 'typebox'
import { call } from '../../kit/call'
import { words } from '../../kit/words'
import { departmentColumns, departmentsAtMost } from './department-columns'
import { importReportOf, importSheetOf, Taken } from './import.shapes'

const Column = words(...departmentColumns)
const DepartmentFile = importSheetOf(Column, { columnsAtMost: departmentColumns.length, linesAtMost: departmentsAtMost })
export type DepartmentFile = Static<typeof DepartmentFile>

const shared = { method: 'POST', access: 'managePeople', agents: 'refused', clause: 'S2.45', large: true } as const

/** An empty cell leaves what there is; what is not in the file stays and does not end. Of the whole company alone. */
export const checkDepartmentFile = call({
  ...shared,
  summary: 'Tells line by line what a file of departments would do, and does nothing.',
  path: 'api/Manage/CheckDepartmentFile',
  request: DepartmentFile,
  response: importReportOf(Column),
})

export const importDepartments = call({
  ...shared,
  summary: 'Takes a file of departments over: every line, or none where one is wrong. The same file again changes nothing.',
  path: 'api/Manage/ImportDepartments',
  audited: 'rights',
  write: true,
  request: DepartmentFile,
  response: Taken,
  problems: ['importWrong'],
})
