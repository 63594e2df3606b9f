/** What a platform tells of a ride; its number grows with what has happened, whenever it is told. */
export interface RideEvent {
  number: number
  kind: RideEventKind
  /** An instant. */
  at: string
}
export const rideEventKinds = [
  'reserved',
  'accepted',
  'driverCancelled',
  'moved',
  'arrived',
  'began',
  'destinationChanged',
  'ended',
  'noDriver',
  'serviceCancelled',
  'cancelled',
] as const
export type RideEventKind = (typeof rideEventKinds)[number]

export type LiveState =
  | 'searching'
  | 'noDriver'
  | 'reserved'
  | 'notReserved'
  | 'accepted'
  | 'arrived'
  | 'riding'
  | 'ended'
  | 'cancelled'

/** The state that each leaves a ride in; what is not named leaves it as it was. */
const after: Partial<Record<RideEventKind, LiveState>> = {
  reserved: 'reserved',
  accepted: 'accepted',
  driverCancelled: 'searching',
  arrived: 'arrived',
  began: 'riding',
  ended: 'ended',
  serviceCancelled: 'cancelled',
  cancelled: 'cancelled',
}

/** What was heard before with what is told now: each once, in the order in which it happened, however late or often it is told. */
export function takeEvents<Event extends RideEvent>(heard: readonly Event[], told: readonly Event[]): Event[] {
  const byNumber = new Map([...told, ...heard].map((event) => [event.number, event]))
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}

/** Where a ride stands after all that happened; one that was reserved and found no driver was never reserved (handbook 5.3). */
export function stateAfter(events: readonly RideEvent[]): LiveState {
  let state: LiveState = 'searching'
  for (const { kind } of events)
    state =
      kind === 'noDriver'
        ? events.some((event) => event.kind === 'reserved')
          ? 'notReserved'
          : 'noDriver'
        : (after[kind] ?? state)
  return state
}

/** Until its passenger has got out: from then on where it went is nobody's to watch, and nothing is left to happen on the way. */
const underWay: readonly LiveState[] = ['searching', 'reserved', 'accepted', 'arrived', 'riding']
export const isUnderWay = (state: LiveState): boolean => underWay.includes(state)

/** Nobody waits at the place of the pick-up yet: it may still move. */
const movable: readonly LiveState[] = ['searching', 'reserved', 'accepted']
export const mayMove = (state: LiveState): boolean => movable.includes(state)

/** When the driver of now accepted; absent where nobody drives. */
export function acceptedAt(events: readonly RideEvent[]): string | undefined {
  const last = events.findLast(({ kind }) => kind === 'accepted' || kind === 'driverCancelled')
  return last?.kind === 'accepted' ? last.at : undefined
}
