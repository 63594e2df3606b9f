import { Type } from 'typebox'
import { call } from '../kit/call'
import { OrderAsOf } from './time-machine.shapes'

/** An order as of a moment, now where none is named; for its approvers and those who look after the company's money. */
export const getOrderAsOf = call({
  method: 'GET',
  path: 'api/Order/GetOrderAsOf',
  clause: 'S2.38',
  request: Type.Object({
    orderNo: Type.String({ minLength: 1, maxLength: 40 }),
    at: Type.Optional(Type.String({ maxLength: 30, pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?Z$' })),
  }),
  response: OrderAsOf,
  problems: ['orderUnknown', 'forbidden', 'badRequest'],
})
