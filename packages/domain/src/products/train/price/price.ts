import type { SeatClass, TrainPriceLine } from '@sojourn/contract/products/train/train.shapes'
import { sum } from '../../../kit/money'
import { childFare, studentFare } from '../passengers'

/** What a ride is charged at, in fen; of berths the highest. */
export interface RideFare {
  adult: number
  student: number
}
export const rideFare = ({ price, seat }: { price: number; seat: SeatClass }): RideFare => ({
  adult: price,
  student: studentFare(price, seat),
})

export interface TrainPricing {
  fares: readonly RideFare[]
  adults: number
  students: number
  children: number
  /** Of each traveller, fen per ride (handbook 6.4). */
  serviceFees: readonly number[]
}

/** How many of a party pay which fare. */
export const countFares = (party: readonly { child: boolean; student?: boolean }[]) => {
  const children = party.filter(({ child }) => child).length
  const students = party.filter(({ child, student }) => !child && student).length
  return { adults: party.length - children - students, students, children }
}

const kinds = ['fare', 'studentFare', 'childFare', 'serviceFee'] as const

/** The price of an order line by line; rides of equal fare share a line, and what costs nothing has none. */
export function trainPriceLines({ fares, adults, students, children, serviceFees }: TrainPricing): TrainPriceLine[] {
  const charges = fares.flatMap(({ adult, student }): Charge[] => [
    { kind: 'fare', unit: adult, count: adults },
    { kind: student < adult ? 'studentFare' : 'fare', unit: student, count: students },
    { kind: 'childFare', unit: childFare(adult), count: children },
    ...serviceFees.map((unit): Charge => ({ kind: 'serviceFee', unit, count: 1 })),
  ])
  return kinds.flatMap((kind) => {
    const counts = new Map<number, number>()
    for (const { unit, count } of charges.filter((charge) => charge.kind === kind))
      counts.set(unit, (counts.get(unit) ?? 0) + count)
    return [...counts].map(([unit, count]) => ({ kind, unit, count, amount: unit * count })).filter(({ amount }) => amount > 0)
  })
}
type Charge = Omit<TrainPriceLine, 'amount'>

export const totalOf = (lines: readonly TrainPriceLine[]): number => sum(lines.map(({ amount }) => amount))

/** What was paid for the tickets themselves. */
export const faresPaid = (lines: readonly { kind: string; amount: number }[]): number =>
  sum(lines.filter(({ kind }) => kind !== 'serviceFee' && kinds.some((one) => one === kind)).map(({ amount }) => amount))
