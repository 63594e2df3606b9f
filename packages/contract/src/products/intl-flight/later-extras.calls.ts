import { Type } from 'typebox'
import { AppliedAfterSale } from '../../booking/after-sale.shapes'
import { call } from '../../kit/call'
import { SentFen } from '../../kit/numbers'
import { IntlLaterChoices, IntlLaterExtras, IntlLaterQuote } from './later-extras.shapes'

const OrderNo = Type.String({ maxLength: 40 })
const problems = ['orderUnknown', 'extraUnknown', 'extrasNothing', 'extrasUnderWay', 'supplierFailed'] as const
const judged = [...problems, 'arrangerNotAllowed', 'policyForbids'] as const

export const getIntlLaterExtras = call({
  summary: 'Seats, meals and bags that carriers still sell for the tickets of an order, traveller by traveller.',
  method: 'GET',
  path: 'api/FlightIntl/GetLaterExtras',
  access: 'book',
  clause: 'S2.23',
  request: Type.Object({ orderId: OrderNo }),
  response: IntlLaterExtras,
  problems: ['orderUnknown', 'supplierFailed'],
})

const Wanted = { orderNo: OrderNo, travellers: IntlLaterChoices }
export const quoteIntlLaterExtras = call({
  summary:
    'What is bought beside the tickets of an order costs, what policy says of it and who must approve; nothing is done yet.',
  method: 'POST',
  path: 'api/FlightIntl/QuoteLaterExtras',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object(Wanted),
  response: IntlLaterQuote,
  problems: [...judged],
})
export const buyIntlLaterExtras = call({
  summary:
    'An order for it beside that of the tickets: approved and paid where that is needed, then confirmed by the carriers one by one.',
  method: 'POST',
  path: 'api/FlightIntl/BuyLaterExtras',
  access: 'book',
  write: true,
  clause: 'S7.53',
  request: Type.Object({
    ...Wanted,
    /** What the person saw to be paid, in fen; more asks again. */
    expectedTotal: SentFen,
    /** Why policy is broken, where it is. */
    reasonCode: Type.Optional(Type.String({ maxLength: 40 })),
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: AppliedAfterSale,
  problems: [
    ...judged,
    'orderPlacing',
    'quoteChanged',
    'violationReasonMissing',
    'creditInsufficient',
    'creditOverdue',
    'governmentUnitMissing',
  ],
})
