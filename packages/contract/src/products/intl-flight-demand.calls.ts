import { Type } from 'typebox'
import { call } from '../kit/call'

/** Demand orders of the caller that wait for an answer to the agency's offer (S4.34). */
export const getUnconfirmedDemandCount = call({
  method: 'GET',
  path: 'api/FlightDemand/GetUnConfirmedDemandOrderCount',
  clause: 'S7.06',
  response: Type.Object({ count: Type.Integer() }),
})
