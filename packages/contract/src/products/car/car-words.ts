import { codes, type WordOf } from '../../kit/codes'

/** Handbook 5.3: what is ordered; from 4 on the numbers are this product's own. */
export const rideTypes = codes({
  0: 'now',
  1: 'reserved',
  2: 'airportPickup',
  3: 'airportDropOff',
  4: 'stationPickup',
  5: 'stationDropOff',
  6: 'dayHire',
})
export type RideType = WordOf<typeof rideTypes>

/** Handbook 5.3: where a ride stands. */
export const rideStates = codes({
  300: 'searching',
  311: 'noDriver',
  350: 'reserved',
  351: 'notReserved',
  400: 'accepted',
  410: 'arrived',
  500: 'riding',
  600: 'ended',
  610: 'cancelled',
  700: 'done',
})
export type RideState = WordOf<typeof rideStates>

/** What a fare is made of. */
export const fareParts = ['start', 'distance', 'time', 'night', 'toll', 'surge', 'package'] as const
export type FarePart = (typeof fareParts)[number]

/** What is odd about a fare, seen by the system itself. */
export const fareFlags = ['distance', 'amount', 'dropOff'] as const
export type FareFlag = (typeof fareFlags)[number]

/** Where the fare of a ride that has ended stands. */
export const fareStates = ['unconfirmed', 'confirmed', 'disputed', 'settled'] as const
export type FareState = (typeof fareStates)[number]

/** Kinds of places that a city is searched for. */
export const carPlaceKinds = ['airport', 'station', 'metro', 'district', 'hotel', 'landmark'] as const
export type CarPlaceKind = (typeof carPlaceKinds)[number]
