import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { words } from '../kit/words'
import { peopleAtMost, personColumns } from './people-columns'

/** A sheet of people: which columns it has, and its cells as text, an empty one saying nothing. */
const PeopleFile = Type.Object({
  columns: Type.Array(words(...personColumns), { minItems: 1, maxItems: personColumns.length, uniqueItems: true }),
  rows: Type.Array(Type.Array(Type.String({ maxLength: 200 }), { maxItems: personColumns.length }), {
    minItems: 1,
    maxItems: peopleAtMost,
  }),
})
export type PeopleFile = Static<typeof PeopleFile>

/** What is wrong with a line, beginning at 0; without a column it is the line. */
const ImportFault = Type.Object({
  row: Type.Integer(),
  column: Type.Optional(words(...personColumns)),
  why: Type.String(),
})
export type ImportFault = Static<typeof ImportFault>

export const ImportReport = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  /** Lines with something wrong. */
  wrong: Type.Integer(),
  faults: Type.Array(ImportFault),
  /** Of the first two hundred that become different. */
  changes: Type.Array(
    Type.Object({
      row: Type.Integer(),
      name: Type.String(),
      /** Empty where somebody is added. */
      columns: Type.Array(words(...personColumns)),
    }),
  ),
})
export type ImportReport = Static<typeof ImportReport>

const shared = { method: 'POST', access: 'managePeople', agents: 'refused', clause: 'S2.45', large: true } as const

/**
 * People are known by their number, else by their address. An empty cell leaves a person as is; who is not in the file stays as is too.
 */
export const checkPeopleFile = call({
  ...shared,
  summary: 'Tells line by line what a file of people would do, and does nothing.',
  path: 'api/Manage/CheckPeopleFile',
  request: PeopleFile,
  response: ImportReport,
})

export const importPeople = call({
  ...shared,
  summary: 'Takes a file of people over: every line, or none where one is wrong. The same file again changes nothing.',
  path: 'api/Manage/ImportPeople',
  audited: 'rights',
  write: true,
  /** `invite`: whoever is new gets a letter. */
  request: Type.Object({ ...PeopleFile.properties, invite: Type.Boolean() }),
  response: Type.Object({ added: Type.Integer(), changed: Type.Integer(), same: Type.Integer() }),
  problems: ['importWrong'],
})
