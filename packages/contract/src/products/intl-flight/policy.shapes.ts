import { Type, type Static } from 'typebox'
import { AdvanceDays, Countries, Fen, handlingOf, optional } from '../../booking/policy/policy-terms.shapes'
import { CabinWord } from '../../reference/cabins'

export const IntlFlightSection = Type.Object({
  /** Cabins by minutes in the air: the last line whose `from` the journey reaches. */
  byDuration: optional(
    Type.Array(
      Type.Object({
        from: Type.Integer({ minimum: 0, maximum: 6000 }),
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
  /** Direct where a direct journey of the same cabin costs at most this much more. */
  directFirst: optional(Type.Object({ threshold: Fen })),
  /** No journey that changes between airports of one city. */
  forbidAirportChange: optional(Type.Boolean()),
  /** Countries that nobody flies to or changes planes in. */
  excludedCountries: optional(Countries),
  /** What a traveller may buy beside the fares of a trip, in fen; nothing is none. */
  paidExtras: optional(Type.Object({ maxPrice: Fen })),
  handling: handlingOf('cabin', 'offerPrice', 'advanceDays', 'direct', 'airportChange', 'country', 'paidExtras'),
})
export type IntlFlightSection = Static<typeof IntlFlightSection>
