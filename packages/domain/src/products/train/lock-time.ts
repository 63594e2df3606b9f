import { addMinutes, earlierInstant } from '../../kit/local-date'

/** Handbook 3.5: the railway keeps locked seats for half an hour, however long approvers take. */
export const railLockMinutes = 30

/** Until when seats that are locked now are kept for an order that may wait until `orderHold`; instants. */
export const railLockUntil = (now: string, orderHold: string): string =>
  earlierInstant(addMinutes(now, railLockMinutes), orderHold)
