import { encodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { keptFares } from '@sojourn/domain/products/flight/policy/kept-fares'
import type { FlightSetting, PolicyFare } from '@sojourn/domain/products/flight/policy/offers'
import { flightSectionOf, type KeptFlightSetting } from '@sojourn/domain/products/flight/policy/section'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { compliantFirst, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { readFlight, type KeptPurchase } from '@sojourn/domain/products/flight/kept'
import { readSearch, type SearchedFlight } from '@sojourn/domain/products/flight/kept-search'
import type { PersonRow } from '../../../booking/traveller/store'

interface Shown {
  flights: readonly SearchedFlight[]
  verdicts: readonly (readonly OfferVerdict[])[]
  people: readonly PersonRow[]
  /** On a personal trip nobody's standard judged it, and no company tries its policies on it. */
  policyApplies: boolean
  /** The local day of the search, and how travellers were judged together. */
  bookingDate: string
  setting?: FlightSetting
}

/** What the list showed: of every flight the fares at its leading positions, which hold each cabin's cheapest, and those that standards compare with. */
export function encodeChoiceSet(
  { flights, verdicts, people, policyApplies, bookingDate, setting }: Shown,
  leads: readonly (readonly number[])[],
): string {
  const judged = policyApplies ? people : []
  const policies = [...new Set(judged.flatMap(({ policy }) => flightSectionOf(policy?.body) ?? []))]
  const kept = flights.map(({ fares }, row) => keptFares(fares, leads[row] ?? [], policies))
  return encodeChoices<SearchedFlight, KeptFlightSetting>({
    set: {
      product: 'flight',
      travellers: judged.map(({ employeeId, policy }) => ({
        employeeId,
        policyId: policy?.body.policyId ?? null,
        version: policy?.version ?? null,
      })),
      setting: { ...setting, bookingDate },
      offers: flights.map((flight, row) => searchedFlight(flight, kept[row] ?? [])),
    },
    verdicts: flights.flatMap((_flight, row) =>
      (kept[row] ?? []).map((position) => verdicts[row]?.[position]?.verdict ?? 'within'),
    ),
  })
}

function searchedFlight(flight: SearchedFlight, positions: readonly number[]): SearchedFlight {
  const { flightKey, flightNo, carrier, departAirport, arriveAirport, departDate, departTime, arriveTime } = flight
  return {
    flightKey,
    flightNo,
    carrier,
    ...(flight.onwardCarrier !== undefined && { onwardCarrier: flight.onwardCarrier }),
    departAirport,
    arriveAirport,
    departDate,
    departTime,
    arriveTime,
    durationMinutes: flight.durationMinutes,
    ...(flight.stop && { stop: {} }),
    fullFare: flight.fullFare,
    spanDays: flight.spanDays,
    fares: positions.map((position) => {
      const { fareKey, bookingClass, cabin, ticketPrice, discount, seats, ...terms } = flight.fares[position]!
      return { fareKey, bookingClass, cabin, ticketPrice, discount, seats, ...termsOf(terms) }
    }),
  }
}

const termsOf = ({ ruleTier, fareType, onwardFareType }: Pick<PolicyFare, 'ruleTier' | 'fareType' | 'onwardFareType'>) => ({
  ...(ruleTier !== undefined && { ruleTier }),
  ...(fareType !== undefined && { fareType }),
  ...(onwardFareType !== undefined && { onwardFareType }),
})

export interface Alternative {
  flightNo: string
  departTime: string
  arriveTime: string
  cabin: string
  bookingClass: string
  discount: number
  ticketPrice: number
  verdict: Verdict
  chosen: boolean
  saving: number
}

const alternativesAtMost = 8

/** What was bought, as an order keeps it. */
export const purchaseOf = ({ flightKey, flightNo, departTime, arriveTime, fare }: KeptPurchase): KeptPurchase => ({
  flightKey,
  flightNo,
  departTime,
  arriveTime,
  fare: pickFare(fare),
})

/**
 * The fare that was chosen beside the cheapest of each flight that the traveller saw and could have had, its own flight included; within
 * the standard where there is one.
 */
export function alternativesOf(body: string, [segment]: readonly unknown[], verdict: Verdict): Alternative[] {
  const kept = readFlight(segment)
  const bought = kept.whole ?? kept
  const { flights, verdicts } = readSearch(body)
  const { ticketPrice: price } = bought.fare
  let first = 0
  const others = flights.flatMap(({ flightKey, flightNo, departTime, arriveTime, fares }): Alternative[] => {
    const judged = fares.map((fare, column) => ({ fare, of: verdicts[first + column] ?? 'within' }))
    first += fares.length
    const own = flightKey === bought.flightKey
    const [best] = judged
      .filter(({ fare, of }) => of !== 'forbidden' && !(own && isSameFare(fare, bought.fare)))
      .sort((a, b) => compliantFirst(a.of, b.of) || a.fare.ticketPrice - b.fare.ticketPrice)
    if (!best) return []
    const saving = price - best.fare.ticketPrice
    return [{ flightNo, departTime, arriveTime, ...pickFare(best.fare), verdict: best.of, chosen: false, saving }]
  })
  const { flightNo, departTime, arriveTime, fare } = bought
  const own: Alternative = { flightNo, departTime, arriveTime, ...pickFare(fare), verdict, chosen: true, saving: 0 }
  const cheapest = others
    .sort((a, b) => compliantFirst(a.verdict, b.verdict) || a.ticketPrice - b.ticketPrice)
    .slice(0, alternativesAtMost - 1)
  return [own, ...cheapest].sort((a, b) => (a.departTime < b.departTime ? -1 : 1))
}

const isSameFare = (a: KeptPurchase['fare'], b: KeptPurchase['fare']): boolean =>
  a.bookingClass === b.bookingClass && a.ticketPrice === b.ticketPrice

const pickFare = ({ cabin, bookingClass, discount, ticketPrice }: KeptPurchase['fare']) => ({
  cabin,
  bookingClass,
  discount,
  ticketPrice,
})
