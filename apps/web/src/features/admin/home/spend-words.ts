/** More than that compares nothing. */
const mostPercent = 999

/** By how many percent an amount changed; undefined where there was nothing to compare with. */
export function changeOf(amount: number, before: number): number | undefined {
  const percent = before > 0 ? Math.round(((amount - before) / before) * 100) : Infinity
  return percent > mostPercent ? undefined : percent
}
