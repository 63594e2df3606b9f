import { Type } from 'typebox'

/** What a column `integer` holds at most. */
const most = 2_147_483_647

/** Fen that a request names: a price seen, a total agreed to. No order comes near a milliard yuan. */
export const SentFen = Type.Integer({ minimum: 0, maximum: 100_000_000_000 })
/** The number of a company, a city, a country: a row of ours. 0 is none chosen. */
export const NumericId = Type.Integer({ minimum: 0, maximum: most })
/** Which state of a thing the sender saw. */
export const Version = Type.Integer({ minimum: 0, maximum: most })
/** Degrees. */
export const Latitude = Type.Number({ minimum: -90, maximum: 90 })
export const Longitude = Type.Number({ minimum: -180, maximum: 180 })
