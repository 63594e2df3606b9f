import { Type, type Static } from 'typebox'
import { SwitchedTogether, SwitchTogether } from './together.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { Names, sentNames } from '../names.shapes'

const Code = Type.String({ maxLength: 20 })

/** On what people travel; orders and budgets name it by its code, which therefore stays (handbook 10.1). */
export const Project = Type.Object({
  code: Type.String(),
  version: Version,
  /** In the reader's language, and in each. */
  name: Type.String(),
  names: Names,
  owner: Type.Optional(Type.Object({ employeeId: Type.String(), name: Type.String() })),
  /** Both inclusive; absent sets no limit. */
  from: Type.Optional(LocalDate),
  to: Type.Optional(LocalDate),
  endedOn: Type.Optional(LocalDate),
})
export type Project = Static<typeof Project>

export const searchProjects = call({
  summary: 'The projects of the company by code.',
  method: 'POST',
  path: 'api/Manage/SearchProjects',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({
    ...PageRequest,
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    /** Those that have ended, instead of those that have not. */
    ended: Type.Optional(Type.Boolean()),
  }),
  response: Page(Project),
})

/** One that is there has a version above nothing, or came with the company's first settings. */
export const saveProject = call({
  summary: 'Enters a project, or changes its names, owner or period.',
  method: 'POST',
  path: 'api/Manage/SaveProject',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({
    added: Type.Boolean(),
    version: Version,
    code: Code,
    names: sentNames(),
    ownerId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    from: Type.Optional(LocalDate),
    to: Type.Optional(LocalDate),
  }),
  response: Type.Object({ code: Type.String(), version: Version }),
  problems: ['projectUnknown', 'companyInvalid', 'companyCodeTaken', 'ownerUnsuitable', 'recordChanged'],
})

/** Orders of before keep naming it. */
export const endProject = call({
  summary: 'Ends a project: nothing is written to it any more.',
  method: 'POST',
  path: 'api/Manage/EndProject',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }), version: Version }),
  response: Type.Object({ code: Type.String() }),
  problems: ['projectUnknown', 'recordChanged'],
})

/** One that cannot be is named, and none is. */
export const switchProjects = call({
  summary: 'Ends several projects, or takes them up again.',
  method: 'POST',
  path: 'api/Manage/SwitchProjects',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: SwitchTogether,
  response: SwitchedTogether,
  problems: ['togetherRefused'],
})
