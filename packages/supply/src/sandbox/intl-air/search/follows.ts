/** From landing to the next direction, in ms. */
const changeMs = 3_600_000

/** A direction leaves an hour after the one before has come; instants in ms. */
export const follows = (after: { departMs: number }, before: { arriveMs: number } | undefined): boolean =>
  !before || after.departMs >= before.arriveMs + changeMs
