import type { GivenUp, RefundableHotelOrder } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { firstChoice } from '../../../booking/after-sale/first-choice'

export type RefundableRoom = RefundableHotelOrder['rooms'][number]

/** The nights of a room that are still slept in, in order. */
export const bookedNights = ({ nights }: RefundableRoom): string[] =>
  nights
    .filter(({ state }) => state === 'booked')
    .map(({ date }) => date)
    .toSorted()

/** How much of a room is given up: nothing, all of it, or so many nights at its end. */
export type RoomShare = 'none' | 'all' | number

export function shareOf({ room }: RefundableRoom, chosen: readonly GivenUp[]): RoomShare {
  const given = chosen.find((each) => each.room === room)
  return given ? (given.nights?.length ?? 'all') : 'none'
}

/** The shares that a room allows, so that the nights kept stay one piece from the arrival on. */
export const possibleShares = (room: RefundableRoom): RoomShare[] => [
  'none',
  'all',
  ...Array.from({ length: Math.max(0, bookedNights(room).length - 1) }, (_, index) => index + 1),
]

/** The choice after one room's share was changed, rooms in their order. */
export function withShare(room: RefundableRoom, share: RoomShare, chosen: readonly GivenUp[]): GivenUp[] {
  const others = chosen.filter((each) => each.room !== room.room)
  if (share === 'none') return others
  const own: GivenUp = share === 'all' ? { room: room.room } : { room: room.room, nights: bookedNights(room).slice(-share) }
  return [...others, own].toSorted((a, b) => a.room - b.room)
}

/** The rooms that are chosen at first. */
export function firstRooms({ rooms }: Pick<RefundableHotelOrder, 'rooms'>, named: string | null): GivenUp[] {
  const possible = rooms.filter((room) => room.possible && bookedNights(room).length > 0)
  const isNamed = ({ room }: RefundableRoom) => named !== null && room === Number(named)
  return firstChoice(possible, isNamed, 'single').map(({ room }) => ({ room }))
}
