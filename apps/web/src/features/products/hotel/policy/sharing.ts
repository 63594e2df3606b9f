import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'

type Sharing = NonNullable<HotelSection['multiplayer']>
type Float = NonNullable<HotelSection['muchFloatation']>

export const formulas = [1, 2, 3, 4, 5] as const satisfies readonly Sharing['formula'][]

/** The first three are of percent, the others of money (handbook 7.3). */
export const isPercent = (formula: Sharing['formula']): boolean => formula <= 3

/** What each begins with: a figure of one unit means nothing in the other. */
const usual: Readonly<Record<Sharing['formula'], number>> = { 1: 70, 2: 120, 3: 50, 4: 100_00, 5: 100_00 }

export function withFormula(sharing: Sharing, chosen: number): Sharing {
  const formula = formulas.find((each) => each === chosen) ?? sharing.formula
  return formula === sharing.formula ? sharing : { formula, param: usual[formula] }
}

export const withFloatType = (float: Float, type: Float['type']): Float =>
  type === float.type ? float : { type, value: type === 'percent' ? 10 : 50_00 }
