import { Type } from 'typebox'
import { policyProducts } from '../../booking/codes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { arrangerFilters } from './arranger-states'
import { ArrangerSummary } from './arranger.shapes'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const ArrangedProduct = words(...policyProducts)

export const searchArrangers = call({
  summary: 'Who of those whom the caller looks after books for others, and for whom, until when and of which products.',
  method: 'POST',
  path: 'api/Manage/SearchArrangers',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({
    ...PageRequest,
    /** Of one person. */
    employeeId: Type.Optional(Id),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    departmentId: Type.Optional(Id),
    product: Type.Optional(ArrangedProduct),
    state: Type.Optional(words(...arrangerFilters)),
  }),
  /** `today` is the local day, for forms with dates. */
  response: Type.Object({ ...Page(ArrangerSummary).properties, today: LocalDate }),
})

/** Without a department and a person: for everybody. Who lacks the ability to book for others gets it along. The same right given again gets the new end. */
export const giveArrangerGrants = call({
  summary: 'Lets several people book for a department with what is below it, for one person or for everybody.',
  method: 'POST',
  path: 'api/Manage/GiveArrangerGrants',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({
    arrangerIds: Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true }),
    departmentId: Type.Optional(Id),
    travellerId: Type.Optional(Id),
    /** Absent: all. */
    products: Type.Optional(Type.Array(ArrangedProduct, { minItems: 1, maxItems: policyProducts.length, uniqueItems: true })),
    until: Type.Optional(LocalDate),
  }),
  response: Type.Object({ given: Type.Integer() }),
  problems: ['personUnknown', 'personLeft', 'departmentUnknown', 'arrangerOneself', 'arrangerDayPast', 'forbidden', 'badRequest'],
})

export const changeArrangerGrant = call({
  summary: 'Changes the last day of a right to book for others, also of one whose last day is over.',
  method: 'POST',
  path: 'api/Manage/ChangeArrangerGrant',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ grantId: Id, version: Version, until: Type.Optional(LocalDate) }),
  response: Type.Object({ version: Version }),
  problems: ['arrangerGrantUnknown', 'arrangerDayPast', 'recordChanged', 'personUnknown', 'forbidden'],
})

/** Who has none left books for nobody but themselves. */
export const endArrangerGrant = call({
  summary: 'Ends a right to book for others at once; what was booked stays.',
  method: 'POST',
  path: 'api/Manage/EndArrangerGrant',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ grantId: Id }),
  response: Type.Object({ employeeId: Type.String() }),
  problems: ['arrangerGrantUnknown', 'personUnknown', 'forbidden'],
})
