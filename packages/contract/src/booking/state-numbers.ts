import { Type } from 'typebox'
import { orderStates, products, type OrderKind, type OrderState, type Product } from './codes'

/**
 * Handbook 6.2, with 3.9 and 4.5: the number under which each product's interface knows a state. Orders are kept under the first column
 * (`orderStates`) whatever their product; code reads words. Stays are not changed but can be given up in part: 2900 is this product's own.
 */
const rows: Record<OrderState, readonly [flight: number, train: number, hotel: number]> = {
  placing: [5, 5, 5],
  refused: [6, 6, 6],
  draft: [10, 10, 10],
  approving: [20, 20, 20],
  rejected: [25, 25, 25],
  awaitingPayment: [1100, 3100, 2200],
  issuing: [1700, 3201, 2500],
  issued: [1800, 3202, 2501],
  failed: [1801, 3203, 2502],
  refunding: [1810, 3800, 2801],
  refunded: [1811, 3801, 2800],
  refundFailed: [1812, 3802, 2802],
  changing: [1820, 3706, 2910],
  changed: [1821, 3703, 2911],
  changeFailed: [1822, 3704, 2912],
  altered: [1900, 3400, 2900],
  cancelled: [1211, 3101, 2301],
  closed: [1400, 3102, 2700],
  completed: [1990, 3990, 2610],
}

/** Handbook 3.9: a change of trains is told by how far its new seats are; once it is confirmed (3706) the railway exchanges the ticket. */
const trainChange: Partial<Record<OrderState, number>> = { draft: 3700, awaitingPayment: 3701, cancelled: 3705 }

/** Handbook 4.5: what became of a stay that stands; the order itself is kept as issued or completed. */
export const stayNumbers = { checkedIn: 2600, noShow: 2620 } as const

const words = new Map<number, OrderState>([
  ...(Object.entries(rows) as [OrderState, readonly number[]][]).flatMap(([word, numbers]) =>
    numbers.map((number): [number, OrderState] => [number, word]),
  ),
  ...(Object.entries(trainChange) as [OrderState, number][]).map(([word, number]): [number, OrderState] => [number, word]),
  [stayNumbers.checkedIn, 'issued'],
  [stayNumbers.noShow, 'completed'],
])

export const StateNumber = Type.Unsafe<number>({ type: 'integer', enum: [...words.keys()] })

export function stateNumber(product: Product, kind: OrderKind, state: OrderState): number {
  const [flight, train, hotel] = rows[state]
  if (product === 'train') return (kind === 'change' ? trainChange[state] : undefined) ?? train
  return product === 'hotel' || product === 'intlHotel' ? hotel : flight
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
  product: number
  kind?: OrderKind
  state: number
}): number => stateNumber(products.word(product as 1), kind, orderStates.word(state as 10))
