import { Type } from 'typebox'
import { DeskHours } from '../../booking/desk-hours.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'

export const getDeskHours = call({
  summary: "When the agency's desk works, by which its promises are counted.",
  method: 'GET',
  path: 'api/Agent/GetDeskHours',
  access: 'agent',
  clause: 'S1.05',
  response: Type.Object({ today: LocalDate, version: Version, hours: DeskHours }),
})

/** What was until today stays: promises that were given hold. */
export const saveDeskHours = call({
  summary: "Says when the agency's desk works from tomorrow on.",
  method: 'POST',
  path: 'api/Agent/SaveDeskHours',
  access: 'agent',
  audited: 'rights',
  write: true,
  clause: 'S1.05',
  request: Type.Object({ version: Version, hours: DeskHours }),
  response: Type.Object({ version: Version }),
  problems: ['deskHoursInvalid', 'recordChanged'],
})
