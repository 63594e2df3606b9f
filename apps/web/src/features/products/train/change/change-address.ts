import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { ChosenRide, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { readCoupons, writeCoupons } from '../../../booking/after-sale/coupons'

/** How far a change has come, as the address says it: tickets, then trains of a day, then one train. */
export interface ChangeAddress {
  orderId: string
  coupons: CouponRef[]
  date: string
  /** Station of another destination; empty keeps the one of the ticket. */
  arrive: string
  /** The trains of that day are looked at. */
  trains: boolean
  ride: ChosenRide | undefined
}

const separator = '~'

export const writeRide = ({ searchId, trainKey, departStation, arriveStation, seat, price }: ChosenRide): string =>
  [searchId, trainKey, departStation, arriveStation, seat, price].join(separator)

export function readRide(text: string | null): ChosenRide | undefined {
  const [searchId, trainKey, departStation, arriveStation, seat, price] = (text ?? '').split(separator)
  if (searchId === undefined || !trainKey || !departStation || !arriveStation || !seat || !/^\d+$/.test(price ?? ''))
    return undefined
  return { searchId, trainKey, departStation, arriveStation, seat: seat as TrainSeat['seat'], price: Number(price) }
}

export const readChange = (query: URLSearchParams): ChangeAddress => ({
  orderId: query.get('orderId') ?? '',
  coupons: readCoupons(query.get('coupons')),
  date: query.get('date') ?? '',
  arrive: query.get('arrive') ?? '',
  trains: query.get('trains') === '1',
  ride: readRide(query.get('ride')),
})

/** What `paths.trainChange` is given. */
export const changeQuery = ({ orderId, coupons, date, arrive, trains, ride }: ChangeAddress) => ({
  orderId,
  coupons: writeCoupons(coupons),
  date,
  arrive,
  trains: trains ? '1' : '',
  ride: ride && writeRide(ride),
})

/** Trains are looked for once tickets and a day are known. */
export function stepOf({ coupons, date, trains, ride }: ChangeAddress): 'tickets' | 'trains' | 'confirm' {
  if (coupons.length === 0 || date === '') return 'tickets'
  if (ride) return 'confirm'
  return trains ? 'trains' : 'tickets'
}

/** The step before, with everything that was chosen until then. */
export const backFrom = (change: ChangeAddress): ChangeAddress => ({
  ...change,
  trains: stepOf(change) === 'confirm',
  ride: undefined,
})
