import { draft, ofOrder, own, type Row } from './row.testing'

const unknownTrip: Pick<Row, 'stranger'> = { stranger: 'tripUnknown' }

/** Refunds, changes, unused tickets and the end of a trip. */
export const afterSalesRows: Record<string, Row> = {
  'GET Flight/GetRefundInfo': ofOrder(({ of }) => ({ orderId: of.orderNo })),
  'POST Flight/QuoteRefund': ofOrder(({ of }) => of),
  'POST Flight/ApplyRefund': ofOrder(({ of, back }) => ({ ...of, expectedTotal: back.total })),
  'GET Flight/GetChangeInfo': ofOrder(({ of }) => ({ orderId: of.orderNo })),
  'POST Flight/ChangeSearch': ofOrder(({ of }) => ({ ...of, departDate: '2026-12-18' })),
  'POST Flight/QuoteChange': ofOrder(({ of, change }) => ({ ...of, ...change.to })),
  'POST Flight/ApplyChange': ofOrder(
    ({ of, change }) => ({
      ...of,
      ...change.to,
      searchId: change.searchId,
      expectedTotal: change.total,
    }),
    // They are refunded by then.
    { ownerReads: 'couponNotOpen' },
  ),
  'POST Flight/GetOpenTickets': own(),
  'GET Flight/GetOpenTicketsOfSearch': draft(),
  'POST Order/QuoteTripCancel': { request: ({ travelOrderNo }) => ({ travelOrderNo }), ...unknownTrip },
  'POST Order/CancelTrip': {
    request: ({ travelOrderNo }) => ({ travelOrderNo, expectedTotal: 0, expectedFee: 0 }),
    ...unknownTrip,
  },
}
