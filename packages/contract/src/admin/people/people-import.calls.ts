import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { importReportOf, importSheetOf, Taken } from './import.shapes'
import { customFieldsAtMost } from '../../booking/custom-field-words'
import { peopleAtMost, personColumns, type PeopleFileColumn } from './people-columns'

const Column = Type.Unsafe<PeopleFileColumn>({
  type: 'string',
  pattern: `^(?:${personColumns.join('|')}|field\\..{1,40})$`,
})
const PeopleFile = importSheetOf(Column, {
  columnsAtMost: personColumns.length + customFieldsAtMost,
  linesAtMost: peopleAtMost,
})
export type PeopleFile = Static<typeof PeopleFile>

const shared = { method: 'POST', access: 'managePeople', agents: 'refused', clause: 'S2.45', large: true } as const

/**
 * People are known by their number, else by their address. An empty cell leaves a person as is; who is not in the file stays as is too.
 */
export const checkPeopleFile = call({
  ...shared,
  summary: 'Tells line by line what a file of people would do, and does nothing.',
  path: 'api/Manage/CheckPeopleFile',
  request: PeopleFile,
  response: importReportOf(Column),
})

export const importPeople = call({
  ...shared,
  summary: 'Takes a file of people over: every line, or none where one is wrong. The same file again changes nothing.',
  path: 'api/Manage/ImportPeople',
  audited: 'rights',
  write: true,
  /** `invite`: whoever is new gets a notification. */
  request: Type.Object({ ...PeopleFile.properties, invite: Type.Boolean() }),
  response: Taken,
  problems: ['importWrong'],
})
