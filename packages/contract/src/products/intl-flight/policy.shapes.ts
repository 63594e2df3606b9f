import { Type, type Static } from 'typebox'
import { policyBounds } from '../../booking/policy/policy-bounds'
import { AdvanceDays, Countries, Fen, handlingOf, Minutes, optional, within } from '../../booking/policy/policy-terms.shapes'
import { words } from '../../kit/words'
import { CabinWord } from '../../reference/cabins'
import { intlFareBrands } from './fare-brands'

const FreeTicket = Type.Object({ feeAtMost: Fen })
const From = Type.Integer({ minimum: 0, maximum: policyBounds.minutes.most })

export const IntlFlightSection = Type.Object({
  /** Cabins by minutes in the air: the last line whose `from` the journey reaches. */
  byDuration: optional(
    Type.Array(
      Type.Object({
        from: From,
        cabins: Type.Array(CabinWord, { minItems: 1, maxItems: 4 }),
      }),
      {
        minItems: 1,
        maxItems: 10,
      },
    ),
  ),
  /** The dearest journey with taxes. */
  maxPrice: optional(Fen),
  advanceDays: optional(AdvanceDays),
  /**
   * Direct where a direct journey of the same cabin costs at most this much more, and whatever it costs where the journey takes more than
   * `detour` minutes longer.
   */
  directFirst: optional(Type.Object({ threshold: Fen, detour: optional(Minutes) })),
  /** No journey that changes between airports of one city. */
  forbidAirportChange: optional(Type.Boolean()),
  /** No journey that changes planes from one ticket to another. */
  forbidSelfTransfer: optional(Type.Boolean()),
  /** Countries that nobody flies to or changes planes in. */
  excludedCountries: optional(Countries),
  /** What a traveller may buy beside the fares of a trip, in fen; nothing is none. */
  paidExtras: optional(Type.Object({ maxPrice: Fen })),
  /** What it costs an adult at most to give the unused ticket back, or to change it, well before departure. */
  refundable: optional(FreeTicket),
  changeable: optional(FreeTicket),
  /** Fares that are not bought. */
  excludedBrands: optional(Type.Array(words(...intlFareBrands), { maxItems: intlFareBrands.length })),
  /** Airlines that nobody flies with, whoever sells the flight. */
  excludedCarriers: optional(Type.Array(Type.String({ pattern: '^[A-Z0-9]{2}$' }), { maxItems: 50 })),
  /** The dearest trip with taxes by minutes in the air of one way, the last line whose `from` it reaches. */
  priceByDuration: optional(Type.Array(Type.Object({ from: From, maxPrice: Fen }), { minItems: 1, maxItems: 10 })),
  /** At most `percent` above the median of the cheapest fares of the same cabin in the list. */
  medianPrice: optional(Type.Object({ percent: within(policyBounds.aboveMedian) })),
  handling: handlingOf(
    'cabin',
    'offerPrice',
    'advanceDays',
    'direct',
    'airportChange',
    'selfTransfer',
    'country',
    'paidExtras',
    'refundable',
    'changeable',
    'fareType',
    'carrier',
    'durationPrice',
    'medianPrice',
  ),
})
export type IntlFlightSection = Static<typeof IntlFlightSection>
