import { ofOrder, own, type Row } from './row.testing'

/** Trips, guests, and what was known when. */
export const tripRows: Record<string, Row> = {
  'GET Order/GetTravelView': { request: ({ orderNo }) => ({ travelOrderNo: orderNo }), stranger: 'tripUnknown' },
  'POST Order/GetTrips': own(),
  'POST Order/SaveTrip': ofOrder(({ orderNo }) => ({ orderNos: [orderNo] })),
  'GET Order/GetOrderAsOf': ofOrder(({ orderNo }) => ({ orderNo })),
  'POST Order/RemoveTripOrder': {
    request: ({ orderNo }) => ({ travelOrderNo: orderNo, orderNo }),
    stranger: 'tripUnknown',
  },
}
