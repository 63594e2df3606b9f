import { ofOrder, own, type Row } from './row.testing'

/** Trips, guests, and what was known when. */
export const tripRows: Record<string, Row> = {
  'GET Order/GetTravelView': { request: ({ orderNo }) => ({ travelOrderNo: orderNo }), stranger: 'tripUnknown' },
  'POST Order/GetTrips': own(),
  'GET Employee/GetDepartmentTree': own(),
  'POST Employee/GetTravellerCards': own({ employeeIds: ['1-employee'], productType: 1 }),
  'POST Employee/SaveGuest': own({ name: '高远', mobile: '13900001111', credential: { type: 2, number: 'E12345678' } }),
  'POST Employee/RemoveGuest': { request: () => ({ guestId: 'G1' }), stranger: 'guestUnknown' },
  'POST Order/SaveTrip': ofOrder(({ orderNo }) => ({ orderNos: [orderNo] })),
  'GET Order/GetOrderAsOf': ofOrder(({ orderNo }) => ({ orderNo })),
  'POST Order/RemoveTripOrder': {
    request: ({ orderNo }) => ({ travelOrderNo: orderNo, orderNo }),
    stranger: 'tripUnknown',
  },
}
