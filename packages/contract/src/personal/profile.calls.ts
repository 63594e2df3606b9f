import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { languages } from '../kit/language'
import { LocalDate } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { words } from '../kit/words'

/** What the company knows of the caller; contacts are masked. */
export const Profile = Type.Object({
  employeeId: Type.String(),
  /** The local day, for forms with dates. */
  today: LocalDate,
  name: Type.String(),
  latinName: Type.String(),
  enterpriseName: Type.String(),
  departmentName: Type.String(),
  gradeName: Type.String(),
  managerName: Type.Optional(Type.String()),
  isVip: Type.Boolean(),
  mobile: Type.String(),
  mail: Type.String(),
  /** Of notifications and messages. */
  language: words(...languages),
  /** Of the cost centre. */
  version: Version,
  costCentreId: Type.String(),
  costCentres: Type.Array(Type.Object({ id: Type.String(), code: Type.String(), name: Type.String() })),
})
export type Profile = Static<typeof Profile>

export const getMyProfile = call({
  summary: "The caller's own profile.",
  method: 'GET',
  path: 'api/Employee/GetMyProfile',
  clause: 'S2.39',
  response: Profile,
})

export const saveDefaultCostCentre = call({
  summary: 'Keeps the cost centre that a booking begins with.',
  method: 'POST',
  path: 'api/Employee/SaveDefaultCostCentre',
  write: true,
  clause: 'S2.39',
  /** `version` is the one that was read. */
  request: Type.Object({ version: Version, costCentreId: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Type.Object({ version: Version }),
  problems: ['costCentreUnknown', 'settingsChanged'],
})
