import type { CreateTrainOrder } from '@sojourn/contract/products/train/booking.shapes'
import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { berthLevels, rowLetters } from '@sojourn/domain/products/train/seat-choice'

export type Berth = 'lower' | 'middle' | 'upper'

/** What is asked of the railway beside the class. */
export interface Wishes {
  seats: string[]
  berths: Record<Berth, number>
  acceptStanding: boolean
  localAccount: string
}

export const noWishes: Wishes = { seats: [], berths: { lower: 0, middle: 0, upper: 0 }, acceptStanding: false, localAccount: '' }

/** Presses a seat of the drawn rows; with as many chosen as there are people the oldest wish gives way. */
export function toggleSeat(seats: readonly string[], seat: string, party: number): string[] {
  if (seats.includes(seat)) return seats.filter((other) => other !== seat)
  return [...seats, seat].slice(-Math.max(1, party))
}

export const berthCount = ({ lower, middle, upper }: Wishes['berths']): number => lower + middle + upper

/** Wishes that still fit after the party became smaller. */
export function fittingWishes(wishes: Wishes, party: number): Wishes {
  const left = Math.max(0, party)
  const berths = berthCount(wishes.berths) > left ? noWishes.berths : wishes.berths
  return { ...wishes, seats: wishes.seats.slice(0, left), berths }
}

/** A standing place may stand in where the train sells any and the class is the plainest of seats (handbook 3.2). */
const plainSeats: readonly TrainSeat['seat'][] = ['O', '1']
export const mayStand = (train: TrainOffer, seat: TrainSeat['seat']): boolean =>
  plainSeats.includes(seat) && train.seats.some((other) => other.seat === 'WZ')

type WishFields = Pick<CreateTrainOrder, 'seatChoice' | 'berthChoice' | 'acceptStanding'>

/** The wishes as the order names them, as far as the class knows them. */
export function wishFields(wishes: Wishes, seat: TrainSeat['seat'], party: number): WishFields {
  const { seats, berths, acceptStanding } = fittingWishes(wishes, party)
  return {
    ...(rowLetters(seat).length > 0 && seats.length > 0 && { seatChoice: seats }),
    ...(berthLevels(seat).length > 0 && berthCount(berths) > 0 && { berthChoice: berths }),
    ...(acceptStanding && { acceptStanding }),
  }
}

/** The account with which the company's ticket office buys: the chosen one, else the first, as the form shows it. */
export const chosenAccount = (wishes: Wishes, accounts: readonly { code: string }[]): string | undefined =>
  wishes.localAccount || accounts[0]?.code
