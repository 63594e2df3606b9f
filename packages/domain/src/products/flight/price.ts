import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { PriceLine } from '@sojourn/contract/products/flight/flight.shapes'
import { sum } from '../../kit/money'
import { chargeOf, type PricedFare, type PricedFlight } from './passengers'

export type Insurance = 'accident' | 'delay'

export interface OrderPricing {
  journeys: readonly { flight: PricedFlight & { flightNo: string }; fare: PricedFare }[]
  /** Each with our fee of this traveller per journey, in fen (handbook 6.4). */
  travellers: readonly { passenger: PassengerType; insurances: readonly Insurance[]; serviceFee: number }[]
  /** Fen per traveller and journey. */
  insurancePrices: Partial<Record<Insurance, number>>
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

interface Charged {
  kind: Kind
  unit: number
  /** Of which flight, where there are several. */
  item?: string
}

/** The price of an order line by line; equal prices share a line, fares of several flights do not, and what costs nothing has none. */
export function priceLines({ journeys, travellers, insurancePrices }: OrderPricing): PriceLine[] {
  const charges = journeys.flatMap(({ flight, fare }) =>
    travellers.flatMap(({ passenger, insurances, serviceFee }): Charged[] => {
      const { ticketPrice, buildFee, fuelFee } = chargeOf(flight, fare, passenger)
      return [
        { kind: fareKinds[passenger], unit: ticketPrice, ...(journeys.length > 1 && { item: flight.flightNo }) },
        { kind: 'buildFee', unit: buildFee },
        { kind: 'fuelFee', unit: fuelFee },
        ...insurances.map((code): Charged => ({ kind: insuranceKinds[code], unit: insurancePrices[code] ?? 0 })),
        { kind: 'serviceFee', unit: serviceFee },
      ]
    }),
  )
  return kinds.flatMap((kind) => linesOf(charges.filter((charge) => charge.kind === kind)))
}

function linesOf(charges: readonly Charged[]): PriceLine[] {
  const lines = new Map<string, PriceLine>()
  for (const charge of charges) {
    const key = `${charge.item ?? ''} ${charge.unit}`
    const count = (lines.get(key)?.count ?? 0) + 1
    lines.set(key, { ...charge, count, amount: charge.unit * count })
  }
  return [...lines.values()].filter(({ amount }) => amount > 0)
}

export const totalOf = (lines: readonly PriceLine[]): number => sum(lines.map(({ amount }) => amount))
