import { Type } from 'typebox'
import { call } from '../kit/call'
import { FlightPanel, HotelPanel, TrainPanel } from './policy-panel.shapes'

/** The standards of a draft's travellers; without a draft, the caller's own. */
const OfDraft = Type.Object({ tempOrderNo: Type.Optional(Type.String({ maxLength: 40 })) })

export const getFlightRuleViolate = call({
  summary: 'The standard for domestic flights of the caller or of people to book for.',
  method: 'GET',
  path: 'api/Flight/GetFlightRuleViolate',
  clause: 'S7.45',
  request: OfDraft,
  response: FlightPanel,
})
export const getIntFlightRuleViolate = call({
  summary: 'The standard for international flights of the caller or of people to book for.',
  method: 'GET',
  path: 'api/FlightIntl/GetIntFlightRuleViolate',
  clause: 'S7.45',
  request: OfDraft,
  response: FlightPanel,
})
/** OrderType: 0 in the country, 1 abroad. */
export const getHotelTravelBizPolicy = call({
  summary: 'The standard for hotels of the caller or of people to book for.',
  method: 'POST',
  path: 'api/Hotel/GetHotelTravelBizPolicy',
  clause: 'S7.46',
  request: Type.Object({ ...OfDraft.properties, OrderType: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }) }),
  response: HotelPanel,
})
export const getTrainTicketRuleViolate = call({
  summary: 'The standard for trains of the caller or of people to book for.',
  method: 'GET',
  path: 'api/TrainTicket/GetTrainTicketRuleViolate',
  clause: 'S7.47',
  request: OfDraft,
  response: TrainPanel,
})
/** Cars have no panel in the specification's list; the page of all standards shows theirs like the flights'. */
export const getCarRuleViolate = call({
  summary: 'The standard for cars of the caller or of people to book for.',
  method: 'GET',
  path: 'api/Car/GetCarRuleViolate',
  clause: 'S2.61',
  request: OfDraft,
  response: FlightPanel,
})
