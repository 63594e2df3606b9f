import { Type, type Static } from 'typebox'
import { draftGone } from './booking-problems'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { products } from './codes'
import { Verdict } from './policy/verdict.shapes'

/** One way of making the journey, whatever the product; money is fen of one traveller, all charges included. */
export const ComparedOffer = Type.Object({
  productType: products.schema,
  /** Why it stands here: the cheapest within the standards, the fastest from door to door, or both. */
  best: Type.Array(words('cheapest', 'fastest')),
  /** G1, MU5101. */
  number: Type.String(),
  /** Class in the caller's language. */
  seat: Type.String(),
  from: Type.String(),
  to: Type.String(),
  departDate: LocalDate,
  departTime: Type.String(),
  arriveTime: Type.String(),
  spanDays: Type.Integer(),
  rideMinutes: Type.Integer(),
  /** With the way to the station or airport, waiting, and the way into town. */
  doorToDoorMinutes: Type.Integer(),
  /** Of one traveller, with the average of the fees of all. */
  price: Type.Integer(),
  /** Grams of CO₂ per passenger, an estimate. */
  carbonGrams: Type.Integer(),
  verdict: Verdict,
})
export type ComparedOffer = Static<typeof ComparedOffer>

export const compareJourney = call({
  summary:
    'Ways of different products to make the journey of a temp order on its date, judged by the standards of its travellers.',
  method: 'GET',
  path: 'api/Order/CompareJourney',
  search: true,
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) }),
  response: Type.Object({
    date: LocalDate,
    /** Products that go there on this day, with their best offers; a product without any is left out. */
    products: Type.Array(Type.Object({ productType: products.schema, offers: Type.Array(ComparedOffer) })),
    /** What door-to-door times and CO₂ are taken from, in the caller's language. */
    assumptions: Type.Array(Type.String()),
  }),
  problems: [...draftGone],
})
