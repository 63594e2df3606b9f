/** Handbook 5.3: what is ordered. */
export const rideTypes = [
  'now',
  'reserved',
  'airportPickup',
  'airportDropOff',
  'stationPickup',
  'stationDropOff',
  'dayHire',
] as const
export type RideType = (typeof rideTypes)[number]

/** Handbook 5.3: where a ride stands, from looking for a driver to a settled fare. */
export const rideStates = [
  'searching',
  'noDriver',
  'reserved',
  'notReserved',
  'accepted',
  'arrived',
  'riding',
  'ended',
  'cancelled',
  'done',
] as const
export type RideState = (typeof rideStates)[number]

/** What a fare is made of. */
export const fareParts = ['start', 'distance', 'time', 'night', 'toll', 'surge', 'package'] as const
export type FarePart = (typeof fareParts)[number]

/** What is odd about a fare, seen by the system itself. */
export const fareFlags = ['distance', 'amount', 'dropOff', 'count', 'crossCity'] as const
export type FareFlag = (typeof fareFlags)[number]

/** Where the fare of a ride that has ended stands. */
export const fareStates = ['unconfirmed', 'confirmed', 'disputed', 'settled'] as const
export type FareState = (typeof fareStates)[number]

/** Kinds of places that a city is searched for. */
export const carPlaceKinds = ['airport', 'station', 'metro', 'district', 'hotel', 'landmark'] as const
/** An end of a pair that may lie wherever it likes. */
export const anywhere = 'anywhere'
export type CarPlaceKind = (typeof carPlaceKinds)[number]

/** A standard may name so many places of the company's own, and as many pairs of them. */
export const fencePartsAtMost = 20
