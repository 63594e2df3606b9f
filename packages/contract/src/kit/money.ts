import { Type, type Static } from 'typebox'
import { LocalDate } from './local-date'

/** Whole minor units (fen for CNY) with their currency; never a float. */
export const Money = Type.Object({
  amount: Type.Integer(),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
})
export type Money = Static<typeof Money>

/** By what fen are told in the company's base currency too, and of which day the rate is. */
export const BaseRate = Type.Object({
  currency: Type.String(),
  day: LocalDate,
  /** Fen for a million whole units of the currency. */
  fenPerMillion: Type.Integer({ minimum: 1 }),
})
export type BaseRate = Static<typeof BaseRate>
