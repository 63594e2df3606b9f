import type { Numbers } from './company-one/company-one.testing'
import { draft, ofOrder, own, type Row } from './row.testing'

type Intl = Numbers['intl']
const search = (request: (intl: Intl) => object = () => ({})): Row =>
  draft(({ intl }) => ({ tempOrderNo: intl.tempOrderNo, ...request(intl) }))
const order = (request: (intl: Intl) => object, more: Pick<Row, 'ownerReads'> = {}): Row =>
  ofOrder(({ intl }) => request(intl), more)
const trip = ({ request: { choices, seenTotal, seenTimes } }: Intl) => ({ choices, seenTotal, seenTimes })
const laterExtras = ({ of: { orderNo } }: Intl) => ({
  orderNo,
  travellers: [{ employeeId: '1-employee', extras: [{ segment: 17, code: 'bag', count: 1 }] }],
})
const days = { from: '2027-01-18', to: '2027-01-20' }

/** International flights: searches, orders, refunds and changes. */
export const intlFlightRows: Record<string, Row> = {
  'GET FlightIntl/GetFlightOrderTempIntl': search(),
  'POST FlightIntl/Search/V3': search(),
  'POST FlightIntl/Search/V3 (the way back)': search(({ request }) => ({ slice: 1, chosen: request.choices.slice(0, 1) })),
  'POST FlightIntl/GetItineraryFares': search(({ request }) => ({ itineraryKey: request.choices[0]!.itineraryKey })),
  'POST FlightIntl/GetFareRules': search(({ request: { choices } }) => ({ choices })),
  'POST FlightIntl/GetDayPrices': search(() => days),
  // What anybody flies for is nobody's.
  'POST FlightIntl/GetPriceGrid': search(() => ({ departDate: days.from, returnDate: days.to })),
  'GET FlightIntl/GetStayPrices': search(),
  'GET FlightIntl/GetNearbyAirports': search(),
  'GET FlightIntl/GetSelfTransfers': search(),
  'GET FlightIntl/GetOpenTicketsOfSearch': search(),
  'POST FlightIntl/BookCheck': search(trip),
  'GET FlightIntl/GetBookInfo': search(),
  'POST FlightIntl/CheckSamePassenger': search((intl) => ({ ...trip(intl), employeeIds: ['1-employee'] })),
  'POST FlightIntl/CreateOrder/V2': search(({ request }) => request),
  'GET FlightIntl/GetMyToldToCarriers': own(),
  'POST FlightIntl/ForgetToldToCarriers': own({ kind: 'card', code: 'SQ' }),
  'GET FlightIntl/GetFlightIntlOrderDetail': order(({ of }) => ({ orderId: of.orderNo })),
  'GET FlightIntl/GetFlightIntlOrderDetail (for approval)': order(({ heldNo }) => ({ orderId: heldNo })),
  'GET FlightIntl/GetFlightIntlOrderDetail (a change)': order(({ changeNo }) => ({ orderId: changeNo })),
  'GET FlightIntl/GetFlightIntlOrderDetail (a refund)': order(({ refundNo }) => ({ orderId: refundNo })),
  'GET FlightIntl/GetOrderChanges': order(({ of }) => ({ orderId: of.orderNo })),
  'GET FlightIntl/GetOrderChanges (a change)': order(({ changeNo }) => ({ orderId: changeNo })),
  // Nothing was announced.
  'POST FlightIntl/AcceptScheduleChange': order(({ of }) => ({ orderNo: of.orderNo, segment: 0, eventId: 'nothing' }), {
    ownerReads: 'scheduleNoticeUnknown',
  }),
  'POST FlightIntl/ProtectionSearch': order(({ of }) => ({ orderNo: of.orderNo, segment: 0, eventId: 'nothing' }), {
    ownerReads: 'scheduleNoticeUnknown',
  }),
  'POST FlightIntl/TakeProtection': order(
    ({ of, request: { seenTimes } }) => ({
      orderNo: of.orderNo,
      segment: 0,
      eventId: 'nothing',
      itineraryKey: 'nothing',
      fareKey: 'nothing',
      seenTimes: seenTimes.slice(0, 1),
    }),
    { ownerReads: 'scheduleNoticeUnknown' },
  ),
  'POST FlightIntl/GiveNoticeToDesk': order(({ of }) => ({ orderNo: of.orderNo, segment: 0, eventId: 'nothing' }), {
    ownerReads: 'scheduleNoticeUnknown',
  }),
  // Its price has not dropped.
  'POST FlightIntl/TakePriceDrop': order(({ of }) => ({ orderNo: of.orderNo, expectedSaving: 1 }), {
    ownerReads: 'priceDropOver',
  }),
  'GET FlightIntl/GetLaterExtras': order(({ of }) => ({ orderId: of.orderNo })),
  // It has no such flight.
  'POST FlightIntl/QuoteLaterExtras': order(laterExtras, { ownerReads: 'extraUnknown' }),
  'POST FlightIntl/BuyLaterExtras': order((intl) => ({ ...laterExtras(intl), expectedTotal: 1 }), { ownerReads: 'extraUnknown' }),
  'GET FlightIntl/GetRefundInfo': order(({ of }) => ({ orderId: of.orderNo })),
  'POST FlightIntl/QuoteRefund': order(({ of }) => of),
  'POST FlightIntl/ApplyRefund': order(({ of, back }) => ({ ...of, expectedTotal: back.total })),
  'GET FlightIntl/GetChangeInfo': order(({ of }) => ({ orderId: of.orderNo })),
  'POST FlightIntl/ChangeSearch': order(({ direction }) => direction),
  'POST FlightIntl/QuoteChange': order(({ to }) => to),
  // They are refunded by then.
  'POST FlightIntl/ApplyChange': order(({ change }) => change, { ownerReads: 'couponNotOpen' }),
}
