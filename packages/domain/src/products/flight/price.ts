import type { PriceLine } from '@sojourn/contract/products/flight.shapes'
import { sum } from '../../kit/money'

export type Insurance = 'accident' | 'delay'

export interface OrderPricing {
  journeys: readonly { flight: { buildFee: number; fuelFee: number }; fare: { ticketPrice: number } }[]
  travellers: readonly { insurances: readonly Insurance[] }[]
  /** Fen per traveller and journey. */
  insurancePrices: Partial<Record<Insurance, number>>
  /** Fen per traveller and journey (handbook 6.4). */
  serviceFee: number
}

/** The price of an order line by line; journeys of equal price share a line, and what costs nothing has none. */
export function priceLines({ journeys, travellers, insurancePrices, serviceFee }: OrderPricing): PriceLine[] {
  const party = travellers.length
  const insured = (insurance: Insurance): number => travellers.filter(({ insurances }) => insurances.includes(insurance)).length
  const charges = journeys.flatMap(({ flight, fare }): Charge[] => [
    { kind: 'fare', unit: fare.ticketPrice, count: party },
    { kind: 'buildFee', unit: flight.buildFee, count: party },
    { kind: 'fuelFee', unit: flight.fuelFee, count: party },
    { kind: 'accidentInsurance', unit: insurancePrices.accident ?? 0, count: insured('accident') },
    { kind: 'delayInsurance', unit: insurancePrices.delay ?? 0, count: insured('delay') },
    { kind: 'serviceFee', unit: serviceFee, count: party },
  ])
  return kinds.flatMap((kind) => linesOf(kind, charges))
}

type Charge = Omit<PriceLine, 'amount'>
const kinds: readonly PriceLine['kind'][] = ['fare', 'buildFee', 'fuelFee', 'accidentInsurance', 'delayInsurance', 'serviceFee']

function linesOf(kind: PriceLine['kind'], charges: readonly Charge[]): PriceLine[] {
  const counts = new Map<number, number>()
  for (const { unit, count } of charges.filter((charge) => charge.kind === kind))
    counts.set(unit, (counts.get(unit) ?? 0) + count)
  return [...counts].map(([unit, count]) => ({ kind, unit, count, amount: unit * count })).filter(({ amount }) => amount > 0)
}

export const totalOf = (lines: readonly PriceLine[]): number => sum(lines.map(({ amount }) => amount))
