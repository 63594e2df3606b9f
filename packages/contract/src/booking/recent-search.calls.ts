import { Type } from 'typebox'
import { call } from '../kit/call'
import { Instant, LocalDate } from '../kit/local-date'
import { products, travelTypes } from './codes'
import { SearchStart } from './search-start.shapes'

/** A journey that the caller has searched for, as its form begins with it. */
const RecentSearch = Type.Object({
  productType: products.schema,
  start: SearchStart,
  /** Searched for again and again. */
  frequent: Type.Boolean(),
  /** The lowest fare within the caller's standards that the last list showed, in fen of one adult: of which day, and when. */
  lowest: Type.Optional(Type.Object({ price: Type.Integer(), date: LocalDate, at: Instant })),
})

export const getRecentSearches = call({
  summary: 'Journeys that the caller has searched for: those of every week first, then the latest, with the fare that was found.',
  method: 'GET',
  path: 'api/Order/GetRecentSearches',
  access: 'book',
  clause: 'S1.03',
  request: Type.Object({ travelType: travelTypes.schema }),
  response: Type.Object({ list: Type.Array(RecentSearch) }),
})
