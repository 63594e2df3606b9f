import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { recordActs, type recordKinds } from './record-words'

export type RecordKind = (typeof recordKinds)[number]
export type RecordAct = (typeof recordActs)[number]

/** One value, or a list; of a field with a word of its own, like a language, that word. */
const Value = Type.Union([Type.String(), Type.Array(Type.String())])

export const RecordChange = Type.Object({
  version: Version,
  at: Instant,
  act: words(...recordActs),
  byName: Type.String(),
  /** Names as they were then, in the reader's language. */
  changes: Type.Array(Type.Object({ field: Type.String(), before: Value, after: Value })),
})
export type RecordChange = Static<typeof RecordChange>

const RecordChanges = Page(RecordChange)
export type RecordChanges = Static<typeof RecordChanges>

/** A page of the changes of one record, of one of these kinds. */
const changesOf = (...kinds: RecordKind[]) =>
  Type.Object({
    ...PageRequest,
    kind: Type.Unsafe<RecordKind>(words(...kinds)),
    id: Type.String({ minLength: 1, maxLength: 40 }),
  })

export const getRecordChanges = call({
  summary: 'Who changed what of a person, a department, a grade, their order or a guest and when, the newest first.',
  method: 'POST',
  path: 'api/Manage/GetRecordChanges',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: changesOf('person', 'department', 'grade', 'gradeOrder', 'guest'),
  response: RecordChanges,
  problems: ['notFound'],
})

export const getRuleChanges = call({
  summary:
    'Who changed what of a travel policy, a golden trip, the approval flows or who stands in for whom and when, the newest first.',
  method: 'POST',
  path: 'api/Manage/GetRuleChanges',
  access: 'readRules',
  agents: 'refused',
  clause: 'S2.46',
  request: changesOf('policy', 'goldenTrip', 'flows', 'delegates'),
  response: RecordChanges,
})

export const getCompanyChanges = call({
  summary:
    'Who changed what of the company, its cost objects, legal entities, budgets, notices and agreements and when, the newest first.',
  method: 'POST',
  path: 'api/Manage/GetCompanyChanges',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  request: changesOf(
    'company',
    'costCentre',
    'project',
    'legalEntity',
    'budget',
    'notice',
    'officeHours',
    'customField',
    'customFieldOrder',
    'agreement',
  ),
  response: RecordChanges,
})

export const getDeskChanges = call({
  summary: 'Who of the agency changed when its desk works, and when, the newest first.',
  method: 'POST',
  path: 'api/Agent/GetDeskChanges',
  access: 'agent',
  clause: 'S1.05',
  request: changesOf('deskHours'),
  response: RecordChanges,
})

export const getIncidentChanges = call({
  summary: 'Who changed what of an incident and when, the newest first.',
  method: 'POST',
  path: 'api/Manage/GetIncidentChanges',
  access: 'manageIncidents',
  agents: 'refused',
  clause: 'S2.44',
  request: changesOf('incident'),
  response: RecordChanges,
})
