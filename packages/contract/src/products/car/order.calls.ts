import { Type, type Static } from 'typebox'
import { OrderCore } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { Instant } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { fareFlags, fareParts, fareStates, rideStates, rideTypes } from './car-words'
import { FarePartLine, RideEmergency } from './car.shapes'
import { CarPlace, ChosenCarPlace } from './draft.shapes'
import { carClasses } from './policy.shapes'

/** Who drives; the mobile is a number of the platform's that leads to the driver for this ride alone. */
export const RideDriver = Type.Object({
  name: Type.String(),
  mobile: Type.String(),
  plate: Type.String(),
  vehicle: Type.String(),
  /** Tenths, 0 to 50. */
  score: Type.Integer(),
})

/** A stretch that is being driven: how far along one is follows from the clock. */
export const RideLeg = Type.Object({
  kind: words('approach', 'ride'),
  startedAt: Instant,
  endsAt: Instant,
  metres: Type.Integer(),
})

/** What a ride that has ended costs. */
export const RideFare = Type.Object({
  state: words(...fareStates),
  amount: Type.Integer(),
  parts: Type.Array(FarePartLine),
  metres: Type.Integer(),
  minutes: Type.Integer(),
  flags: Type.Array(words(...fareFlags)),
  /** Confirmed by itself unless somebody objects by then; absent where somebody has to say. */
  confirmsAt: Type.Optional(Instant),
  /** Parts that somebody objected to, and the platform's answer. */
  disputed: Type.Array(words(...fareParts)),
  disputeReason: Type.Optional(Type.String()),
  answer: Type.Optional(words('accepted', 'partly', 'declined')),
  answeredBy: Type.Optional(Instant),
  takenOff: Type.Integer(),
})

export const CarRide = Type.Object({
  rideType: words(...rideTypes),
  carClass: words(...carClasses),
  cityId: Type.Integer(),
  cityName: Type.String(),
  from: CarPlace,
  to: Type.Optional(CarPlace),
  /** Known places about its way, by which a map is read. */
  around: Type.Array(CarPlace),
  departAt: Instant,
  /** When it was to begin, where its flight or train is late. */
  formerDepartAt: Type.Optional(Instant),
  serviceNo: Type.Optional(Type.String()),
  /** Whether its times are known and the pick-up moves with it; absent before the ride is sent for. */
  followed: Type.Optional(Type.Boolean()),
  /** What became of it when the ticket that it waits for was given back or changed. */
  ticket: Type.Optional(Type.String()),
  metres: Type.Integer(),
  minutes: Type.Integer(),
  estimate: Type.Integer(),
  parts: Type.Array(FarePartLine),
  atMost: Type.Integer(),
  state: Type.Optional(words(...rideStates)),
  driver: Type.Optional(RideDriver),
  leg: Type.Optional(RideLeg),
  /** What has happened, the first first. */
  events: Type.Array(Type.Object({ kind: Type.String(), at: Instant, sentence: Type.String() })),
  fare: Type.Optional(RideFare),
  /** Masked. */
  emergency: Type.Optional(Type.Object({ name: Type.String(), mobile: Type.String() })),
  canChangeEmergency: Type.Boolean(),
  canAnswerFare: Type.Boolean(),
  canCancel: Type.Boolean(),
  /** What cancelling costs now, and until when it is free. */
  cancelFee: Type.Integer(),
  freeUntil: Type.Optional(Instant),
  canChangeDestination: Type.Boolean(),
  /** Opens the page that others may watch while nobody has got out yet; absent where the reader may not share it. */
  shareToken: Type.Optional(Type.String()),
})
export type CarRide = Static<typeof CarRide>

export const CarOrderDetail = Type.Object({ ...OrderCore.properties, ride: CarRide })
export type CarOrderDetail = Static<typeof CarOrderDetail>

/** A ride is acted upon by whoever booked it and by whoever is driven, who need not be allowed to book. */
const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }
const Moved = Type.Object({ orderNo: Type.String() })

export const getCarOrderDetail = call({
  summary: 'A car order with its ride, money and history.',
  method: 'GET',
  path: 'api/Car/GetCarOrderDetail',
  clause: 'S2.28',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: CarOrderDetail,
  problems: ['orderUnknown'],
})

export const cancelCarRide = call({
  summary: 'Calls a ride off at no more than the fee that was seen.',
  method: 'POST',
  path: 'api/Car/CancelRide',
  write: true,
  clause: 'S2.28',
  request: Type.Object({ ...OrderNo, feeAtMost: SentFen }),
  response: Moved,
  problems: ['orderUnknown', 'carRideMoved', 'carFeeRose'],
})

export const changeCarDestination = call({
  summary: 'Takes a ride that is on its way to another place of the city, within what was set aside for it.',
  method: 'POST',
  path: 'api/Car/ChangeDestination',
  write: true,
  clause: 'S2.28',
  request: Type.Object({ ...OrderNo, to: ChosenCarPlace }),
  response: Moved,
  problems: ['orderUnknown', 'carRideMoved', 'carPlaceUnknown', 'carPlacesSame', 'carDearerThanHeld'],
})

export const changeCarEmergency = call({
  summary: 'Whom the platform calls when something happens on the way of a ride, from now on; nobody where it is absent.',
  method: 'POST',
  path: 'api/Car/ChangeEmergency',
  write: true,
  clause: 'S2.28',
  request: Type.Object({ ...OrderNo, emergency: Type.Optional(RideEmergency) }),
  response: Moved,
  problems: ['orderUnknown', 'carRideMoved'],
})

export const revokeCarShare = call({
  summary: 'Nobody watches a ride by the link that was sent around any more; there is another.',
  method: 'POST',
  path: 'api/Car/RevokeShare',
  write: true,
  clause: 'S2.28',
  request: Type.Object(OrderNo),
  response: Moved,
  problems: ['orderUnknown', 'carRideMoved'],
})

export const confirmCarFare = call({
  summary: 'The fare of a ride is right.',
  method: 'POST',
  path: 'api/Car/ConfirmFare',
  write: true,
  clause: 'S2.28',
  request: Type.Object({ ...OrderNo, amount: SentFen }),
  response: Moved,
  problems: ['orderUnknown', 'carFareMoved'],
})

export const disputeCarFare = call({
  summary: 'Parts of the fare of a ride are not right: the platform looks at them.',
  method: 'POST',
  path: 'api/Car/DisputeFare',
  write: true,
  clause: 'S2.28',
  request: Type.Object({
    ...OrderNo,
    parts: Type.Array(words(...fareParts), { minItems: 1, maxItems: fareParts.length, uniqueItems: true }),
    reason: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  response: Moved,
  problems: ['orderUnknown', 'carFareMoved', 'carPartUnknown'],
})
