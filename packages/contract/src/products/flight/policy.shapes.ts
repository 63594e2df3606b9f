import { Type, type Static } from 'typebox'
import { policyBounds } from '../../booking/policy/policy-bounds'
import { AdvanceDays, Clock, Fen, handlingOf, Minutes, optional, within, Word } from '../../booking/policy/policy-terms.shapes'
import { words } from '../../kit/words'
import { CabinWord } from '../../reference/cabins'
import { airFareTypes } from './fare-types'

const Hours = within(policyBounds.hours)
const Carriers = Type.Array(Type.String({ pattern: '^[A-Z0-9]{2}$' }), { maxItems: 50 })

/** A cabin that may be flown; `floatAmount` is what may be paid above the price that the discount allows. */
export const CabinStandard = Type.Object({
  cabin: CabinWord,
  maxDiscount: optional(within(policyBounds.discount)),
  floatAmount: optional(Fen),
})
/** At most `threshold` above the cheapest fare of the same cabin within ±`hours` of the chosen departure (handbook 7.2). */
export const LowestPriceStandard = Type.Object({
  hours: Hours,
  threshold: Fen,
  sameAirport: optional(Type.Boolean()),
  ignoreStopover: optional(Type.Boolean()),
  excludeCarriers: optional(Carriers),
})
/** These carriers are flown where one has a fare of the same cabin within ±`hours` that costs at most `threshold` more. */
export const AgreementCarriers = Type.Object({ carriers: Carriers, hours: Hours, threshold: Fen })
/** Premium cabins only on flights that are longer than `minutes`. */
export const CabinDuration = Type.Object({ cabins: Type.Array(CabinWord, { minItems: 1, maxItems: 4 }), minutes: Minutes })
/** What a fare costs to give back, or to change, at any time before departure: at most so many percent of it. */
export const FreeFare = Type.Object({ feeAtMost: within(policyBounds.percent) })
/** The dearest fare by minutes in the air, the last line whose `from` the flight reaches: in fen, as a discount, or both. */
export const PriceByDuration = Type.Array(
  Type.Object({
    from: Type.Integer({ minimum: 0, maximum: policyBounds.minutes.most }),
    maxPrice: optional(Fen),
    maxDiscount: optional(within(policyBounds.discount)),
  }),
  { minItems: 1, maxItems: 10 },
)
/** At most `percent` above the median of the cheapest fares of the same cabin within ±`hours` of the chosen departure. */
export const MedianPrice = Type.Object({ hours: Hours, percent: within(policyBounds.aboveMedian) })
/**
 * Where the fastest train takes at most `minutes`, the train is taken: unless the flight leaves or lands in the late
 * hours, the trains are sold out, none of that day is on sale, the fare is not above the plain seat of that train, or a reason of these
 * codes is given (heavy luggage).
 */
export const TrainFirst = Type.Object({
  minutes: Minutes,
  lateNight: optional(Type.Object({ from: Clock, to: Clock })),
  unlessSoldOut: optional(Type.Boolean()),
  unlessNotOnSale: optional(Type.Boolean()),
  unlessCheaper: optional(Type.Boolean()),
  excuses: optional(Type.Array(Word, { maxItems: 20 })),
})
export const FlightSection = Type.Object({
  /** Cabins that may be flown; absent means any. */
  cabins: optional(Type.Array(CabinStandard, { minItems: 1, maxItems: 4 })),
  /** False: no economy seat at the full fare or above. */
  fullPriceAllowed: optional(Type.Boolean()),
  lowestPrice: optional(LowestPriceStandard),
  /** Calendar days between booking and departure, equal passes. */
  advanceDays: optional(AdvanceDays),
  agreementCarriers: optional(AgreementCarriers),
  forbidLowCost: optional(Type.Boolean()),
  cabinDuration: optional(CabinDuration),
  trainFirst: optional(TrainFirst),
  refundable: optional(FreeFare),
  changeable: optional(FreeFare),
  /** Kinds of fares that are not bought. */
  excludedFareTypes: optional(Type.Array(words(...airFareTypes), { maxItems: airFareTypes.length })),
  excludedCarriers: optional(Carriers),
  priceByDuration: optional(PriceByDuration),
  medianPrice: optional(MedianPrice),
  handling: handlingOf(
    'cabin',
    'discount',
    'fullPrice',
    'lowestPrice',
    'advanceDays',
    'agreementCarrier',
    'lowCost',
    'cabinDuration',
    'trainFirst',
    'refundable',
    'changeable',
    'fareType',
    'carrier',
    'durationPrice',
    'medianPrice',
  ),
})
export type FlightSection = Static<typeof FlightSection>
