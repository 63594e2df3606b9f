import { hotelPlan } from './company-one/hotels.testing'
import type { Numbers } from './company-one/company-one.testing'
import { draft, ofOrder, own, type Row } from './row.testing'

type Hotel = Numbers['hotel']
const search = (request: (hotel: Hotel) => object = () => ({}), more: Pick<Row, 'ownerReads'> = {}): Row =>
  draft(({ hotel }) => ({ tempOrderNo: hotel.tempOrderNo, ...request(hotel) }), more)
const order = (request: (hotel: Hotel) => object): Row => ofOrder(({ hotel }) => request(hotel))
const giveUp = ({ orderNo }: Hotel) => ({ orderNo, rooms: [{ room: 0 }] })
const ofDemand = (request: (hotel: Hotel) => object, more: Pick<Row, 'ownerReads'> = {}): Row => ({
  request: ({ hotel }) => request(hotel),
  stranger: 'demandUnknown',
  ...more,
})
/** Done by the agency's staff in an assisted session alone. */
const byAgency = (request: object): Row => ({
  request: ({ hotel }) => ({ demandNo: hotel.demandNo, ...request }),
  stranger: 'forbidden',
  agency: 'demandUnknown',
  owner: 'agency',
})

/** Hotels: searches, orders, refunds, demands, favourites and member cards. */
export const hotelRows: Record<string, Row> = {
  'GET Hotel/GetHotelOrderTemp': search(),
  'POST Hotel/HotelSearch': search(() => ({ filters: {}, sort: 'recommended', page: 0 })),
  'GET Hotel/GetCityAreas': own({ cityId: 224 }),
  'POST Hotel/GetHotelDetail': search(() => ({ hotelId: '224-1' })),
  'POST Hotel/BookCheck': search(({ request: { chosen } }) => ({ chosen })),
  'POST Hotel/CheckOutsideRate': search(() => ({ rate: { externalRateId: 'XR224-1-K' } })),
  'GET Hotel/GetHotelBookInfo': search(),
  'POST Hotel/CheckGuaranteeCard': search(() => ({ number: '4111111111111111', holder: 'A B', expires: '2028-01' })),
  'POST Hotel/CreateOrder': search(({ request }) => request),
  'POST Hotel/CreateExternalOrder': search(
    ({ request: { chosen: _chosen, ...frame } }) => ({
      ...frame,
      externalRateId: 'XR224-1-K',
      reasonText: '合作',
      expectedTotal: 1,
    }),
    // It costs more.
    { ownerReads: 'priceChanged' },
  ),
  'GET Hotel/GetHotelOrderDetail': order(({ orderNo }) => ({ orderId: orderNo })),
  'GET Hotel/GetHotelOrderDetail (a refund)': order(({ refundNo }) => ({ orderId: refundNo })),
  'GET Hotel/GetRefundInfo': order(({ orderNo }) => ({ orderId: orderNo })),
  'POST Hotel/QuoteRefund': order(giveUp),
  'POST Hotel/ApplyRefund': order((hotel) => ({
    ...giveUp(hotel),
    expectedTotal: hotel.back.total,
    expectedPenalty: hotel.back.penalty,
  })),
  'POST Hotel/SubmitDemand': {
    request: ({ employeeId }) => ({
      travelType: 1,
      cityId: 224,
      checkInDate: '2026-12-11',
      checkOutDate: '2026-12-12',
      rooms: 1,
      employeeIds: [employeeId],
      hotelName: '山间客栈',
      wishes: '',
    }),
    stranger: 'travellerUnknown',
    colleague: 'own',
  },
  'POST Hotel/GetDemandList': own(),
  'GET Hotel/GetDemandDetail': ofDemand(({ demandNo }) => ({ demandNo })),
  'GET Hotel/GetUnConfirmedDemandOrderCount': own(),
  'POST Hotel/QuoteDemand': byAgency({ plans: [hotelPlan] }),
  'POST Hotel/RefuseDemand': byAgency({ reason: '无房' }),
  // The agency has refused it by then.
  'POST Hotel/CancelDemand': ofDemand(({ demandNo }) => ({ demandNo, reason: '行程取消' }), { ownerReads: 'demandClosed' }),
  'POST Hotel/ResubmitDemand': ofDemand(({ quoted }) => ({ demandNo: quoted.demandNo }), { ownerReads: 'demandClosed' }),
  'POST Hotel/OpenDemandBooking': ofDemand(({ quoted }) => ({ demandNo: quoted.demandNo, planId: quoted.planId })),
  'POST Hotel/AcceptDemand': ofDemand(
    ({ request: { chosen: _chosen, ...frame }, quoted }) => ({ ...frame, ...quoted, expectedTotal: 1 }),
    {
      ownerReads: 'priceChanged',
    },
  ),
  'POST Hotel/GetFavouriteHotels': own(),
  'POST Hotel/AddFavouriteHotel': own({ hotelId: '224-1' }),
  'POST Hotel/RemoveFavouriteHotel': own({ hotelId: '3187-1' }),
  'GET Hotel/GetMemberCards': own(),
  'POST Hotel/SaveMemberCard': own({ group: '华住', number: 'HZ12345678', holder: '林' }),
  'POST Hotel/SaveMemberCard (of somebody else)': {
    request: ({ hotel }) => ({ cardId: hotel.cardId, group: '华住', number: '', holder: '林' }),
    stranger: 'memberCardUnknown',
  },
  'POST Hotel/RemoveMemberCard': { request: ({ hotel }) => ({ cardId: hotel.cardId }), stranger: 'memberCardUnknown' },
}
