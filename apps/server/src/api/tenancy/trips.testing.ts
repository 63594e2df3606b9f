import { ofOrder, own, type Row } from './row.testing'

/** Trips, guests, and what was known when. */
export const tripRows: Record<string, Row> = {
  'GET Order/GetTravelView': { request: ({ travelOrderNo }) => ({ travelOrderNo }), stranger: 'tripUnknown' },
  'POST Order/GetTrips': own(),
  'GET Employee/GetDepartmentTree': own(),
  'POST Employee/GetTravellerCards': own({ employeeIds: ['1-employee'], productType: 1 }),
  'POST Employee/SaveGuest': own({
    name: '高远',
    mobile: '13900001111',
    credential: { type: 2, number: 'E12345678', birthDate: '1988-04-09' },
  }),
  'POST Employee/RemoveGuest': { request: ({ guestId }) => ({ guestId }), stranger: 'guestUnknown', owner: 'manager' },
  'POST Order/SaveTrip': ofOrder(({ orderNo }) => ({ orderNos: [orderNo] })),
  'POST Order/SaveTrip (into a trip)': {
    request: ({ travelOrderNo }) => ({ travelOrderNo, orderNos: [], name: '上海' }),
    stranger: 'tripUnknown',
  },
  // Approvers look back, not the traveller.
  'GET Order/GetOrderAsOf': ofOrder(({ orderNo }) => ({ orderNo }), { owner: 'manager' }),
  'GET Order/GetOrderAsOf (of a stay)': ofOrder(({ hotel }) => ({ orderNo: hotel.orderNo }), { owner: 'manager' }),
  'GET Order/GetOrderAsOf (of a ride)': ofOrder(({ train }) => ({ orderNo: train.of.orderNo }), { owner: 'manager' }),
  'POST Order/RemoveTripOrder': {
    request: ({ travelOrderNo, of }) => ({ travelOrderNo, orderNo: of.orderNo }),
    stranger: 'tripUnknown',
  },
}
