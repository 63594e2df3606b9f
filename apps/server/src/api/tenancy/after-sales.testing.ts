import { draft, ofOrder, own, type Row } from './row.testing'

const coupons = [{ ticketNo: '781-2160000001', segment: 0 }]
const to = { flightKey: 'MU5101-20261210-PEKSHA', fareKey: 'Y' }
const unknownTrip: Omit<Row, 'request'> = { stranger: 'tripUnknown' }

/** Refunds, changes, unused tickets and the end of a trip. */
export const afterSalesRows: Record<string, Row> = {
  'GET Flight/GetRefundInfo': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  'POST Flight/QuoteRefund': ofOrder(({ orderNo }) => ({ orderNo, coupons })),
  'POST Flight/ApplyRefund': ofOrder(({ orderNo }) => ({ orderNo, coupons, expectedTotal: 0, cause: 'voluntary' })),
  'GET Flight/GetChangeInfo': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  'POST Flight/ChangeSearch': ofOrder(({ orderNo }) => ({ orderNo, coupons, departDate: '2026-12-11' })),
  'POST Flight/QuoteChange': ofOrder(({ orderNo }) => ({ orderNo, coupons, ...to })),
  'POST Flight/ApplyChange': ofOrder(({ orderNo }) => ({
    orderNo,
    coupons,
    ...to,
    searchId: 'x',
    expectedTotal: 0,
    cause: 'voluntary',
  })),
  'POST Flight/GetOpenTickets': own(),
  'GET Flight/GetOpenTicketsOfSearch': draft(),
  'POST Order/QuoteTripCancel': { request: ({ orderNo }) => ({ travelOrderNo: orderNo }), ...unknownTrip },
  'POST Order/CancelTrip': { request: ({ orderNo }) => ({ travelOrderNo: orderNo, expectedTotal: 0 }), ...unknownTrip },
}
