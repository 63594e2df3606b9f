import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'

/** More than twenty are left; the railway says no figure then (handbook 3.2). */
const plenty = 21
/** From here on the figure is said with stress. */
const few = 9

export type SeatAvailability = 'plenty' | 'left' | 'few' | 'waitlist' | 'none'

/** How many are left, as people know it: 有, a number, 候补, 无. */
export function seatAvailability({ seats, waitlist }: Pick<TrainSeat, 'seats' | 'waitlist'>): SeatAvailability {
  if (seats >= plenty) return 'plenty'
  if (seats > 0) return seats <= few ? 'few' : 'left'
  return waitlist ? 'waitlist' : 'none'
}

export const isAllowed = (seat: TrainSeat): boolean => seat.verdict !== 'forbidden'
export const isFree = (seat: TrainSeat): boolean => seat.seats > 0
export const isBookable = (seat: TrainSeat): boolean => isFree(seat) && isAllowed(seat)

const byPrice = (a: TrainSeat, b: TrainSeat): number => a.price - b.price

/** Classes of a train from cheap to dear; standing comes after the seats of its price. */
export const seatsByPrice = (train: TrainOffer): TrainSeat[] =>
  [...train.seats].sort((a, b) => byPrice(a, b) || Number(a.seat === 'WZ') - Number(b.seat === 'WZ'))

/** The class that stands for a train: the cheapest seat that can be booked, a standing place only if there is no other. */
export function leadSeat(train: TrainOffer): TrainSeat | undefined {
  const seats = seatsByPrice(train)
  const sitting = seats.filter(({ seat }) => seat !== 'WZ')
  return sitting.find(isBookable) ?? seats.find(isBookable) ?? sitting[0] ?? seats[0]
}

export const isSold = (train: TrainOffer): boolean => train.sale === 'onSale'
/** Something of this train can be booked now. */
export const canBook = (train: TrainOffer): boolean => isSold(train) && train.seats.some(isBookable)
