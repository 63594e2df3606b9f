import { Type } from 'typebox'
import type { OrderKind, OrderState, Product } from './codes'

/** The numbers under which the interface of a product knows the states of its orders. */
interface StateNumbers {
  states: Record<OrderState, number>
  /** Of a change, where it is told otherwise than a booking. */
  change?: Partial<Record<OrderState, number>>
}

/** Handbook 6.2. */
const byAir: StateNumbers = {
  states: {
    placing: 5,
    refused: 6,
    draft: 10,
    approving: 20,
    rejected: 25,
    awaitingPayment: 1100,
    issuing: 1700,
    issued: 1800,
    failed: 1801,
    refunding: 1810,
    refunded: 1811,
    refundFailed: 1812,
    changing: 1820,
    changed: 1821,
    changeFailed: 1822,
    altered: 1900,
    cancelled: 1211,
    closed: 1400,
    completed: 1990,
  },
}

/** Handbook 3.9: a change is told by how far its new seats are; once it is confirmed (3706) the railway exchanges the ticket. */
const byRail: StateNumbers = {
  states: {
    placing: 5,
    refused: 6,
    draft: 10,
    approving: 20,
    rejected: 25,
    awaitingPayment: 3100,
    issuing: 3201,
    issued: 3202,
    failed: 3203,
    refunding: 3800,
    refunded: 3801,
    refundFailed: 3802,
    changing: 3706,
    changed: 3703,
    changeFailed: 3704,
    altered: 3400,
    cancelled: 3101,
    closed: 3102,
    completed: 3990,
  },
  change: { draft: 3700, awaitingPayment: 3701, cancelled: 3705 },
}

/** Handbook 4.5. Stays are not changed but can be given up in part: 2900 is this product's own. */
const ofStays: StateNumbers = {
  states: {
    placing: 5,
    refused: 6,
    draft: 10,
    approving: 20,
    rejected: 25,
    awaitingPayment: 2200,
    issuing: 2500,
    issued: 2501,
    failed: 2502,
    refunding: 2801,
    refunded: 2800,
    refundFailed: 2802,
    changing: 2910,
    changed: 2911,
    changeFailed: 2912,
    altered: 2900,
    cancelled: 2301,
    closed: 2700,
    completed: 2610,
  },
}

/** Handbook 5.3, where a ride has states of its own; an order of one is on its way until its fare is settled, and done from then on. */
const ofCars: StateNumbers = {
  states: {
    placing: 5,
    refused: 6,
    draft: 10,
    approving: 20,
    rejected: 25,
    awaitingPayment: 200,
    issuing: 300,
    issued: 690,
    failed: 311,
    refunding: 680,
    refunded: 681,
    refundFailed: 682,
    changing: 685,
    changed: 686,
    changeFailed: 687,
    altered: 688,
    cancelled: 610,
    closed: 620,
    completed: 700,
  },
}

/**
 * Handbook 6.2, with 3.9 and 4.5: the number under which each product's interface knows a state. Orders are kept under those of
 * `orderStates` whatever their product; code reads words.
 */
const numbers: Record<Product, StateNumbers> = {
  flight: byAir,
  intlFlight: byAir,
  hotel: ofStays,
  intlHotel: ofStays,
  train: byRail,
  car: ofCars,
  visa: byAir,
  meeting: byAir,
}

/** Handbook 4.5: what became of a stay that stands; the order itself is kept as issued or completed. */
export const stayNumbers = { checkedIn: 2600, noShow: 2620 } as const

const words = new Map<number, OrderState>([
  ...[byAir, byRail, ofStays, ofCars].flatMap(({ states, change }) =>
    (Object.entries(states) as [OrderState, number][])
      .concat(Object.entries(change ?? {}) as [OrderState, number][])
      .map(([word, number]): [number, OrderState] => [number, word]),
  ),
  [stayNumbers.checkedIn, 'issued'],
  [stayNumbers.noShow, 'completed'],
])

export const StateNumber = Type.Unsafe<number>({ type: 'integer', enum: [...words.keys()] })

export function stateNumber(product: Product, kind: OrderKind, state: OrderState): number {
  const { states, change } = numbers[product]
  return (kind === 'change' ? change?.[state] : undefined) ?? states[state]
}

/** The state behind a number of any product: no two states share one. */
export function stateOfNumber(number: number): OrderState {
  const word = words.get(number)
  if (!word) throw new Error(`no state of an order has the number ${number}`)
  return word
}

/** All numbers that mean a state, whatever the product. */
export const numbersOf = (state: OrderState): number[] => [...words].flatMap(([number, word]) => (word === state ? number : []))

/** The number for an order as it is kept. */
export const numberOfKept = ({
  product,
  kind = 'booking',
  state,
}: {
  product: Product
  kind?: OrderKind
  state: OrderState
}): number => stateNumber(product, kind, state)
