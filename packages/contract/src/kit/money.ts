import { Type, type Static } from 'typebox'

/** Whole minor units (fen for CNY) with their currency; never a float. */
export const Money = Type.Object({
  amount: Type.Integer(),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
})
export type Money = Static<typeof Money>
