import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant } from '../../kit/local-date'
import { words } from '../../kit/words'
import { rideStates } from './car-words'
import { RideLeg } from './order.calls'

/** A ride as anybody with its link sees it: no person, no number of a telephone, no money. */
export const SharedRide = Type.Object({
  state: words(...rideStates),
  cityName: Type.String(),
  from: Type.String(),
  to: Type.Optional(Type.String()),
  departAt: Instant,
  plate: Type.Optional(Type.String()),
  vehicle: Type.Optional(Type.String()),
  leg: Type.Optional(RideLeg),
})
export type SharedRide = Static<typeof SharedRide>

export const readSharedCarRide = call({
  summary: 'A ride that somebody shared, while it is on its way.',
  method: 'POST',
  path: 'api/Car/ReadSharedRide',
  access: 'public',
  clause: 'S2.28',
  request: Type.Object({ token: Type.String({ minLength: 20, maxLength: 200 }) }),
  response: SharedRide,
  problems: ['sharedRideOver'],
})
