import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'

/** What the console keeps a history of. */
export const recordKinds = ['person', 'department', 'grade'] as const
export type RecordKind = (typeof recordKinds)[number]

export const recordActs = ['added', 'changed', 'ended', 'resumed', 'roleGiven', 'roleTaken'] as const
export type RecordAct = (typeof recordActs)[number]

/** One value, or a list; of a field with a word of its own, like a language, that word. */
const Value = Type.Union([Type.String(), Type.Array(Type.String())])

const RecordChange = Type.Object({
  version: Version,
  at: Instant,
  act: words(...recordActs),
  byName: Type.String(),
  /** Names as they were then, in the reader's language. */
  changes: Type.Array(Type.Object({ field: Type.String(), before: Value, after: Value })),
})
export type RecordChange = Static<typeof RecordChange>

export const getRecordChanges = call({
  summary: 'Who changed what of a person or a department and when, the newest first.',
  method: 'POST',
  path: 'api/Manage/GetRecordChanges',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ ...PageRequest, kind: words(...recordKinds), id: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Page(RecordChange),
  problems: ['notFound'],
})
