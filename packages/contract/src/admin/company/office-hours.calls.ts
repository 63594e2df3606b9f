import { Type } from 'typebox'
import { OfficeHours } from '../../booking/office-hours.shapes'
import { call } from '../../kit/call'
import { Version } from '../../kit/numbers'

export const getOfficeHours = call({
  summary: 'When the company works: hours of each weekday, days off, and whether deadlines of approvals count them.',
  method: 'GET',
  path: 'api/Manage/GetOfficeHours',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  response: Type.Object({ version: Version, hours: OfficeHours, mayChange: Type.Boolean() }),
})

/** Requests that are under way keep their deadlines. */
export const saveOfficeHours = call({
  summary: 'Says when the company works.',
  method: 'POST',
  path: 'api/Manage/SaveOfficeHours',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ version: Version, hours: OfficeHours }),
  response: Type.Object({ version: Version }),
  problems: ['companyInvalid', 'recordChanged'],
})
