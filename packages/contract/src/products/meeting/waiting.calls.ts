import { Type } from 'typebox'
import { call } from '../../kit/call'

/** Read on every page: apart from the others, so that a page need not fetch those. */
export const getUnconfirmedMeetingCount = call({
  summary: "How many requests for meetings wait for the caller's choice among offers.",
  method: 'GET',
  path: 'api/MeetingRoom/GetUnconfirmedRequirementCount',
  clause: 'S2.37',
  response: Type.Object({ count: Type.Integer() }),
})
