/** By how many percent an amount changed; undefined where there was nothing to compare with. */
export const changeOf = (amount: number, before: number): number | undefined =>
  before > 0 ? Math.round(((amount - before) / before) * 100) : undefined
