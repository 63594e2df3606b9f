import { Type } from 'typebox'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'
import { PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { travelTypes } from './codes'
import { TripProposal, TripSummary, TripView } from './trip.shapes'

const TripNo = Type.Object({ travelOrderNo: Type.String({ minLength: 1, maxLength: 40 }) })
const OrderNo = Type.String({ minLength: 1, maxLength: 40 })
const Name = Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' })

export const getTravelView = call({
  summary: 'A trip with all its orders, for whoever booked or travels on one of them.',
  method: 'GET',
  path: 'api/Order/GetTravelView',
  clause: 'S2.38',
  request: TripNo,
  response: TripView,
  problems: ['tripUnknown'],
})

export const tripStages = ['upcoming', 'over'] as const

export const getTrips = call({
  summary: 'My trips, to come or over, and on the first page of those to come orders that look like one journey.',
  method: 'POST',
  path: 'api/Order/GetTrips',
  clause: 'S2.38',
  request: Type.Object({
    ...PageRequest,
    /** To come without; a trip is over the day after its last part ends, or when nothing of it is left. */
    stage: Type.Optional(words(...tripStages)),
    /** Of the trip's name, or of an order's number, journey or traveller. */
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    from: Type.Optional(LocalDate),
    to: Type.Optional(LocalDate),
    travelType: Type.Optional(travelTypes.schema),
  }),
  response: Type.Object({
    trips: Type.Array(TripSummary),
    next: Type.Optional(Type.String()),
    proposals: Type.Array(TripProposal),
  }),
})

export const saveTrip = call({
  summary: 'Puts orders of mine into a trip, which is made when none is named; gives it a name of mine.',
  method: 'POST',
  path: 'api/Order/SaveTrip',
  access: 'book',
  write: true,
  clause: 'S3.39',
  request: Type.Object({
    travelOrderNo: Type.Optional(OrderNo),
    name: Type.Optional(Name),
    orderNos: Type.Array(OrderNo, { maxItems: 30 }),
  }),
  response: TripNo,
  problems: ['tripUnknown', 'orderUnknown', 'orderInTrip', 'tripEmpty', 'tripTravelType'],
})

export const removeTripOrder = call({
  summary: 'Takes an order out of a trip; the order itself stays as it is.',
  method: 'POST',
  path: 'api/Order/RemoveTripOrder',
  access: 'book',
  write: true,
  clause: 'S2.38',
  request: Type.Object({ ...TripNo.properties, orderNo: OrderNo }),
  response: TripNo,
  problems: ['tripUnknown', 'orderUnknown'],
})
