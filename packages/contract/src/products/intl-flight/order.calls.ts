import { Type } from 'typebox'
import { call } from '../../kit/call'
import { IntlFlightOrderDetail } from './order.shapes'

export const getIntlFlightOrderDetail = call({
  summary: 'An order of international flights with travellers, records, tickets, rules, money and history.',
  method: 'GET',
  path: 'api/FlightIntl/GetFlightIntlOrderDetail',
  clause: 'S2.23',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: IntlFlightOrderDetail,
  problems: ['orderUnknown'],
})
