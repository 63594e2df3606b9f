import { Type, type Static } from 'typebox'
import { policyBounds } from '../../booking/policy/policy-bounds'
import { AdvanceDays, Fen, handlingOf, optional, within, Word, Countries } from '../../booking/policy/policy-terms.shapes'
import { words } from '../../kit/words'

/** Tiers of mainland cities, and regions of the world for hotels abroad (handbook 7.1). */
const Tier = words('first', 'newFirst', 'other')
const Region = words(
  'eastAsia',
  'southeastAsia',
  'southAsia',
  'middleEast',
  'europe',
  'northAmerica',
  'latinAmerica',
  'africa',
  'oceania',
)
const CityItemFields = {
  /** Simplified Chinese names; `*` is every city. The narrowest item binds: name, tier, country, region, every city. */
  cityNames: optional(Type.Array(Word, { maxItems: 400 })),
  tiers: optional(Type.Array(Tier, { maxItems: 3 })),
  countries: optional(Countries),
  regions: optional(Type.Array(Region, { maxItems: 9 })),
  /** Fen per room and night, taxes included. */
  standard: Fen,
  /** False: above the standard nothing can be booked, whatever the handling says. */
  violateCanBook: Type.Boolean(),
}
export const CityItem = Type.Object(CityItemFields)
const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
/** Overrides on nights from `beginDate` to `endDate`, both included, MM-dd; a season may span the new year. */
export const SeasonCityItem = Type.Object({ ...CityItemFields, beginDate: MonthDay, endDate: MonthDay })

/** Allowed above the standard: percent of it, or fen. */
export const Float = Type.Object({ type: words('percent', 'amount'), value: Fen })
/** What two sharers (limits A ≥ B) may spend: 1 (A+B)×p %, 2 A×p %, 3 A+B×p %, 4 A+p, 5 (A+B)÷2+p; p in percent or fen. */
export const Multiplayer = Type.Object({
  formula: Type.Unsafe<1 | 2 | 3 | 4 | 5>({ type: 'integer', enum: [1, 2, 3, 4, 5] }),
  param: Fen,
})
/** A hotel by its number at the supplier, and as it was called when it was chosen. */
export const NamedHotel = Type.Object({ hotelId: Word, name: Type.String({ minLength: 1, maxLength: 120 }) })
export const HotelSection = Type.Object({
  cityItems: optional(Type.Array(CityItem, { maxItems: 400 })),
  seasonCityItems: optional(Type.Array(SeasonCityItem, { maxItems: 400 })),
  /** Whether every night is compared or the average of the stay, which is usual (handbook 7.2). */
  compare: optional(words('average', 'each')),
  starMax: optional(within(policyBounds.stars)),
  /** What a rate with breakfast may cost more per room and night; absent, breakfast counts like the room. */
  breakfastExtra: optional(Fen),
  advanceDays: optional(AdvanceDays),
  /** Agreement hotels where one costs at most this much more per night. */
  agreementFirst: optional(Type.Object({ threshold: Fen })),
  multiplayer: optional(Multiplayer),
  muchFloatation: optional(Float),
  singleFloatation: optional(Float),
  /** They keep the standard whatever they cost. */
  exemptHotels: optional(Type.Array(NamedHotel, { maxItems: 200 })),
  /** Hotels with one of these words in their name, whether it is Chinese or English. */
  excludedKeywords: optional(Type.Array(Word, { maxItems: 50 })),
  excludedCountries: optional(Countries),
  handling: handlingOf('hotelPrice', 'star', 'advanceDays', 'agreementHotel', 'hotelName', 'country'),
})
export type HotelSection = Static<typeof HotelSection>
