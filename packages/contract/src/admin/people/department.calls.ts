import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Version } from '../../kit/numbers'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const Name = Type.String({ maxLength: 60 })
const DepartmentNumber = Type.String({ maxLength: 40 })

/** A department with how many people in office it has, itself and with all below it. */
export const Department = Type.Object({
  departmentId: Type.String(),
  /** Absent of the topmost that the reader sees. */
  parentId: Type.Optional(Type.String()),
  version: Version,
  /** In the reader's language, and in each. */
  name: Type.String(),
  names: Type.Object({ 'zh-CN': Type.String(), 'zh-TW': Type.String(), en: Type.String() }),
  /** As the company numbers its departments; empty where it does not. */
  number: Type.String(),
  headId: Type.Optional(Type.String()),
  headName: Type.Optional(Type.String()),
  people: Type.Integer(),
  below: Type.Integer(),
})
export type Department = Static<typeof Department>

export const getDepartments = call({
  summary: 'The departments that the caller may see, in the order of the tree.',
  method: 'GET',
  path: 'api/Manage/GetDepartments',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  /** A file is taken over by who looks after the whole company. */
  response: Type.Object({ list: Type.Array(Department), mayChange: Type.Boolean(), mayImport: Type.Boolean() }),
})

/** Without an id it is a new one. A name that a language lacks is that of the company's first language. */
export const saveDepartment = call({
  summary: 'Enters a department, or changes its name, its number, its head or where it belongs.',
  method: 'POST',
  path: 'api/Manage/SaveDepartment',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({
    departmentId: Type.Optional(Id),
    version: Version,
    names: Type.Object({ 'zh-CN': Name, 'zh-TW': Name, en: Name }),
    /** Absent: as it is. */
    number: Type.Optional(DepartmentNumber),
    parentId: Type.Optional(Id),
    headId: Type.Optional(Id),
  }),
  response: Type.Object({ departmentId: Type.String(), version: Version }),
  problems: [
    'departmentUnknown',
    'departmentNameMissing',
    'companyCodeTaken',
    'departmentBelowItself',
    'superiorUnsuitable',
    'recordChanged',
  ],
})

/** Orders and applications of before keep naming it. */
export const endDepartment = call({
  summary: 'Ends a department that has neither people in office nor departments below it.',
  method: 'POST',
  path: 'api/Manage/EndDepartment',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ departmentId: Id, version: Version }),
  response: Type.Object({ departmentId: Type.String() }),
  problems: ['departmentUnknown', 'departmentInUse', 'recordChanged'],
})
