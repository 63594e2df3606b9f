import type { OrderKind } from '@sojourn/contract/booking/codes'
import { measures, type Measures } from '@sojourn/contract/finance/report-words'
import type { Comparison, NearHours, ReportFacts } from '../../booking/report-facts'

/** A line of an order as reports count it; amounts are fen and below nought where they came back. */
export interface CountedLine {
  kind: OrderKind
  adult: boolean
  fare: number
  taxes: number
  serviceFee: number
  insurance: number
  alterationFee: number
  company: number
  /** Of a stay, below nought where they were given back. */
  nights: number
  violations: readonly { excess?: number }[]
  facts: ReportFacts
  comparison?: Comparison
}

const zero = Object.fromEntries(measures.map((name) => [name, 0])) as Measures
export const nothing = (): Measures => ({ ...zero })

/** Parts summed. */
export function added(parts: readonly Measures[]): Measures {
  const total = nothing()
  for (const part of parts) for (const name of measures) total[name] += part[name]
  return total
}

/** What a line adds to each sum (handbook 10.6). A ticket is one traveller on one flight, ride or stay; a changed one counts once, with its net fare. */
export function measureLine(line: CountedLine): Measures {
  const { kind, fare, taxes, serviceFee, insurance, alterationFee, company, nights, facts } = line
  const refund = kind === 'refund'
  if (facts.beside) return { ...nothing(), sold: fare, taxes, fees: serviceFee + insurance, company }
  return {
    ...nothing(),
    [refund ? 'refunded' : kind === 'change' ? 'changed' : 'tickets']: 1,
    ...(refund ? { returned: -fare } : { sold: fare }),
    taxes,
    fees: serviceFee + insurance,
    alteration: alterationFee,
    company,
    nights,
    ...(kind === 'booking' && ofBooking(line)),
    ...(kind !== 'change' && ofJourney(line)),
  }
}

/** What is asked of tickets as they were issued, whatever became of them: discounts, references and rules. */
function ofBooking({ adult, fare, facts: { economy, fullFare = 0 }, comparison, violations }: CountedLine): Partial<Measures> {
  const discounted = adult && economy && fullFare > 0
  const compared = adult && comparison?.lowest !== undefined
  const above = compared ? Math.max(0, comparison.price - comparison.lowest!) : 0
  const excess = violations.reduce((most, violation) => Math.max(most, violation.excess ?? 0), 0)
  return {
    ...(discounted && { economyTickets: 1, economyFare: fare, economyFull: fullFare, fullPriced: fare >= fullFare ? 1 : 0 }),
    ...(compared && { compared: 1, adopted: above === 0 ? 1 : 0, lost: above, ...lostNear(comparison) }),
    ...(adult &&
      comparison?.publicFare !== undefined && { agreementSaved: Math.max(0, comparison.publicFare - comparison.price) }),
    ...(violations.length > 0 && { violating: 1, excess }),
  }
}

/** How much less the lowest fare that leaves nearly at the same time would have cost. */
function lostNear({ price, lowestWithin = {} }: Comparison): Partial<Measures> {
  const lost = (hours: NearHours): number => Math.max(0, price - (lowestWithin[hours] ?? price))
  return { lostWithin1h: lost(1), lostWithin2h: lost(2), lostWithin4h: lost(4) }
}

/** What a refund takes back again: nobody saved on a journey that was not made. */
function ofJourney({ kind, adult, fare, taxes, nights, facts }: CountedLine): Partial<Measures> {
  const { fullFare = 0, kilometres, gramsPerKilometre, gramsPerNight = 0, rail } = facts
  const sign = kind === 'refund' ? -1 : 1
  const saved = adult && fullFare > 0 ? Math.max(0, fullFare - Math.abs(fare)) : 0
  const signed = (value: number): number => sign * value || 0
  return {
    ...(adult && { fullFare: signed(fullFare), saved: signed(saved) }),
    kilometres: signed(kilometres),
    grams: signed(Math.round(kilometres * gramsPerKilometre)) + nights * gramsPerNight,
    ...(rail && {
      byRail: sign,
      byRailFare: fare + taxes,
      byRailPrice: signed(rail.price),
      byRailGrams: signed(kilometres * (gramsPerKilometre - rail.gramsPerKilometre)),
    }),
  }
}
