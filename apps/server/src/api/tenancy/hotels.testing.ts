import { draft, ofOrder, own, type Numbers, type Row } from './row.testing'

const chosen = { searchId: 'x', hotelId: '224-1', rateId: '224-1-1-1', totalPrice: 1 }
const order = ({ request }: Numbers) => ({
  travellers: request.travellers,
  rooms: [{ guests: [{ traveller: 0 }] }],
  contact: request.contact,
  settleType: 4,
  expectedTotal: 0,
  latestArrival: 1080,
})
const giveUp = ({ orderNo }: Numbers) => ({ orderNo, rooms: [{ room: 0 }] })
const ofDemand = (more: object = {}): Row => ({
  request: () => ({ demandNo: 'HD1', ...more }),
  stranger: 'demandUnknown',
  colleague: 'demandUnknown',
})
/** Done by the agency's staff in an assisted session alone. */
const byAgency = (more: object): Row => ({
  request: () => ({ demandNo: 'HD1', ...more }),
  stranger: 'forbidden',
  colleague: 'forbidden',
})
const plan = {
  hotelName: '山间客栈',
  address: '山路 1 号',
  phone: '',
  roomName: '大床房',
  price: 30_000,
  breakfasts: 1,
  hotelType: 2,
  reservationNo: 'R1',
}

/** Hotels: searches, orders, refunds, demands, favourites and member cards. */
export const hotelRows: Record<string, Row> = {
  'GET Hotel/GetHotelOrderTemp': draft(),
  'POST Hotel/HotelSearch': draft(() => ({ filters: {}, sort: 'recommended', page: 0 })),
  'GET Hotel/GetCityAreas': own({ cityId: 224 }),
  'POST Hotel/GetHotelDetail': draft(() => ({ hotelId: '224-1' })),
  'POST Hotel/BookCheck': draft(() => ({ chosen })),
  'GET Hotel/GetHotelBookInfo': draft(),
  'POST Hotel/CheckGuaranteeCard': draft(() => ({ number: '4111111111111111', holder: 'A B', expires: '2028-01' })),
  'POST Hotel/CreateOrder': draft((numbers) => ({ ...order(numbers), chosen })),
  'POST Hotel/CreateExternalOrder': draft((numbers) => ({ ...order(numbers), externalRateId: 'XR224-1-K', reasonText: '合作' })),
  'GET Hotel/GetHotelOrderDetail': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  'GET Hotel/GetRefundInfo': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  'POST Hotel/QuoteRefund': ofOrder(giveUp),
  'POST Hotel/ApplyRefund': ofOrder((numbers) => ({ ...giveUp(numbers), expectedTotal: 0, expectedPenalty: 0 })),
  'POST Hotel/SubmitDemand': {
    request: () => ({
      travelType: 1,
      cityId: 224,
      checkInDate: '2026-12-11',
      checkOutDate: '2026-12-12',
      rooms: 1,
      employeeIds: ['1-employee'],
      hotelName: '山间客栈',
      wishes: '',
    }),
    stranger: 'travellerUnknown',
    colleague: 'own',
  },
  'POST Hotel/GetDemandList': own(),
  'GET Hotel/GetDemandDetail': ofDemand(),
  'GET Hotel/GetUnConfirmedDemandOrderCount': own(),
  'POST Hotel/QuoteDemand': byAgency({ plans: [plan] }),
  'POST Hotel/RefuseDemand': byAgency({ reason: '无房' }),
  'POST Hotel/CancelDemand': ofDemand({ reason: '行程取消' }),
  'POST Hotel/ResubmitDemand': ofDemand(),
  'POST Hotel/OpenDemandBooking': ofDemand({ planId: 'P1' }),
  'POST Hotel/AcceptDemand': {
    request: (numbers) => ({ ...order(numbers), tempOrderNo: numbers.tempOrderNo, demandNo: 'HD1', planId: 'P1' }),
    stranger: 'demandUnknown',
    colleague: 'demandUnknown',
  },
  'POST Hotel/GetFavouriteHotels': own(),
  'POST Hotel/AddFavouriteHotel': own({ hotelId: '224-1' }),
  'POST Hotel/RemoveFavouriteHotel': own({ hotelId: '224-1' }),
  'GET Hotel/GetMemberCards': own(),
  'POST Hotel/SaveMemberCard': own({ group: '华住', number: 'HZ12345678', holder: '林' }),
  'POST Hotel/RemoveMemberCard': {
    request: () => ({ cardId: 'x' }),
    stranger: 'memberCardUnknown',
    colleague: 'memberCardUnknown',
  },
}
