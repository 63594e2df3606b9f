import { Type } from 'typebox'
import { OfDraft } from '../../booking/policy/policy-panel.shapes'
import { call } from '../../kit/call'
import { HotelPanel } from './policy-panel.shapes'

/** OrderType: 0 in the country, 1 abroad. */
export const getHotelTravelBizPolicy = call({
  summary: 'The standard for hotels of the caller or of people to book for.',
  method: 'POST',
  path: 'api/Hotel/GetHotelTravelBizPolicy',
  clause: 'S7.46',
  request: Type.Object({ ...OfDraft.properties, OrderType: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }) }),
  response: HotelPanel,
})
