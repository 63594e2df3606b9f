import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { SwitchedTogether, SwitchTogether } from './together.shapes'
import { DepartmentIds, Names, RecordId, sentNames } from '../names.shapes'

/** To what people's travel is written, with who answers for it (handbook 10.1). */
export const CostCentre = Type.Object({
  costCentreId: Type.String(),
  version: Version,
  code: Type.String(),
  /** In the reader's language, and in each. */
  name: Type.String(),
  names: Names,
  owner: Type.Optional(Type.Object({ employeeId: Type.String(), name: Type.String() })),
  /** With all below them; none are all. */
  departmentIds: Type.Array(Type.String()),
  /** In office, who are written to it. */
  people: Type.Integer(),
  endedOn: Type.Optional(LocalDate),
})
export type CostCentre = Static<typeof CostCentre>

export const searchCostCentres = call({
  summary: 'The cost centres of the company by code, each with its people.',
  method: 'POST',
  path: 'api/Manage/SearchCostCentres',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({
    ...PageRequest,
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    /** Those that have ended, instead of those that have not. */
    ended: Type.Optional(Type.Boolean()),
  }),
  response: Page(CostCentre),
})

export const saveCostCentre = call({
  summary: 'Enters a cost centre, or changes its code, names, owner or departments.',
  method: 'POST',
  path: 'api/Manage/SaveCostCentre',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({
    costCentreId: Type.Optional(RecordId),
    version: Version,
    code: Type.String({ maxLength: 20 }),
    names: sentNames(),
    ownerId: Type.Optional(RecordId),
    departmentIds: DepartmentIds,
  }),
  response: Type.Object({ costCentreId: Type.String(), version: Version }),
  problems: ['costCentreUnknown', 'companyInvalid', 'companyCodeTaken', 'ownerUnsuitable', 'departmentUnknown', 'recordChanged'],
})

/** Orders of before keep naming it. People who are written to it, and those who join by themselves, go to another in the same step. */
export const endCostCentre = call({
  summary: 'Ends a cost centre; its people are written to another.',
  method: 'POST',
  path: 'api/Manage/EndCostCentre',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ costCentreId: RecordId, version: Version, moveTo: Type.Optional(RecordId) }),
  response: Type.Object({ costCentreId: Type.String(), moved: Type.Integer() }),
  problems: ['costCentreUnknown', 'costCentreInUse', 'recordChanged'],
})

/** One that cannot be is named, and none is. */
export const switchCostCentres = call({
  summary: 'Ends several cost centres to which nobody is written, or takes them up again.',
  method: 'POST',
  path: 'api/Manage/SwitchCostCentres',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: SwitchTogether,
  response: SwitchedTogether,
  problems: ['togetherRefused'],
})
