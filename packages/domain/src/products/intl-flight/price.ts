import type { IntlPriceLine } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlPassengerType } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { sum } from '../../kit/money'
import type { KeptIntlExtra } from './extras/kept-extras'

/** What one passenger of a type pays for a ticket; fen. */
export interface PricedTicket {
  passenger: IntlPassengerType
  fare: number
  surcharge: number
  taxes: readonly { amount: number }[]
}
export interface TripPricing {
  tickets: readonly { validatingCarrier: string; prices: readonly PricedTicket[] }[]
  /** Each with our fee of a direction, in fen (handbook 6.4). */
  travellers: readonly { passenger: IntlPassengerType; serviceFee: number }[]
  directions: number
  /** What is bought beside the fares. */
  extras?: readonly Pick<KeptIntlExtra, 'kind' | 'price' | 'count'>[]
}

const fareKinds = {
  adult: 'adultFare',
  child: 'childFare',
  infant: 'infantFare',
  student: 'studentFare',
  labour: 'labourFare',
  seaman: 'seamanFare',
} as const satisfies Record<IntlPassengerType, IntlPriceLine['kind']>
const kinds: readonly IntlPriceLine['kind'][] = [
  ...Object.values(fareKinds),
  'surcharge',
  'taxes',
  'seat',
  'meal',
  'bag',
  'serviceFee',
]

export const taxesOf = ({ taxes }: Pick<PricedTicket, 'taxes'>): number => sum(taxes.map(({ amount }) => amount))
/** Fen of one passenger of this type. */
export const ticketTotal = (price: PricedTicket): number => price.fare + price.surcharge + taxesOf(price)

/** What this ticket costs such a passenger; a ticket is priced for every type of the party. */
export function priceFor<Price extends Pick<PricedTicket, 'passenger'>>(
  prices: readonly Price[],
  passenger: IntlPassengerType,
): Price {
  const found = prices.find((price) => price.passenger === passenger)
  if (!found) throw new Error(`a ticket has no price for ${passenger}`)
  return found
}

interface Charged {
  kind: IntlPriceLine['kind']
  unit: number
  item?: string
}

/** The price of a trip line by line; equal prices share a line, those of several tickets do not, and what costs nothing has none. */
export function intlPriceLines({ tickets, travellers, directions, extras = [] }: TripPricing): IntlPriceLine[] {
  const charges = travellers.flatMap(({ passenger, serviceFee }) => [
    ...tickets.flatMap(({ validatingCarrier, prices }): Charged[] => {
      const price = priceFor(prices, passenger)
      const item = tickets.length > 1 ? { item: validatingCarrier } : {}
      return [
        { kind: fareKinds[passenger], unit: price.fare, ...item },
        { kind: 'surcharge', unit: price.surcharge, ...item },
        { kind: 'taxes', unit: taxesOf(price), ...item },
      ]
    }),
    ...Array.from({ length: directions }, (): Charged => ({ kind: 'serviceFee', unit: serviceFee })),
  ])
  const bought = extras.flatMap(({ kind, price, count }) => Array.from({ length: count }, (): Charged => ({ kind, unit: price })))
  const all = [...charges, ...bought]
  return kinds.flatMap((kind) => linesOf(all.filter((charge) => charge.kind === kind)))
}

function linesOf(charges: readonly Charged[]): IntlPriceLine[] {
  const lines = new Map<string, IntlPriceLine>()
  for (const charge of charges) {
    const key = `${charge.item ?? ''} ${charge.unit}`
    const count = (lines.get(key)?.count ?? 0) + 1
    lines.set(key, { ...charge, count, amount: charge.unit * count })
  }
  return [...lines.values()].filter(({ amount }) => amount > 0)
}

export const intlTotal = (lines: readonly Pick<IntlPriceLine, 'amount'>[]): number => sum(lines.map(({ amount }) => amount))
