/** The types of rides in the order of their numbers (handbook 5.3); the tables of the contract would bring the schema library into the browser. */
export const rideKinds = [
  'now',
  'reserved',
  'airportPickup',
  'airportDropOff',
  'stationPickup',
  'stationDropOff',
  'dayHire',
] as const
export type RideKind = (typeof rideKinds)[number]

export const kindOf = (code: number): RideKind => rideKinds[code] ?? 'now'
export const codeOf = (kind: RideKind) => rideKinds.indexOf(kind) as 0 | 1 | 2 | 3 | 4 | 5 | 6

/** States of a ride by their numbers. */
const states: Readonly<Record<number, LiveWord>> = {
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
}
export type LiveWord =
  | 'searching'
  | 'noDriver'
  | 'reserved'
  | 'notReserved'
  | 'accepted'
  | 'arrived'
  | 'riding'
  | 'ended'
  | 'cancelled'
  | 'done'

export const liveWord = (state: number | undefined): LiveWord | undefined => (state === undefined ? undefined : states[state])

/** 29.0 */
export const kilometresOf = (metres: number): string => (metres / 1000).toFixed(1)
