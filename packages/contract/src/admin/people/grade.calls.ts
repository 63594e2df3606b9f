import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Version } from '../../kit/numbers'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const Name = Type.String({ maxLength: 60 })
const Names = Type.Object({ 'zh-CN': Name, 'zh-TW': Name, en: Name })

/** A level of people, from which their travel standard follows. */
export const Grade = Type.Object({
  gradeId: Type.String(),
  version: Version,
  /** In the reader's language, and in each. */
  name: Type.String(),
  names: Type.Object({ 'zh-CN': Type.String(), 'zh-TW': Type.String(), en: Type.String() }),
  /** In office. */
  people: Type.Integer(),
  /** The standard that binds who has this grade and nothing nearer; absent where none does. */
  policyId: Type.Optional(Type.String()),
  policyName: Type.Optional(Type.String()),
  /** The standard is meant for this grade, not for everybody. */
  ownPolicy: Type.Boolean(),
})
export type Grade = Static<typeof Grade>

export const getGrades = call({
  summary: 'The grades of the company in their order, each with its people and the standard that it gets.',
  method: 'GET',
  path: 'api/Manage/GetGrades',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  /** The order has a version of its own; `mayChange` is for who looks after the whole company. */
  response: Type.Object({ list: Type.Array(Grade), orderVersion: Version, mayChange: Type.Boolean() }),
})

/** Without a number it is a new one, the last in the order. A name that a language lacks is the first that is written. */
export const saveGrade = call({
  summary: 'Enters a grade, or changes its name.',
  method: 'POST',
  path: 'api/Manage/SaveGrade',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ gradeId: Type.Optional(Id), version: Version, names: Names }),
  response: Type.Object({ gradeId: Type.String(), version: Version }),
  problems: ['gradeUnknown', 'gradeNameMissing', 'recordChanged', 'forbidden'],
})

export const orderGrades = call({
  summary: 'Puts the grades into another order, all of them named once.',
  method: 'POST',
  path: 'api/Manage/OrderGrades',
  access: 'managePeople',
  agents: 'refused',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ version: Version, gradeIds: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) }),
  response: Type.Object({ gradeIds: Type.Array(Type.String()), version: Version }),
  problems: ['recordChanged', 'forbidden'],
})

/** Orders of before keep naming it. */
export const endGrade = call({
  summary: 'Ends a grade that nobody in office has.',
  method: 'POST',
  path: 'api/Manage/EndGrade',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ gradeId: Id, version: Version }),
  response: Type.Object({ gradeId: Type.String() }),
  problems: ['gradeUnknown', 'gradeInUse', 'recordChanged', 'forbidden'],
})
