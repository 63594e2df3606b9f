import type { Numbers } from './company-one/company-one.testing'
import { ofOrder, type Row } from './row.testing'

type Quotes = Numbers['manualQuotes']
const ofQuote = (request: (quotes: Quotes) => object, more: Pick<Row, 'ownerReads'> = {}): Row => ({
  request: ({ manualQuotes }) => request(manualQuotes),
  stranger: 'manualQuoteUnknown',
  ...more,
})
/** Done by the agency's staff in an assisted session alone. */
const byAgency = (request: (quotes: Quotes) => object): Row => ({
  request: ({ manualQuotes }) => request(manualQuotes),
  stranger: 'forbidden',
  agency: 'manualQuoteUnknown',
  owner: 'agency',
})

/** Refunds and changes of international flights that the desk prices by hand. */
export const manualQuoteRows: Record<string, Row> = {
  'GET FlightIntl/GetManualQuotes': ofOrder(({ manualQuotes }) => ({ orderId: manualQuotes.waiting.ask.orderNo })),
  // The desk has it already.
  'POST FlightIntl/AskManualQuote': ofOrder(({ manualQuotes }) => manualQuotes.waiting.ask, { ownerReads: 'manualQuoteOpen' }),
  'POST FlightIntl/AnswerManualQuote': byAgency(({ waiting }) => waiting.answer),
  'POST FlightIntl/RefuseManualQuote': byAgency(({ waiting }) => ({
    quoteNo: waiting.answer.quoteNo,
    version: 2,
    reason: '航司不同意豁免',
  })),
  'POST FlightIntl/AcceptManualQuote': {
    ...ofQuote(({ quoted }) => quoted),
    agency: 'forbidden',
  },
  // It is accepted by then.
  'POST FlightIntl/WithdrawManualQuote': ofQuote(({ quoted }) => quoted, { ownerReads: 'manualQuoteClosed' }),
  'POST FlightIntl/CarryOutManualQuote': byAgency(({ accepted }) => ({ ...accepted, tickets: [] })),
}
