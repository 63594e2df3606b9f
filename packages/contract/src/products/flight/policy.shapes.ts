import { Type, type Static } from 'typebox'
import { policyBounds } from '../../booking/policy-bounds'
import { AdvanceDays, Clock, Fen, handlingOf, Minutes, optional, within, Word } from '../../booking/policy-terms.shapes'
import { CabinWord } from '../../reference/cabins'

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
/**
 * Where the fastest train takes at most `minutes`, the train is taken: unless the flight leaves or lands in the late
 * hours, the trains are sold out, or a reason of these codes is given (heavy luggage).
 */
export const TrainFirst = Type.Object({
  minutes: Minutes,
  lateNight: optional(Type.Object({ from: Clock, to: Clock })),
  unlessSoldOut: optional(Type.Boolean()),
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
  ),
})
export type FlightSection = Static<typeof FlightSection>
