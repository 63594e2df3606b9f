import { Type } from 'typebox'
import { call } from '../../kit/call'

export const getUnconfirmedDemandCount = call({
  summary: "How many flight requests wait for the caller's answer to an offer.",
  method: 'GET',
  path: 'api/FlightDemand/GetUnConfirmedDemandOrderCount',
  clause: 'S7.06',
  response: Type.Object({ count: Type.Integer() }),
})
