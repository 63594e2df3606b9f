import type { KeptCourse } from './kept-course'
import { mayMove, stateAfter, type RideEventKind } from './ride-events'
import { fareStateOf } from './settling'

/** What the people of a ride are written about it. */
export type RideNews = 'ticket' | 'moved' | 'driverCancelled' | 'accepted' | 'arrived' | 'fare'

/** What is new of a ride since its people were last written to; of what was told late only that which still holds. */
export function rideNews(before: KeptCourse, after: KeptCourse): RideNews[] {
  const heard = new Set(before.events.map(({ number }) => number))
  const isNew = (kind: RideEventKind): boolean => after.events.some((event) => event.kind === kind && !heard.has(event.number))
  const state = stateAfter(after.events)
  const isTicket = after.follows?.serviceNo !== before.follows?.serviceNo || after.ticketGone !== before.ticketGone
  return [
    ...(isTicket ? ['ticket' as const] : []),
    ...(!isTicket && mayMove(state) && after.departAt !== before.departAt ? ['moved' as const] : []),
    ...(state === 'searching' && isNew('driverCancelled') ? ['driverCancelled' as const] : []),
    ...(state === 'accepted' && isNew('accepted') ? ['accepted' as const] : []),
    ...(state === 'arrived' && isNew('arrived') ? ['arrived' as const] : []),
    ...(state === 'ended' && isNew('ended') && after.fare && fareStateOf(after) === 'unconfirmed' ? ['fare' as const] : []),
  ]
}
