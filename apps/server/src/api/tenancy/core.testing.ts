import { draft, ofOrder, own, type Row } from './row.testing'

const place = { departAirportCode: 'PEK', departCityName: '北京', arriveAirportCode: 'SHA', arriveCityName: '上海' }

/** Sign-in, reference data, flights and the booking core. */
export const coreRows: Record<string, Row> = {
  'GET Employee/Config': own(),
  'POST Employee/v2/Login': {
    request: () => ({ account: 'employee@yuanxing.example', password: 'x' }),
    stranger: 'wrongPassword',
  },
  // Public for the token of a notification; without one it is the currency of whoever is signed in.
  'POST Enterprise/EnterpriseCurrency': { ...own(), nobody: 'notSignedIn' },
  'POST Employee/FindTravellers': own({ keyword: '' }),
  'GET Flight/GetPoiContent': own({ KeyWords: '北京' }),
  'POST Flight/GetPoiContent': own({ KeyWords: '北京' }),
  'GET Flight/GetAirportCityList/v2': own(),
  'GET Common/GetBookDateSection': own({ ProductType: 1 }),
  'POST Common/GetMyMails': own(),
  'POST Common/AddBuriedPointData': own({
    eventList: [{ id: '0'.repeat(32), eventCode: '/', entranceCode: '/', eventType: 'view', at: '2026-11-20T02:00:00.000Z' }],
  }),
  'POST Order/GetPendingOrderStatistical': own(),
  'POST Order/QueryTravelOrder': own({ Type: 0 }),
  'GET Order/GetRecentSearches': own({ travelType: 1 }),
  'POST Order/GetTripOrderList': { request: ({ orderNo }) => ({ keyword: orderNo }), stranger: 'own' },
  'POST Payment/GetPaymentInfo': ofOrder(({ unpaid }) => ({ orderNos: [unpaid.orderNo] })),
  'POST Payment/Pay': ofOrder(({ unpaid }) => ({ orderNos: [unpaid.orderNo], settleType: 1, expectedTotal: unpaid.total })),
  'GET Payment/GetPaymentState': { request: ({ unpaid }) => ({ paymentNo: unpaid.paymentNo }), stranger: 'paymentUnknown' },
  'POST Payment/Callback': {
    request: ({ unpaid }) => ({ paymentNo: unpaid.paymentNo, providerTradeNo: 'x', outcome: 'paid', amount: 1, signature: 'x' }),
    stranger: 'callbackSignatureWrong',
    // Only the provider can sign.
    ownerReads: 'callbackSignatureWrong',
  },
  'POST Order/WithdrawOrder': { ...ofOrder(({ unpaid }) => ({ orderNo: unpaid.orderNo })), ownerReads: 'transitionRefused' },
  'POST Order/ResubmitOrder': { ...ofOrder(({ unpaid }) => ({ orderNo: unpaid.orderNo })), ownerReads: 'transitionRefused' },
  'POST Order/StartResubmission': { ...ofOrder(({ unpaid }) => ({ orderNo: unpaid.orderNo })), ownerReads: 'transitionRefused' },
  'POST Order/CancelOrder': ofOrder(({ unpaid }) => ({ orderNo: unpaid.orderNo })),
  'POST Flight/SaveFlightOrderTempV2': own({
    employeeId: '1-employee',
    searchParams: { ...place, segmentType: 0, departDate: '2026-12-11' },
    travelType: 1,
    bookType: 0,
  }),
  'GET Flight/GetFlightOrderTemp': draft(),
  'POST Flight/SaveFlightOrderTempTravellers': draft(() => ({ employeeIds: ['1-employee'] })),
  'POST Flight/FlightSearch/v3': draft(),
  'POST Flight/ConnectionSearch': draft(),
  'GET Flight/GetFlightDayPrices': own({ departCode: 'BJS', arriveCode: 'SHA', from: '2026-12-09', to: '2026-12-10' }),
  'GET Flight/GetFlightFares': draft(({ request }) => ({ journey: 0, flightKey: request.journeys[0]!.flightKey })),
  'POST Flight/BookCheck': draft(({ request }) => ({ journeys: request.journeys })),
  'GET Flight/GetFlightBookInfo': draft(),
  'POST Flight/CheckSamePassenger': draft(({ request }) => ({ journeys: request.journeys, employeeIds: ['1-employee'] })),
  'POST Flight/CreateOrder/V3': draft(({ request }) => request),
  'GET Flight/GetFlightOrderDetail': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  'GET Flight/GetFlightOrderDetail (a change)': ofOrder(({ changeNo }) => ({ orderId: changeNo })),
  'GET Flight/GetFlightOrderDetail (a refund)': ofOrder(({ refundNo }) => ({ orderId: refundNo })),
}
