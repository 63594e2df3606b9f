import { Type } from 'typebox'
import { call } from '../kit/call'
import { ApplicationAsOf, OrderAsOf } from './time-machine.shapes'

const Moment = Type.Optional(
  Type.String({ maxLength: 30, pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?Z$' }),
)

/** An order as of a moment, now where none is named; for its approvers and those who look after the company's money. */
export const getOrderAsOf = call({
  summary: 'An order as it stood at a moment.',
  method: 'GET',
  path: 'api/Order/GetOrderAsOf',
  clause: 'S2.38',
  request: Type.Object({
    orderNo: Type.String({ minLength: 1, maxLength: 40 }),
    at: Moment,
  }),
  response: OrderAsOf,
  problems: ['orderUnknown', 'forbidden', 'badRequest'],
})

/** A travel application as of a moment, now where none is named; for its approvers and those who look after the company's money. */
export const getApplicationAsOf = call({
  summary: 'A travel application as it stood at a moment.',
  method: 'GET',
  path: 'api/TravelApply/GetTravelApplyAsOf',
  clause: 'S2.38',
  request: Type.Object({ travelApplyNo: Type.String({ minLength: 1, maxLength: 40 }), at: Moment }),
  response: ApplicationAsOf,
  problems: ['applicationUnknown', 'forbidden', 'badRequest'],
})
