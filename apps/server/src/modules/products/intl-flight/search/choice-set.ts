import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { encodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { compliantFirst } from '@sojourn/domain/booking/policy/verdict'
import { readIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import { readSearch, type SearchedFare } from '@sojourn/domain/products/intl-flight/kept-search'
import { boughtPosition } from '@sojourn/domain/products/intl-flight/bought'
import type { IntlFlightSetting } from '@sojourn/domain/products/intl-flight/policy/evaluate'
import { keptFares } from '@sojourn/domain/products/intl-flight/policy/kept-fares'
import { intlFlightSectionOf } from '@sojourn/domain/products/intl-flight/policy/section'
import { cabinOf } from '@sojourn/domain/products/intl-flight/lead-fares'
import type { JudgedItineraries } from './judged-offers'

/** What a list showed: of every itinerary the fares at its leading positions, and those that standards compare with. */
export function encodeChoiceSet(
  {
    journeys,
    verdicts,
    people,
    policyApplies,
    setting,
  }: Pick<JudgedItineraries, 'journeys' | 'verdicts' | 'people' | 'policyApplies' | 'setting'>,
  leads: readonly (readonly number[])[],
): string {
  const judged = policyApplies ? people : []
  const policies = [...new Set(judged.flatMap(({ policy }) => intlFlightSectionOf(policy?.body) ?? []))]
  const kept = journeys.map((fares, row) => keptFares(fares, leads[row] ?? [], policies))
  return encodeChoices<SearchedFare, IntlFlightSetting>({
    set: {
      product: 'intlFlight',
      // On a personal trip nobody's standard judged it, and no company tries its policies on it.
      travellers: judged.map(({ employeeId, policy }) => ({
        employeeId,
        policyId: policy?.body.policyId ?? null,
        version: policy?.version ?? null,
      })),
      setting,
      offers: kept.flatMap((positions, row) =>
        positions.map((position) => ({
          ...journeys[row]![position]!,
          ...(!leads[row]?.includes(position) && { beside: true as const }),
        })),
      ),
    },
    verdicts: kept.flatMap((positions, row) => positions.map((position) => verdicts[row]?.[position] ?? 'within')),
  })
}

type Alternative = ApprovalDetail['alternatives'][number]['list'][number]
const alternativesAtMost = 8

/**
 * What was bought for a direction beside the cheapest fare of every itinerary that the traveller saw and could have had; within the standard
 * where there is one.
 */
export function alternativesOf(body: string, segments: readonly unknown[], verdict: Verdict, fareKey?: string): Alternative[] {
  const { fares, verdicts } = readSearch(body)
  const bought = boughtPosition(fares, segments.map(readIntlSegment), fareKey)
  const own = bought === undefined ? undefined : fares[bought]
  if (!own) return []
  const best = new Map<string, { fare: SearchedFare; of: Verdict }>()
  fares.forEach((fare, position) => {
    const of = verdicts[position] ?? 'within'
    if (of === 'forbidden' || position === bought) return
    const known = best.get(fare.flightsKey)
    if (!known || (compliantFirst(of, known.of) || fare.price - known.fare.price) < 0) best.set(fare.flightsKey, { fare, of })
  })
  const others = [...best.values()]
    .sort((a, b) => compliantFirst(a.of, b.of) || a.fare.price - b.fare.price)
    .slice(0, alternativesAtMost - 1)
    .map(({ fare, of }) => alternative(fare, of, own.price - fare.price))
  return [{ ...alternative(own, verdict, 0), chosen: true }, ...others].sort((a, b) => (a.departTime < b.departTime ? -1 : 1))
}

const alternative = (fare: SearchedFare, verdict: Verdict, saving: number): Alternative => ({
  flightNo: fare.name.split(' ')[0] ?? fare.name,
  departTime: fare.departTime,
  arriveTime: fare.arriveTime,
  cabin: cabinOf(fare),
  bookingClass: fare.bookingClasses.join('/'),
  discount: 0,
  ticketPrice: fare.price,
  verdict,
  chosen: false,
  saving,
})
