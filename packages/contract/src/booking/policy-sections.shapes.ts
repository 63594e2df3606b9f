import { Type, type Static, type TSchema } from 'typebox'
import { words } from '../kit/words'
import { handlings, type PolicyRule } from './codes'

/** Units of every section: money in fen, discounts in tenths of the full fare (60 is 6.0折), times in minutes. */
const Fen = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const Hours = Type.Integer({ minimum: 1, maximum: 12 })
const Minutes = Type.Integer({ minimum: 1, maximum: 6000 })
const AdvanceDays = Type.Integer({ minimum: 0, maximum: 90 })
const Carriers = Type.Array(Type.String({ pattern: '^[A-Z0-9]{2}$' }), { maxItems: 50 })
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
export const Cabin = words('F', 'C', 'W', 'Y')
const Word = Type.String({ minLength: 1, maxLength: 40 })

const HandlingWord = words(...handlings.words)
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema)

/** How a broken rule is dealt with (handbook 7.4); a rule that is not named goes to approval. */
const handlingOf = <const Rule extends PolicyRule>(...rules: Rule[]) =>
  Type.Unsafe<Partial<Record<Rule, Static<typeof HandlingWord>>>>(
    Type.Object(Object.fromEntries(rules.map((rule) => [rule, Type.Optional(HandlingWord)])), { additionalProperties: false }),
  )

/** A cabin that may be flown; `floatAmount` is what may be paid above the price that the discount allows. */
export const CabinStandard = Type.Object({
  cabin: Cabin,
  maxDiscount: optional(Type.Integer({ minimum: 10, maximum: 500 })),
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
export const CabinDuration = Type.Object({ cabins: Type.Array(Cabin, { minItems: 1, maxItems: 4 }), minutes: Minutes })
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

export const IntlFlightSection = Type.Object({
  /** Cabins by minutes in the air: the last line whose `from` the journey reaches. */
  byDuration: optional(
    Type.Array(Type.Object({ from: Type.Integer({ minimum: 0, maximum: 6000 }), cabins: Type.Array(Cabin, { minItems: 1 }) }), {
      minItems: 1,
      maxItems: 10,
    }),
  ),
  /** The dearest journey with taxes. */
  maxPrice: optional(Fen),
  advanceDays: optional(AdvanceDays),
  /** Direct where a direct journey of the same cabin costs at most this much more. */
  directFirst: optional(Type.Object({ threshold: Fen })),
  handling: handlingOf('cabin', 'offerPrice', 'advanceDays', 'direct'),
})
export type IntlFlightSection = Static<typeof IntlFlightSection>

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
  countries: optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 250 })),
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
export const Float = Type.Object({ type: words('percent', 'amount'), value: Type.Integer({ minimum: 0, maximum: 100_000_000 }) })
/** What two sharers (limits A ≥ B) may spend: 1 (A+B)×p %, 2 A×p %, 3 A+B×p %, 4 A+p, 5 (A+B)÷2+p; p in percent or fen. */
export const Multiplayer = Type.Object({
  formula: Type.Unsafe<1 | 2 | 3 | 4 | 5>({ type: 'integer', enum: [1, 2, 3, 4, 5] }),
  param: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
})
export const HotelSection = Type.Object({
  cityItems: optional(Type.Array(CityItem, { maxItems: 400 })),
  seasonCityItems: optional(Type.Array(SeasonCityItem, { maxItems: 400 })),
  /** Whether every night is compared or the average of the stay, which is usual (handbook 7.2). */
  compare: optional(words('average', 'each')),
  starMax: optional(Type.Integer({ minimum: 1, maximum: 5 })),
  /** What a rate with breakfast may cost more per room and night; absent, breakfast counts like the room. */
  breakfastExtra: optional(Fen),
  advanceDays: optional(AdvanceDays),
  /** Agreement hotels where one costs at most this much more per night. */
  agreementFirst: optional(Type.Object({ threshold: Fen })),
  multiplayer: optional(Multiplayer),
  muchFloatation: optional(Float),
  singleFloatation: optional(Float),
  handling: handlingOf('hotelPrice', 'star', 'advanceDays', 'agreementHotel'),
})
export type HotelSection = Static<typeof HotelSection>

export const trainTypes = ['G', 'C', 'D', 'Z', 'T', 'K', 'other'] as const
export const SeatCodes = Type.Array(Type.String({ pattern: '^([0-9A-Z]|WZ)$' }), { minItems: 1, maxItems: 20 })
/** Seats (handbook 3.2) that may be taken on trains of these types. Standing (WZ) may always be. */
export const TrainGroup = Type.Object({
  types: Type.Array(words(...trainTypes), { minItems: 1, maxItems: 7 }),
  seats: SeatCodes,
})
export const TrainSection = Type.Object({
  groups: optional(Type.Array(TrainGroup, { minItems: 1, maxItems: 7 })),
  /** Also allowed on trains that are under way at two in the morning. */
  nightSeats: optional(SeatCodes),
  /** Also allowed on rides of at least so many minutes. */
  longRide: optional(Type.Object({ minutes: Minutes, seats: SeatCodes })),
  advanceDays: optional(AdvanceDays),
  handling: handlingOf('trainSeat', 'advanceDays'),
})
export type TrainSection = Static<typeof TrainSection>

export const carClasses = ['economy', 'comfort', 'business', 'luxury'] as const
export const CarSection = Type.Object({
  classes: optional(Type.Array(words(...carClasses), { minItems: 1, maxItems: 4 })),
  /** Fen per ride, by its estimate. */
  maxPrice: optional(Fen),
  /** Simplified Chinese names of the cities in which cars may be ordered. */
  cityNames: optional(Type.Array(Word, { minItems: 1, maxItems: 400 })),
  /** Hours in which a ride may begin; a window may span midnight. */
  times: optional(Type.Array(Type.Object({ from: Clock, to: Clock }), { minItems: 1, maxItems: 7 })),
  /** Rides in a calendar month. */
  monthlyCount: optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  handling: handlingOf('carClass', 'carPrice', 'carCity', 'carTime', 'carCount'),
})
export type CarSection = Static<typeof CarSection>
