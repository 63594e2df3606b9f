import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant } from '../../kit/local-date'
import { NumericId } from '../../kit/numbers'
import { words } from '../../kit/words'
import { fareStates, rideStates } from './car-words'
import { RideDriver } from './order.calls'

/** A paid ride that is not settled, as the agency's desk reads it. */
export const DeskRide = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  passenger: Type.String(),
  departAt: Instant,
  serviceNo: Type.Optional(Type.String()),
  /** Whether the pick-up moves with it. */
  followed: Type.Optional(Type.Boolean()),
  state: words(...rideStates),
  driver: Type.Optional(RideDriver),
  /** Whom to call when something happens on the way, masked. */
  emergency: Type.Optional(Type.Object({ name: Type.String(), mobile: Type.String() })),
  /** Of a ride that has ended. */
  fareState: Type.Optional(words(...fareStates)),
  /** What became of it when its ticket was given back or changed. */
  ticket: Type.Optional(Type.String()),
})
export type DeskRide = Static<typeof DeskRide>

export const getDeskRides = call({
  summary: 'Rides of a served company that are ordered and not settled, the next first.',
  method: 'GET',
  path: 'api/Car/GetDeskRides',
  access: 'agent',
  clause: 'S7.55',
  request: Type.Object({ enterpriseId: NumericId }),
  response: Type.Object({ list: Type.Array(DeskRide) }),
  problems: ['customerNotServed'],
})

export const revealRideEmergency = call({
  summary: 'Whom to call when something happened on the way of a ride under way, in clear; written down before it is told.',
  method: 'POST',
  path: 'api/Car/RevealEmergency',
  access: 'agent',
  clause: 'S7.55',
  request: Type.Object({ enterpriseId: NumericId, orderNo: Type.String({ maxLength: 40 }) }),
  response: Type.Object({ name: Type.String(), mobile: Type.String() }),
  problems: ['customerNotServed', 'orderUnknown'],
})
