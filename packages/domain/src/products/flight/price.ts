import type { FlightPassenger } from '@sojourn/contract/booking/traveller.shapes'
import type { PriceLine } from '@sojourn/contract/products/flight.shapes'
import { sum } from '../../kit/money'
import { chargeOf, type PricedFare, type PricedFlight } from './passengers'

export type Insurance = 'accident' | 'delay'

export interface OrderPricing {
  journeys: readonly { flight: PricedFlight; fare: PricedFare }[]
  travellers: readonly { passenger: FlightPassenger; insurances: readonly Insurance[] }[]
  /** Fen per traveller and journey. */
  insurancePrices: Partial<Record<Insurance, number>>
  /** Fen per traveller and journey (handbook 6.4). */
  serviceFee: number
}

type Kind = PriceLine['kind']
const fareKinds = { adult: 'fare', child: 'childFare', infant: 'infantFare' } as const
const insuranceKinds = { accident: 'accidentInsurance', delay: 'delayInsurance' } as const
const kinds: readonly Kind[] = [
  ...Object.values(fareKinds),
  'buildFee',
  'fuelFee',
  ...Object.values(insuranceKinds),
  'serviceFee',
]

/** The price of an order line by line; equal prices share a line, and what costs nothing has none. */
export function priceLines({ journeys, travellers, insurancePrices, serviceFee }: OrderPricing): PriceLine[] {
  const charges = journeys.flatMap(({ flight, fare }) =>
    travellers.flatMap(({ passenger, insurances }): [Kind, number][] => {
      const { ticketPrice, buildFee, fuelFee } = chargeOf(flight, fare, passenger)
      return [
        [fareKinds[passenger], ticketPrice],
        ['buildFee', buildFee],
        ['fuelFee', fuelFee],
        ...insurances.map((code): [Kind, number] => [insuranceKinds[code], insurancePrices[code] ?? 0]),
        ['serviceFee', serviceFee],
      ]
    }),
  )
  return kinds.flatMap((kind) =>
    linesOf(
      kind,
      charges.flatMap(([of, unit]) => (of === kind ? [unit] : [])),
    ),
  )
}

function linesOf(kind: Kind, units: readonly number[]): PriceLine[] {
  const counts = new Map<number, number>()
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return [...counts].map(([unit, count]) => ({ kind, unit, count, amount: unit * count })).filter(({ amount }) => amount > 0)
}

export const totalOf = (lines: readonly PriceLine[]): number => sum(lines.map(({ amount }) => amount))
