import { Type, type Static } from 'typebox'
import { words } from '../../kit/words'

const extraKinds = ['seat', 'meal', 'bag'] as const
const extraCodes = ['window', 'aisle', 'legroom', 'hotMeal', 'bag'] as const
const Code = words(...extraCodes)
const Fen = Type.Integer()

/** What a carrier sells beside the fare of a flight, or includes in it at no price. */
export const IntlExtraOffer = Type.Object({
  /** Counted through the whole trip. */
  segment: Type.Integer(),
  kind: words(...extraKinds),
  code: Code,
  /** Of a bag. */
  kilograms: Type.Optional(Type.Integer()),
  price: Fen,
  /** By one traveller. */
  atMost: Type.Integer(),
  /** Its price comes back with a ticket that is given back. */
  refundable: Type.Boolean(),
})
export type IntlExtraOffer = Static<typeof IntlExtraOffer>

/** What one traveller wants of it: at most one seat and one meal on a flight. */
export const IntlExtraRequest = Type.Object({
  segment: Type.Integer({ minimum: 0, maximum: 17 }),
  code: Code,
  count: Type.Integer({ minimum: 1, maximum: 9 }),
})
export type IntlExtraRequest = Static<typeof IntlExtraRequest>
export const IntlExtraRequests = Type.Array(IntlExtraRequest, { maxItems: 54 })

/** What became of it: the carrier confirms it with the tickets, gives another seat, or refuses it and the money goes back. */
export const IntlOrderExtra = Type.Object({
  segment: Type.Integer(),
  kind: words(...extraKinds),
  code: Code,
  kilograms: Type.Optional(Type.Integer()),
  count: Type.Integer(),
  /** Of one, as it was bought. */
  price: Fen,
  state: words('asked', 'confirmed', 'replaced', 'refused'),
  /** The order that bought it after ticketing. */
  boughtIn: Type.Optional(Type.String()),
  /** As it was confirmed. */
  given: Type.Optional(Type.Object({ code: Code, price: Fen, seatNo: Type.Optional(Type.String()) })),
  /** Fen that went back because it was refused, or another one cost less. */
  back: Fen,
})
export type IntlOrderExtra = Static<typeof IntlOrderExtra>
